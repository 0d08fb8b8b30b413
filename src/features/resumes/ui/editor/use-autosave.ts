import { useEffect, useEffectEvent } from 'react'

/** How long nobody types before it saves by itself, milliseconds. */
const PAUSE = 1500

/** Calls `save` a moment after the last change, as long as there is something to save. */
export function useAutosave(values: unknown, isDue: boolean, save: () => void) {
  const onPause = useEffectEvent(save)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values begins the pause anew
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => onPause(), PAUSE)
    return () => clearTimeout(timer)
  }, [values, isDue])
}
