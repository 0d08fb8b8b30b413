import { useEffect, useEffectEvent } from 'react'
import { keptInputs } from './kept-inputs'

type Keep = {
  /** What would be lost; undefined when nothing would. */
  read: () => unknown
  /** Gets what was read when the session ended. */
  bringBack: (kept: unknown) => void
}

/**
 * Keeps a part of a form that is not among its values, such as chosen files, when the session ends elsewhere: signing in
 * again brings it back, as long as the window stays open. Leaving the page does not ask about it.
 * @param name distinguishes it on its page
 */
export function useKeptInput(name: string, keep: Keep): void {
  const read = useEffectEvent(keep.read)
  const bringBack = useEffectEvent(keep.bringBack)
  useEffect(() => {
    const place = `${window.location.pathname}#${name}`
    const kept = keptInputs.take(place)
    if (kept !== undefined) bringBack(kept)
    return keptInputs.register(
      place,
      () => read(),
      () => true,
    )
  }, [name])
}
