import { createFileRoute, redirect } from '@tanstack/react-router'

// The layout has sent everybody to their side already; this is where the address ends if it has not.
export const Route = createFileRoute('/app/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: context.user.type === 'COMPANY' ? '/app/company' : '/app/applicant' })
  },
})
