import { uuidv7 } from '../../../lib/uuid.ts'
import { MAIL_KINDS, type MailClass } from '../../mail-kinds.ts'
import { announce } from '../bus/announce.ts'
import { getConfig } from '../config.ts'
import type { Queryable } from '../database/db.ts'
import { originOfLaterWork } from '../tracing/underway.ts'
import type { Mail } from './mail.ts'
import { renderMailText } from './mail.ts'
import { mailsWithinLimits } from './mailbox-limits.ts'
import { renderMailHtml } from './message.ts'
import { outboxMail } from './table.ts'

/**
 * Puts mails into the outbox, within the transaction of the change they report: then either both exist or neither.
 * Mails beyond a mailbox's limit (`platform/mail-kinds.ts`) are dropped silently. Features call `enqueueMails` of the
 * accounts, which asks people's settings first.
 * @returns how many leave
 */
export async function writeOutbox(db: Queryable, mails: readonly Mail[]): Promise<number> {
  const within = await mailsWithinLimits(db, mails)
  if (within.length === 0) return 0
  let leaving = 0
  const classes = new Set<MailClass>()
  for (let start = 0; start < within.length; start += MAILS_AT_ONCE) {
    const rows = within.slice(start, start + MAILS_AT_ONCE).map(rowOf)
    const written = await db
      .insert(outboxMail)
      .values(rows)
      .onConflictDoNothing({ target: outboxMail.dedupeKey })
      .returning({ class: outboxMail.class })
    for (const row of written) classes.add(row.class)
    leaving += written.length
  }
  await announce(db, 'outbox', [...classes])
  return leaving
}

/** A statement takes 65,535 parameters. */
const MAILS_AT_ONCE = 1000

function rowOf(mail: Mail): typeof outboxMail.$inferInsert {
  const { APP_URL } = getConfig()
  return {
    id: uuidv7(),
    // However somebody typed it: as accounts are stored.
    recipient: mail.to.toLowerCase(),
    subject: oneLine(mail.subject.text),
    html: renderMailHtml(mail, APP_URL),
    text: renderMailText(mail, APP_URL),
    kind: mail.kind,
    class: MAIL_KINDS[mail.kind].class,
    calendar: mail.calendar,
    unsubscribeUrl: mail.unsubscribe?.postUrl,
    dedupeKey: mail.dedupeKey,
    attachments: mail.attachments,
    origin: originOfLaterWork(),
  }
}

/** Subjects contain titles and names; a line break there would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
