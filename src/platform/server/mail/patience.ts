import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { currentTime } from '../../../lib/current-time.ts'
import { MAIL_CLASSES, type MailClass } from '../../mail-kinds.ts'
import { announce } from '../bus/announce.ts'
import type { Database } from '../database/db.ts'
import { checkMailServer } from './smtp.ts'
import { outboxMail } from './table.ts'
import { isOpen, MAX_ATTEMPTS } from './take.ts'

/** Between two looks whether the mail server lets us in, milliseconds. */
const LOOK_MS = 5_000
/** Between two mails that try whether it takes them, for one that lets us in and takes none: doubled up to this. */
const LONGEST_PAUSE_MS = 5 * 60_000

type Look = { mayRun: () => Promise<boolean>; wake: () => void; onFailure: (error: unknown) => void }

/**
 * Ends the pauses of mails that wait only because the mail server was away, as soon as it is back: it lets us in, one
 * mail tries whether it takes them, and then all may leave, as many at once as always.
 */
export class Patience {
  readonly #db: Database
  readonly #mailClass: MailClass
  /** Whether it took a mail after it was away last. In the beginning others may have left some waiting. */
  #isBack = false
  #tries = 0
  #nextAt = 0
  looking: Promise<void> | undefined

  constructor(db: Database, mailClass: MailClass) {
    this.#db = db
    this.#mailClass = mailClass
  }

  /** The mail server did not answer. */
  lost(): void {
    this.#isBack = false
  }

  /** It took a mail. */
  async found(): Promise<void> {
    if (this.#isBack) return
    this.#isBack = true
    this.#tries = 0
    await releaseWaiting(this.#db, currentTime())
  }

  /** Nothing is due: looks in the background whether it is back. */
  look({ mayRun, wake, onFailure }: Look): void {
    if (this.#isBack || this.looking || performance.now() < this.#nextAt) return
    this.looking = this.#look(mayRun)
      .then((isOneDue) => isOneDue && wake())
      .catch(onFailure)
      .finally(() => {
        this.looking = undefined
      })
      .then(() => {})
  }

  async #look(mayRun: () => Promise<boolean>): Promise<boolean> {
    this.#nextAt = performance.now() + LOOK_MS
    if (!(await mayRun()) || !(await areWaiting(this.#db, this.#mailClass, currentTime()))) return false
    const letsUsIn = await checkMailServer().then(
      () => true,
      () => false,
    )
    if (!letsUsIn) return false
    this.#nextAt = performance.now() + Math.min(LONGEST_PAUSE_MS, LOOK_MS * 2 ** this.#tries)
    this.#tries += 1
    await releaseOne(this.#db, this.#mailClass, currentTime())
    return true
  }
}

/** Waits only because the mail server was away. Whoever takes it gives it another time, so nobody is sending it. */
const waitsForServer = (now: Date) =>
  and(isOpen, eq(outboxMail.awayUntil, outboxMail.nextAttemptAt), gt(outboxMail.nextAttemptAt, now))

/** Whether mails of this class wait only because the mail server was away. */
async function areWaiting(db: Database, mailClass: MailClass, now: Date): Promise<boolean> {
  const query = db.select({ id: outboxMail.id }).from(outboxMail)
  return (await query.where(and(waitsForServer(now), eq(outboxMail.class, mailClass))).limit(1)).length > 0
}

/**
 * The mail server is back: all that wait for it may leave, in the order in which they were written. Every process sends
 * as many at once as always.
 */
async function releaseWaiting(db: Database, now: Date): Promise<void> {
  const released = await db
    .update(outboxMail)
    .set({ nextAttemptAt: sql`least(${outboxMail.createdAt}, ${now.toISOString()}::timestamptz)` })
    .where(waitsForServer(now))
  if (released.rowCount) await announce(db, 'outbox', MAIL_CLASSES)
}

/** Lets one of them try whether mails are taken again, never with its last attempt. */
async function releaseOne(db: Database, mailClass: MailClass, now: Date): Promise<void> {
  const first = db
    .select({ id: outboxMail.id })
    .from(outboxMail)
    .where(and(waitsForServer(now), eq(outboxMail.class, mailClass), lt(outboxMail.attempts, MAX_ATTEMPTS - 1)))
    .orderBy(asc(outboxMail.attempts), asc(outboxMail.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true })
  await db.update(outboxMail).set({ nextAttemptAt: now }).where(sql`${outboxMail.id} = any(array(${first}))`)
}
