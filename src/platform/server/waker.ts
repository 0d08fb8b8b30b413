import { setTimeout as wait } from 'node:timers/promises'

/** Lets a loop sleep until somebody wakes it; a call while it is awake shortens its next pause. */
export class Waker {
  private isDue = false
  private end: (() => void) | null = null

  wake(): void {
    this.isDue = true
    this.end?.()
  }

  /** Until the time is over, somebody wakes it, or the signal ends everything. */
  sleep(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        this.end = null
        this.isDue = false
        resolve()
      }
      const timer = setTimeout(end, ms)
      signal.addEventListener('abort', end)
      this.end = end
      if (this.isDue || signal.aborted) end()
    })
  }
}

type Turns = {
  waker: Waker
  signal: AbortSignal
  /** The longest pause, milliseconds. */
  everyMs: number
  /** The shortest pause, however often somebody wakes, milliseconds. */
  leastMs: number
}

/** Runs `turn` again and again, at its interval and whenever somebody wakes it, until the signal ends it. */
export async function takeTurns(turn: () => Promise<unknown>, { waker, signal, everyMs, leastMs }: Turns) {
  while (!signal.aborted) {
    await turn()
    const least = wait(leastMs, undefined, { signal }).catch(() => {})
    await waker.sleep(everyMs, signal)
    await least
  }
}
