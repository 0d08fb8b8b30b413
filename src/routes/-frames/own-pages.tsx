import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SessionUser } from '~/platform/client/session-user'
import { PendingScreen } from '../-screens/pending-screen'
import { AppPages } from './app-pages'
import { SuperPages } from './super-pages'

/** The frame for somebody with an account around the page that is open; a tunnel has none. */
export function OwnPages({ user, children }: { user: SessionUser; children: ReactNode }) {
  const isTunnel = useMatches({ select: (matches) => matches.some((match) => match.staticData.isTunnel) })
  const isSuper = useMatches({ select: (matches) => matches.some((match) => match.routeId === '/super') })
  if (isTunnel) return children
  // Somebody of the platform alone has no other frame than the administration's.
  const hasOnlySuper = user.isAdmin && user.applicantProfile === null && user.companyProfiles.length === 0
  if (isSuper || hasOnlySuper) return <SuperPages>{children}</SuperPages>
  return <AppPages user={user}>{children}</AppPages>
}

/** The same while the page is still to come. */
export function WaitingPages({ user }: { user: SessionUser }) {
  return (
    <OwnPages user={user}>
      <PendingScreen />
    </OwnPages>
  )
}
