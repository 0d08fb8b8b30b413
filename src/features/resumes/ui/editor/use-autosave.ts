import { useEffect, useEffectEvent } from 'react'

/** How long nobody types before it saves by itself, milliseconds. */
const PAUSE = 1500

/** Calls `save` with the values a moment after their last change, as long as there is something to save. */
export function useAutosave<Values>(values: Values, isDue: boolean, save: (values: Values) => void) {
  const onPause = useEffectEvent(save)
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => onPause(values), PAUSE)
    return () => clearTimeout(timer)
  }, [values, isDue])
}
