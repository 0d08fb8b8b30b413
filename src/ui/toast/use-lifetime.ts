import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` after `life` milliseconds, not counting the time while `isPaused`. Without `life`: never. */
export function useLifetime(life: number | undefined, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(life)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (remaining.current === undefined || isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => end(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(0, (remaining.current ?? 0) - (performance.now() - startedAt))
    }
  }, [isPaused])
}
