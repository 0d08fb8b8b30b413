import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SessionUser } from '~/platform/client/session-user'
import { useFocusKeeper } from '~/ui/focus/use-focus-keeper'
import { SkipLink } from '~/ui/shell/skip-link'
import { PendingScreen } from '../-screens/pending-screen'
import { AppPages } from './app-pages'
import { SuperPages } from './super-pages'

/** The frame for people with an account around the current page; a tunnel page has none. */
export function OwnPages({ user, children }: { user: SessionUser; children: ReactNode }) {
  useFocusKeeper()
  const isTunnel = useMatches({ select: (matches) => matches.some((match) => match.staticData.isTunnel) })
  const isSuper = useMatches({ select: (matches) => matches.some((match) => match.routeId === '/super') })
  if (isTunnel) {
    return (
      <>
        <SkipLink />
        {children}
      </>
    )
  }
  // A platform admin without other roles only has the administration's frame.
  const hasOnlySuper = user.isAdmin && user.applicantProfile === null && user.companyProfiles.length === 0
  if (isSuper || hasOnlySuper) return <SuperPages>{children}</SuperPages>
  return <AppPages user={user}>{children}</AppPages>
}

/** The same while the page is loading. */
export function WaitingPages({ user }: { user: SessionUser }) {
  return (
    <OwnPages user={user}>
      <PendingScreen />
    </OwnPages>
  )
}
