import { sql } from 'drizzle-orm'
import { getConfig } from '../config.ts'
import type { Queryable } from '../database/db.ts'
import type { Mail } from './mail.ts'
import { renderMailText } from './mail.ts'
import { renderMailHtml } from './message.tsx'
import { outboxMail } from './table.ts'

/** Channel on which a waiting worker is woken; the table is the truth, a lost notice only costs seconds. */
export const OUTBOX_CHANNEL = 'outbox_mail'

/**
 * Puts mails into the outbox. Call it with the transaction that writes what the mails tell of:
 * then either both exist or neither.
 */
export async function enqueueMails(db: Queryable, mails: Mail[]): Promise<void> {
  if (mails.length === 0) return
  const { APP_URL } = getConfig()
  await db
    .insert(outboxMail)
    .values(
      mails.map((mail) => ({
        recipient: mail.to,
        subject: oneLine(mail.subject),
        html: renderMailHtml(mail, APP_URL),
        text: renderMailText(mail, APP_URL),
        kind: mail.kind,
        calendar: mail.calendar ?? null,
        unsubscribeUrl: mail.unsubscribe?.postUrl ?? null,
        dedupeKey: mail.dedupeKey ?? null,
        attachments: mail.attachments ?? [],
      })),
    )
    .onConflictDoNothing({ target: outboxMail.dedupeKey })
  await db.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`)
}

/** Titles and names stand in subjects; a line break there would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
