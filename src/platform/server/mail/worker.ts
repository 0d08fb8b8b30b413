import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Transporter } from 'nodemailer'
import nodemailer from 'nodemailer'
import { fileNameFor } from '../../../lib/file-name.ts'
import { getConfig } from '../config.ts'
import type { Database, Transaction } from '../database/db.ts'
import { readStoredFile } from '../files/store.ts'
import { markAttachment } from './brand-mark.ts'
import type { MailAttachment } from './mail.ts'
import { withMaskedLinks } from './masked-links.ts'
import { outboxMail } from './table.ts'

const MAX_ATTEMPTS = 8
const BATCH = 20

/**
 * Delivers due mails once. Each is locked, sent and marked in a transaction of its own, so two processes never send
 * the same line and a crash between sending and marking costs at most one repeated mail.
 * Without `SMTP_URL` a line counts as delivered as soon as it stands in the outbox, where the platform admin reads it.
 *
 * @returns how many lines were handled
 */
export async function deliverDueMails(db: Database, now: Date): Promise<number> {
  if (!getConfig().SMTP_URL) return markDelivered(db, now)
  let handled = 0
  while (handled < BATCH && (await db.transaction((tx) => deliverNext(tx, now)))) handled += 1
  return handled
}

/** All that is due in one statement: nothing has to be sent, so nothing has to be read. */
async function markDelivered(db: Database, now: Date): Promise<number> {
  const delivered = await db
    .update(outboxMail)
    .set({ deliveredAt: now, attempts: sql`${outboxMail.attempts} + 1`, lastError: null })
    .where(and(isNull(outboxMail.deliveredAt), isNull(outboxMail.failedAt), lte(outboxMail.nextAttemptAt, now)))
  return delivered.rowCount ?? 0
}

let transport: Transporter | undefined

async function deliverNext(tx: Transaction, now: Date): Promise<boolean> {
  const [mail] = await tx
    .select({
      id: outboxMail.id,
      recipient: outboxMail.recipient,
      subject: outboxMail.subject,
      html: outboxMail.html,
      text: outboxMail.text,
      calendar: outboxMail.calendar,
      unsubscribeUrl: outboxMail.unsubscribeUrl,
      attempts: outboxMail.attempts,
      attachments: outboxMail.attachments,
    })
    .from(outboxMail)
    .where(and(isNull(outboxMail.deliveredAt), isNull(outboxMail.failedAt), lte(outboxMail.nextAttemptAt, now)))
    .orderBy(asc(outboxMail.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!mail) return false
  const attempts = mail.attempts + 1
  try {
    await send(mail)
    // Its links were for the mailbox alone; what is kept for reading opens nothing.
    const kept = { html: withMaskedLinks(mail.html), text: withMaskedLinks(mail.text), unsubscribeUrl: null }
    await tx
      .update(outboxMail)
      .set({ deliveredAt: now, attempts, lastError: null, ...kept })
      .where(eq(outboxMail.id, mail.id))
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    const retryAt = new Date(now.getTime() + 30_000 * 2 ** attempts)
    await tx
      .update(outboxMail)
      .set({ attempts, lastError, ...(attempts >= MAX_ATTEMPTS ? { failedAt: now } : { nextAttemptAt: retryAt }) })
      .where(eq(outboxMail.id, mail.id))
  }
  return true
}

type DueMail = {
  id: string
  recipient: string
  subject: string
  html: string
  text: string
  calendar: string | null
  unsubscribeUrl: string | null
  attachments: MailAttachment[]
}

async function send(mail: DueMail) {
  const { SMTP_URL, MAIL_FROM } = getConfig()
  transport ??= nodemailer.createTransport(SMTP_URL)
  await transport.sendMail({
    from: MAIL_FROM,
    to: mail.recipient,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments: [
      ...(await Promise.all(
        mail.attachments.map(async ({ fileId, name, contentType }) => ({
          filename: fileNameFor(name, contentType),
          contentType,
          content: await readStoredFile(fileId),
        })),
      )),
      ...(mail.calendar
        ? [{ filename: 'termin.ics', content: mail.calendar, contentType: calendarType(mail.calendar) }]
        : []),
      await markAttachment(),
    ],
    headers: unsubscribeHeaders(mail.unsubscribeUrl),
    // The same line sent twice after a crash is recognised by mail systems by its id.
    messageId: `<${mail.id}@stellwerk>`,
  })
}

/** Mail programs take an entry out only when the part says so, too (RFC 6047 §2.4). */
function calendarType(calendar: string): string {
  const method = calendar.match(/^METHOD:([A-Z]+)/m)?.[1]
  return `text/calendar; charset=utf-8${method ? `; method=${method}` : ''}`
}

/** RFC 2369 and 8058: the mail program shows its own button, which posts to this address. */
export function unsubscribeHeaders(url: string | null): Record<string, string> {
  return url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
