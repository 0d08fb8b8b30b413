import { setTimeout as wait } from 'node:timers/promises'
import { currentTime } from '../../../lib/current-time.ts'
import { MAIL_CLASSES, type MailClass } from '../../mail-kinds.ts'
import { hear } from '../bus/hear.ts'
import type { Database } from '../database/db.ts'
import { mailsTried } from '../metrics/registry.ts'
import { Waker } from '../waker.ts'
import { Patience } from './patience.ts'
import { deliver, openTransport } from './smtp.ts'
import { takeMails } from './take.ts'

/** Connections to the mail server of one process: no class waits for those of another. */
const CONNECTIONS = { now: 3, soon: 3, bulk: 4 } as const satisfies Record<MailClass, number>
/** Fallback for lost notices, and how failed mails are found again, milliseconds. */
const LOOK_MS = 5_000
/** Pause after the mail server did not answer; doubled each time, milliseconds. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 5_000
/** How long mails being sent may take when the process stops, milliseconds; what is cut off is retried by others. */
const STOP_WITHIN_MS = 5_000

type Options = {
  /** Whether this process may work now; otherwise others do. */
  mayRun: () => Promise<boolean>
  onFailure: (error: unknown) => void
}

/** Sends what waits in the outbox until the signal ends it, each class of mails separately. */
export async function keepSending(db: Database, options: Options, signal: AbortSignal): Promise<void> {
  await Promise.all(MAIL_CLASSES.map((mailClass) => keepSendingClass(db, mailClass, options, signal)))
}

async function keepSendingClass(db: Database, mailClass: MailClass, options: Options, signal: AbortSignal) {
  const { mayRun, onFailure } = options
  const transport = openTransport(CONNECTIONS[mailClass])
  const waker = new Waker()
  const wake = () => waker.wake()
  const heard = (classes: readonly string[]) => {
    if (classes.includes(mailClass)) wake()
  }
  const stopHearing = hear(['outbox'], { heard, missed: wake })
  const underway = new Set<Promise<void>>()
  /** How often in a row the mail server has not answered; then one mail at a time tests it. */
  let silences = 0
  const free = () => (silences > 0 ? 1 : CONNECTIONS[mailClass]) - underway.size
  const take = async () => (free() > 0 && (await mayRun()) ? takeMails(db, mailClass, free(), currentTime()) : [])
  const patience = new Patience(db, mailClass)
  while (!signal.aborted) {
    const mails = await take().catch((error: unknown) => {
      onFailure(error)
      return []
    })
    for (const mail of mails) {
      const sending = deliver(db, { mail, transport, now: currentTime })
        .then(async (outcome) => {
          mailsTried.inc({ class: mailClass, outcome })
          silences = outcome === 'away' ? silences + 1 : 0
          if (outcome === 'away') patience.lost()
          if (outcome === 'sent') await patience.found()
        })
        .catch(onFailure)
        .finally(() => {
          underway.delete(sending)
          wake()
        })
      underway.add(sending)
    }
    if (mails.length === 0 && underway.size === 0 && !signal.aborted) patience.look({ mayRun, wake, onFailure })
    await waker.sleep(LOOK_MS, signal)
    if (silences > 0) await wait(pauseAfter(silences), undefined, { signal }).catch(() => {})
  }
  stopHearing()
  await Promise.race([Promise.all([...underway, patience.looking]), wait(STOP_WITHIN_MS)])
  transport.close({ force: true })
}

function pauseAfter(silences: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (silences - 1))
}
