import { and, count, desc, eq, gt, isNotNull, isNull, max, min, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { MAIL_CLASSES } from '~/platform/mail-kinds'
import { audit } from '~/platform/server/audit/audit'
import { announce } from '~/platform/server/bus/announce'
import { getConfig } from '~/platform/server/config'
import type { Queryable } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { LEASE_MS } from '~/platform/server/mail/take'
import { mailClassLabels } from '../../labels'

type SendingState = 'ok' | 'kept' | 'late' | 'retrying'

/** How long a mail that may leave is usually not taken by any process, milliseconds. */
const SLACK_MS = 60_000

export const sendMailsSchema = z.object({ class: z.enum(MAIL_CLASSES) })

const isOpen = and(isNull(outboxMail.deliveredAt), isNull(outboxMail.failedAt))

/** How the sending of each class of mails goes, over all processes: what they do is in the outbox. */
export async function mailSending(db: Queryable, now: Date) {
  const rows = await db
    .select({
      class: outboxMail.class,
      waiting: count(),
      oldest: min(outboxMail.createdAt),
      nextAt: min(outboxMail.nextAttemptAt),
      failing: sql<number>`count(*) filter (where ${outboxMail.lastError} is not null)`.mapWith(Number),
      paused: sql<number>`count(*) filter (where ${isPaused(now)})`.mapWith(Number),
    })
    .from(outboxMail)
    .where(isOpen)
    .groupBy(outboxMail.class)
  const isSending = getConfig().SMTP_URL !== undefined
  return Promise.all(
    MAIL_CLASSES.map(async (name) => {
      const open = rows.find((row) => row.class === name)
      const nextAt = open?.nextAt ?? null
      const isLate = nextAt !== null && nextAt.getTime() + SLACK_MS < now.getTime()
      const state: SendingState = isLate ? 'late' : open?.failing ? 'retrying' : isSending ? 'ok' : 'kept'
      return {
        name,
        label: mailClassLabels[name],
        state,
        waiting: open?.waiting ?? 0,
        oldest: open?.oldest ?? null,
        nextAt,
        lastSentAt: await lastSent(db, name),
        lastError: open?.failing ? await lastError(db, name) : null,
        can: { send: (open?.paused ?? 0) > 0 },
      }
    }),
  )
}

/** Mails that were given up. */
export async function countFailedMails(db: Queryable): Promise<number> {
  return db.$count(outboxMail, isNotNull(outboxMail.failedAt))
}

/**
 * Sends now what waits for its next attempt, as when the mail server is back. What some process is just sending is not
 * touched: nothing is sent twice.
 */
export async function sendMailsNow(
  { db, actor, now }: SignedInContext,
  { class: mailClass }: z.infer<typeof sendMailsSchema>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(outboxMail)
      .set({ nextAttemptAt: now })
      .where(and(isOpen, eq(outboxMail.class, mailClass), isPaused(now)))
    await audit(tx, actor, 'mails.requested', { type: 'outbox-mail', details: { mails: mailClassLabels[mailClass] } })
    await announce(tx, 'outbox', [mailClass])
  })
}

/** A mail that is being sent is leased, and its lease ends sooner. */
function isPaused(now: Date) {
  return gt(outboxMail.nextAttemptAt, new Date(now.getTime() + LEASE_MS))
}

async function lastSent(db: Queryable, mailClass: (typeof MAIL_CLASSES)[number]): Promise<Date | null> {
  const newest = db
    .select({ deliveredAt: outboxMail.deliveredAt })
    .from(outboxMail)
    .where(and(isNotNull(outboxMail.deliveredAt), eq(outboxMail.class, mailClass)))
    .orderBy(sql`${outboxMail.createdAt} desc nulls first, ${outboxMail.id} desc nulls first`)
    .limit(RECENT)
    .as('newest')
  const [row] = await db.select({ at: max(newest.deliveredAt) }).from(newest)
  return row?.at ?? null
}

/** A mail written earlier may be the last to leave. */
const RECENT = 50

async function lastError(db: Queryable, mailClass: (typeof MAIL_CLASSES)[number]): Promise<string | null> {
  const [row] = await db
    .select({ lastError: outboxMail.lastError })
    .from(outboxMail)
    .where(and(isOpen, eq(outboxMail.class, mailClass), isNotNull(outboxMail.lastError)))
    .orderBy(desc(outboxMail.updatedAt))
    .limit(1)
  return row?.lastError ?? null
}
