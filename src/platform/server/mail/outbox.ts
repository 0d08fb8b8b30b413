import { uuidv7 } from '../../../lib/uuid.ts'
import { notify } from '../bus/announce.ts'
import { getConfig } from '../config.ts'
import type { Queryable } from '../database/db.ts'
import { runNamed } from '../database/prepared.ts'
import type { Mail } from './mail.ts'
import { renderMailText } from './mail.ts'
import { MAILBOX_LIMITS, mailsWithinLimits } from './mailbox-limits.ts'
import { renderMailHtml } from './message.ts'

/**
 * Puts mails into the outbox. Call it with the transaction that writes what the mails tell of:
 * then either both exist or neither. What a mailbox has had too much of (`mailbox-limits.ts`) is left out in silence.
 */
export async function enqueueMails(db: Queryable, mails: Mail[]): Promise<void> {
  const within = await mailsWithinLimits(db, mails)
  if (within.length === 0) return
  await runNamed(db, 'enqueue_mails', ENQUEUE, [JSON.stringify(within.map(rowOf))])
}

/**
 * For a command that writes everything it has to in one statement: the mails as the one JSON value of
 * {@link insertMails}. The statement itself has to announce on `outbox` what is not delivered:
 * without a mail server a line is from the start what the worker would make of it, and need not be written twice.
 * Only for kinds without a limit by mailbox.
 */
export function outboxRows(mails: Mail[], now: Date): string {
  const delivered = getConfig().SMTP_URL ? {} : { delivered_at: now, attempts: 1 }
  for (const { kind } of mails) {
    if (typeof MAILBOX_LIMITS[kind] === 'object') throw new Error(`mails of kind ${kind} are limited by mailbox`)
  }
  return JSON.stringify(mails.map((mail) => ({ ...rowOf(mail), ...delivered })))
}

function rowOf(mail: Mail) {
  const { APP_URL } = getConfig()
  return {
    id: uuidv7(),
    recipient: mail.to,
    subject: oneLine(mail.subject.text),
    html: renderMailHtml(mail, APP_URL),
    text: renderMailText(mail, APP_URL),
    kind: mail.kind,
    calendar: mail.calendar ?? null,
    unsubscribe_url: mail.unsubscribe?.postUrl ?? null,
    dedupe_key: mail.dedupeKey ?? null,
    attachments: mail.attachments ?? [],
    attempts: 0,
  }
}

/**
 * SQL that puts {@link outboxRows} into the outbox.
 *
 * @param rows the parameter that holds them
 * @param from what else the statement takes its rows from: nothing is written when that is empty
 */
export function insertMails(rows: `$${number}`, from = ''): string {
  const columns =
    'id, recipient, subject, html, text, kind, calendar, unsubscribe_url, dedupe_key, attachments, delivered_at, attempts'
  return `insert into outbox_mail (${columns})
    select ${columns.replace(/\w+/g, 'mail.$&')} from ${from}jsonb_to_recordset(${rows}::jsonb) as mail
      (id uuid, recipient text, subject text, html text, text text, kind text, calendar text, unsubscribe_url text,
       dedupe_key text, attachments jsonb, delivered_at timestamptz, attempts integer)
    on conflict (dedupe_key) do nothing`
}

const ENQUEUE = `with mailed as (${insertMails('$1')}) select ${notify('outbox', "'[]'")}`

/** Titles and names stand in subjects; a line break there would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
