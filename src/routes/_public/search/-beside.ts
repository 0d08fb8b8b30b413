import { getRouteApi, useHydrated } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'

/** The posting beside the list. */
export type Beside = {
  /** Whether there is room for it; never on the server. */
  isWide: boolean
  current: string | undefined
  /** Whether somebody has chosen it; otherwise it is the first of the list. */
  isChosen: boolean
  /** Shows it; by keyboard the focus goes along, because otherwise pressing a card would seem to do nothing. */
  choose: (id: string, isByKeyboard?: boolean) => void
  /** Moves the focus to the posting, as soon as it is there, and back to its card. */
  enter: () => void
  leave: () => void
  hasFocus: boolean
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
  const current = hasRoom ? (stelle ?? first) : undefined
  const [entered, enter] = useState<string>()
  return {
    isWide: hasRoom,
    current,
    isChosen: stelle !== undefined,
    choose: (id, isByKeyboard = false) => {
      enter(isByKeyboard ? id : undefined)
      void navigate({ search: (asked) => ({ ...asked, stelle: id }), replace: true, resetScroll: false })
    },
    enter: () => enter(current),
    leave: () => {
      enter(undefined)
      document.querySelector<HTMLElement>(`a[data-posting="${current}"]`)?.focus()
    },
    hasFocus: entered !== undefined && entered === current,
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
