import { useEffect, useState } from 'react'
import { currentTime } from '~/lib/current-time'

/** A minute on the screen is never late by more. */
const EVERY_MS = 10_000

/** The time from the moment the page was made on, for what counts down while it is open. */
export function useRunningTime(madeAt: Date): Date {
  const [now, setNow] = useState(madeAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
