import { createFileRoute, redirect } from '@tanstack/react-router'

// The layout has redirected everybody already; this is only the end of the address.
export const Route = createFileRoute('/app/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: context.user.type === 'COMPANY' ? '/app/company' : '/app/applicant' })
  },
})
