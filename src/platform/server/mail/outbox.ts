import { uuidv7 } from '../../../lib/uuid.ts'
import { announce } from '../bus/announce.ts'
import { getConfig } from '../config.ts'
import type { Queryable } from '../database/db.ts'
import type { Mail } from './mail.ts'
import { renderMailText } from './mail.ts'
import { mailsWithinLimits } from './mailbox-limits.ts'
import { renderMailHtml } from './message.ts'
import { outboxMail } from './table.ts'

/**
 * Puts mails into the outbox. Call it with the transaction that writes what the mails tell of:
 * then either both exist or neither. What a mailbox has had too much of (`mailbox-limits.ts`) is left out in silence.
 */
export async function enqueueMails(db: Queryable, mails: Mail[]): Promise<void> {
  const within = await mailsWithinLimits(db, mails)
  if (within.length === 0) return
  for (let start = 0; start < within.length; start += MAILS_AT_ONCE) {
    const rows = within.slice(start, start + MAILS_AT_ONCE).map(rowOf)
    await db.insert(outboxMail).values(rows).onConflictDoNothing({ target: outboxMail.dedupeKey })
  }
  await announce(db, 'outbox')
}

/** A statement takes 65,535 parameters. */
const MAILS_AT_ONCE = 1000

function rowOf(mail: Mail): typeof outboxMail.$inferInsert {
  const { APP_URL } = getConfig()
  return {
    id: uuidv7(),
    recipient: mail.to,
    subject: oneLine(mail.subject.text),
    html: renderMailHtml(mail, APP_URL),
    text: renderMailText(mail, APP_URL),
    kind: mail.kind,
    calendar: mail.calendar,
    unsubscribeUrl: mail.unsubscribe?.postUrl,
    dedupeKey: mail.dedupeKey,
    attachments: mail.attachments,
  }
}

/** Titles and names stand in subjects; a line break there would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
