import { setTimeout as wait } from 'node:timers/promises'
import { currentTime } from '../../../lib/current-time.ts'
import { MAIL_CLASSES, type MailClass } from '../../mail-kinds.ts'
import { hear } from '../bus/hear.ts'
import { getConfig } from '../config.ts'
import type { Database } from '../database/db.ts'
import { Waker } from '../waker.ts'
import { deliver, openTransport } from './smtp.ts'
import { markArrived, takeMails } from './take.ts'

/** Connections to the mail server of one process: none of a class ever waits for those of another. */
const CONNECTIONS = { now: 3, soon: 3, bulk: 4 } as const satisfies Record<MailClass, number>
/** A net below the notices, and the way to what failed before, milliseconds. */
const LOOK_MS = 5_000
/** After the mail server did not answer; doubled each time, milliseconds. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 5_000
/** Mails on their way get so long when the process ends; what is cut off then is tried again by others, milliseconds. */
const STOP_WITHIN_MS = 5_000

type Options = {
  /** Whether this process may work just now; the others do meanwhile. */
  mayRun: () => Promise<boolean>
  onFailure: (error: unknown) => void
}

/** Sends what waits in the outbox until the signal ends it, each class of mails by itself. */
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
  /** How often in a row the mail server has not answered; one mail at a time asks whether it does again. */
  let silences = 0
  const free = () => (silences > 0 ? 1 : CONNECTIONS[mailClass]) - underway.size
  const take = async () => (free() > 0 && (await mayRun()) ? takeMails(db, mailClass, free(), currentTime()) : [])
  while (!signal.aborted) {
    const mails = await take().catch((error: unknown) => {
      onFailure(error)
      return []
    })
    for (const mail of mails) {
      const sending = deliver(db, { mail, transport, now: currentTime })
        .then((outcome) => {
          silences = outcome === 'away' ? silences + 1 : 0
        }, onFailure)
        .finally(() => {
          underway.delete(sending)
          wake()
        })
      underway.add(sending)
    }
    await waker.sleep(LOOK_MS, signal)
    if (silences > 0) await wait(pauseAfter(silences), undefined, { signal }).catch(() => {})
  }
  stopHearing()
  await Promise.race([Promise.all(underway), wait(STOP_WITHIN_MS)])
  transport.close({ force: true })
}

function pauseAfter(silences: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (silences - 1))
}

/** Sends once what is due now, one after the other. Returns how many were tried; for commands and tests. */
export async function deliverDueMails(db: Database, now: Date): Promise<number> {
  if (!getConfig().SMTP_URL) return markArrived(db, now)
  const transport = openTransport(1)
  let tried = 0
  for (const mailClass of MAIL_CLASSES) {
    for (;;) {
      const mails = await takeMails(db, mailClass, 1, now)
      if (mails.length === 0) break
      for (const mail of mails) await deliver(db, { mail, transport, now: () => now })
      tried += mails.length
    }
  }
  transport.close()
  return tried
}
