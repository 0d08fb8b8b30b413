import { getRouteApi, useHydrated } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** The posting beside the list. */
export type Beside = {
  /** Whether there is room for it; never on the server. */
  isWide: boolean
  current: string | undefined
  /** Whether somebody has chosen it; otherwise it is the first of the list. */
  isChosen: boolean
  choose: (id: string) => void
  /** Moves the focus to the posting. */
  enter: () => void
}

/** The heading of the posting beside the list. */
export const BESIDE_HEADING = 'neben-der-liste'

const route = getRouteApi('/_public/search/jobs')

/**
 * The choice is part of the address, but no step back: the back button leads to the page before.
 * @param first the first hit
 */
export function useBeside(first: string | undefined, hasMap: boolean): Beside {
  const { stelle } = route.useSearch()
  const navigate = route.useNavigate()
  const isWide = useIsWide()
  const hasRoom = isWide && !hasMap
  return {
    isWide: hasRoom,
    current: hasRoom ? (stelle ?? first) : undefined,
    isChosen: stelle !== undefined,
    choose: (id) => void navigate({ search: (asked) => ({ ...asked, stelle: id }), replace: true, resetScroll: false }),
    enter: () => document.getElementById(BESIDE_HEADING)?.focus(),
  }
}

/** From 1024 px on; false on the server and without JavaScript. */
export function useIsWide(): boolean {
  const isHydrated = useHydrated()
  const isWide = useSyncExternalStore(
    followWidth,
    () => wide().matches,
    () => false,
  )
  return isHydrated && isWide
}

const wide = () => matchMedia('(width >= 64rem)')

function followWidth(changed: () => void) {
  const query = wide()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
