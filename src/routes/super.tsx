import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { FreshSessionHost } from '~/features/accounts/ui/step-up/fresh-session-host'
import { ConfirmHost } from '~/ui/dialog/confirm-host'
import { useFocusKeeper } from '~/ui/focus/use-focus-keeper'
import { SuperPages } from './-frames/super-pages'
import { PendingInApp } from './-screens/pending-in-app'

/** Platform admins only (specification section 6). */
export const Route = createFileRoute('/super')({
  beforeLoad: async ({ context, location }) => {
    const { user } = context
    if (!user) throw redirect({ to: '/auth/login', search: { redirect: location.href } })
    if (!user.isAdmin) throw redirect({ to: '/app' })
    const mustSetUp = await context.queryClient.ensureQueryData(context.trpc.account.mustSetUp.queryOptions())
    if (mustSetUp) throw redirect({ to: '/app/account' })
    return { user }
  },
  component: Administration,
  pendingComponent: PendingInApp,
})

function Administration() {
  useFocusKeeper()
  return (
    <SuperPages>
      <Outlet />
      <ConfirmHost />
      <FreshSessionHost />
    </SuperPages>
  )
}
