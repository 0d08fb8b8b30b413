import { useQueryClient } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SESSION_KEY } from '~/platform/client/session'
import type { SessionUser } from '~/platform/client/session-user'
import { PendingScreen } from './pending-screen'

const WaitingFrame = lazyRouteComponent(() => import('../-frames/own-pages'), 'WaitingPages')

/** Fetches the application's frame ahead, for people with an account: what waits can then stand in it at once. */
export function loadAppFrame() {
  void WaitingFrame.preload?.()
}

/**
 * For routes that bring the application's frame themselves, while they take longer than 300 ms. With a boundary of its
 * own, because a pending look that is still to be loaded would empty the whole page. Guards may read the session anew
 * meanwhile, so it is the one known from before that decides.
 */
export function PendingInApp() {
  const user = useQueryClient().getQueryData<SessionUser | null>(SESSION_KEY)
  if (!user) return <PendingScreen />
  return (
    <Suspense fallback={<PendingScreen />}>
      <WaitingFrame user={user} />
    </Suspense>
  )
}
