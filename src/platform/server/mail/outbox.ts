import { uuidv7 } from '../../../lib/uuid.ts'
import { notify } from '../bus/announce.ts'
import { getConfig } from '../config.ts'
import type { Queryable } from '../database/db.ts'
import { runNamed } from '../database/prepared.ts'
import type { Mail } from './mail.ts'
import { renderMailText } from './mail.ts'
import { mailsWithinLimits } from './mailbox-limits.ts'
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

const COLUMNS = 'id, recipient, subject, html, text, kind, calendar, unsubscribe_url, dedupe_key, attachments, attempts'

/** Of the one JSON value $1. */
const ENQUEUE = `
  with mailed as (
    insert into outbox_mail (${COLUMNS})
    select ${COLUMNS.replace(/\w+/g, 'mail.$&')} from jsonb_to_recordset($1::jsonb) as mail
      (id uuid, recipient text, subject text, html text, text text, kind text, calendar text, unsubscribe_url text,
       dedupe_key text, attachments jsonb, attempts integer)
    on conflict (dedupe_key) do nothing)
  select ${notify('outbox', "'[]'")}`

/** Titles and names stand in subjects; a line break there would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
