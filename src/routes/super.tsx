import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { ConfirmHost } from '~/ui/dialog/confirm-host'
import { SuperPages } from './-frames/super-pages'

/** Platform admins only (specification section 6). */
export const Route = createFileRoute('/super')({
  beforeLoad: ({ context, location }) => {
    const { user } = context
    if (!user) throw redirect({ to: '/auth/login', search: { redirect: location.href } })
    if (!user.isAdmin) throw redirect({ to: '/app' })
    return { user }
  },
  component: () => (
    <SuperPages>
      <Outlet />
      <ConfirmHost />
    </SuperPages>
  ),
})
