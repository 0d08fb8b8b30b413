import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { addDays } from '../../../lib/dates/dates.ts'
import type { MailClass } from '../../mail-kinds.ts'
import type { Database } from '../database/db.ts'
import { withMaskedLinks } from './masked-links.ts'
import { outboxMail } from './table.ts'

export const MAX_ATTEMPTS = 8

/**
 * A process that has taken a mail and is silent this long counts as gone, milliseconds: another one retries it then.
 */
export const LEASE_MS = 2 * 60_000
/** As long as a mail waits for a mail server that is away or asks for patience, days; programs of mail servers wait as long for each other. */
const AWAY_DAYS = 5
/** Before the second attempt; doubled for each following one, milliseconds. */
const FIRST_PAUSE_MS = 60_000

export type TakenMail = Awaited<ReturnType<typeof takeMails>>[number]

export const isOpen = and(isNull(outboxMail.deliveredAt), isNull(outboxMail.failedAt))

/**
 * Takes due mails for one attempt, longest waiting first. No process takes another's; no row stays locked. The number
 * of the attempt later shows whose it was.
 */
export async function takeMails(db: Database, mailClass: MailClass, count: number, now: Date) {
  const due = db
    .select({ id: outboxMail.id })
    .from(outboxMail)
    .where(and(isOpen, eq(outboxMail.class, mailClass), lte(outboxMail.nextAttemptAt, now)))
    .orderBy(asc(outboxMail.nextAttemptAt))
    .limit(count)
    .for('update', { skipLocked: true })
  return db
    .update(outboxMail)
    .set({ attempts: sql`${outboxMail.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
    .where(sql`${outboxMail.id} = any(array(${due}))`)
    .returning()
}

/** The mail is sent, whoever has taken it meanwhile. */
export async function markDelivered(db: Database, mail: TakenMail, now: Date): Promise<void> {
  // Its links were only for the mailbox; the stored copy opens nothing.
  const kept = { html: withMaskedLinks(mail.html), text: withMaskedLinks(mail.text), unsubscribeUrl: null }
  await db
    .update(outboxMail)
    .set({ deliveredAt: now, failedAt: null, lastError: null, ...kept })
    .where(and(eq(outboxMail.id, mail.id), isNull(outboxMail.deliveredAt)))
}

/**
 * The attempt failed: the mail waits longer each time, and is given up in the end; where the mail server was away or
 * asked to wait, only after days. Somebody else's attempt continues.
 */
export async function markFailed(
  db: Database,
  mail: TakenMail,
  { lastError, outcome }: { lastError: string; outcome: 'refused' | 'deferred' | 'away' },
  now: Date,
): Promise<void> {
  const waitsOn = outcome !== 'refused' && now < addDays(mail.createdAt, AWAY_DAYS)
  const attempts = Math.min(mail.attempts, waitsOn ? MAX_ATTEMPTS - 1 : MAX_ATTEMPTS)
  const nextAttemptAt = new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** (attempts - 1))
  const end =
    attempts === MAX_ATTEMPTS
      ? { failedAt: now }
      : { nextAttemptAt, awayUntil: outcome === 'away' ? nextAttemptAt : null }
  await db
    .update(outboxMail)
    .set({ lastError: lastError.slice(0, 500), attempts, ...end })
    .where(and(isOpen, eq(outboxMail.id, mail.id), eq(outboxMail.attempts, mail.attempts)))
}

/**
 * Without a mail server the outbox is the mailbox: all due mails count as delivered.
 * @returns how many
 */
export async function markArrived(db: Database, now: Date): Promise<number> {
  const arrived = await db
    .update(outboxMail)
    .set({ deliveredAt: now, attempts: sql`${outboxMail.attempts} + 1`, lastError: null })
    .where(and(isOpen, lte(outboxMail.nextAttemptAt, now)))
  return arrived.rowCount ?? 0
}
