import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { AuthFrame } from '~/ui/shell/frames/auth-frame'

/** Signed-in users are redirected (specification section 2), except with a mail's link for another account. */
export const Route = createFileRoute('/auth')({
  beforeLoad: ({ context, location }) => {
    if (context.user && location.pathname !== '/auth/confirm') throw redirect({ to: '/app' })
  },
  component: () => (
    <AuthFrame
      home={{ to: '/' }}
      claim="Zwei Gleise, ein Ziel."
      claimText="Wer Arbeit sucht, zahlt hier nichts. Unternehmen zahlen einen festen Preis, nie für eine Bewerbung."
    >
      <Outlet />
    </AuthFrame>
  ),
})
