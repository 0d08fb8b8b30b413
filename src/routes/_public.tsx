import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicPages } from './-frames/public-pages'
import { PendingScreen } from './-screens/pending-screen'

/** Public pages between header and footer. */
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
