import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicPages } from './-frames/public-pages'
import { PendingScreen } from './-screens/pending-screen'

/** Everything anybody may see stands between the public header and footer. */
export const Route = createFileRoute('/_public')({
  component: () => (
    <PublicPages>
      <Outlet />
    </PublicPages>
  ),
  pendingComponent: () => (
    <PublicPages>
      <PendingScreen />
    </PublicPages>
  ),
})
