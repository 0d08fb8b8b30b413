import { setTimeout as wait } from 'node:timers/promises'
import { hasRightClock } from './own-clock'
import { processLog } from './process-log'

type Loop = { name: string; everyMs: number; run: () => Promise<unknown> }

/** Between two rounds, however many notices there are: one round takes all that is due. */
const MIN_PAUSE_MS = 100

/** Work that never ends in this process: at its interval, and whenever it is woken, until the signal ends it. */
export function keepRunning({ name, everyMs, run }: Loop, signal: AbortSignal) {
  let woken = new AbortController()
  async function loop() {
    while (!signal.aborted) {
      const wake = woken.signal
      // By a wrong clock it would end what goes on; the other nodes do the work.
      if (await hasRightClock().catch(() => false)) {
        await run().catch((error: unknown) => processLog().error({ job: name, error }, 'background work failed'))
      }
      await wait(MIN_PAUSE_MS, undefined, { signal }).catch(() => {})
      await wait(everyMs, undefined, { signal: AbortSignal.any([signal, wake]) }).catch(() => {})
      if (wake.aborted) woken = new AbortController()
    }
  }
  return { wake: () => woken.abort(), ended: loop() }
}
