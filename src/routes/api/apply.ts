import { createFileRoute } from '@tanstack/react-router'
import { confirmByForm } from '~/server/auth/links/guest-confirmation'

/** The click that sends an application without an account. */
export const Route = createFileRoute('/api/apply')({
  server: { handlers: { ANY: ({ request }) => confirmByForm(request) } },
})
