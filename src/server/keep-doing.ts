import type { Channel } from '~/platform/server/bus/channels'
import { hear } from '~/platform/server/bus/hear'
import { hasRightClock } from '~/platform/server/own-clock'
import { processLog } from '~/platform/server/process-log'
import { repeatedFailures } from '~/platform/server/repeated-failures'
import { takeTurns, Waker } from '~/platform/server/waker'

type Work = {
  /** For the log. */
  name: string
  run: () => Promise<unknown>
  /** Notices that wake it. */
  wakenBy: readonly Channel[]
  /** How often it runs when nobody wakes it, milliseconds. */
  everyMs: number
}

/** Pause between two rounds, however many notices there are: one round handles everything that is due. */
const LEAST_PAUSE_MS = 100

/** Endless work of this process: at its interval, and whenever it is woken, until the signal ends it. */
export async function keepDoing({ name, run, wakenBy, everyMs }: Work, signal: AbortSignal): Promise<void> {
  const waker = new Waker()
  const wake = () => waker.wake()
  const stopHearing = hear(wakenBy, { heard: wake, missed: wake })
  const tell = repeatedFailures(processLog)
  const turn = async () => {
    // With a wrong clock it would end things too early; the other nodes do the work.
    if (await hasRightClock().catch(() => false)) {
      await run().catch((error: unknown) => tell('error', { job: name, error }, 'background work failed'))
    }
  }
  await takeTurns(turn, { waker, signal, everyMs, leastMs: LEAST_PAUSE_MS })
  stopHearing()
}
