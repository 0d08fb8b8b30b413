import { useCallback, useEffect, useRef } from 'react'

/** Offers of `removeEntry` to put something back, which end with the component or when it says so. */
export function useOffers() {
  const ends = useRef<(() => void)[]>([])
  const endAll = useCallback(() => {
    for (const end of ends.current.splice(0)) end()
  }, [])
  useEffect(() => endAll, [endAll])
  return { add: (end: () => void) => void ends.current.push(end), endAll }
}
