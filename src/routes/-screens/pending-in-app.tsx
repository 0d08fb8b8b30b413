import { useQueryClient } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SESSION_KEY } from '~/platform/client/session'
import type { SessionUser } from '~/platform/client/session-user'
import { PendingScreen } from './pending-screen'

const WaitingFrame = lazyRouteComponent(() => import('../-frames/own-pages'), 'WaitingPages')

/** Preloads the application's frame for people with an account, so that placeholders can be inside it immediately. */
export function loadAppFrame() {
  void WaitingFrame.preload?.()
}

/**
 * For routes with their own application frame, while they take longer than 300 ms. In its own Suspense boundary,
 * because a placeholder that is still loading would empty the whole page. Guards may read the session again meanwhile,
 * so the previous one decides.
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
