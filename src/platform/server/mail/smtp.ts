import { setTimeout as wait } from 'node:timers/promises'
import type { Span } from '@opentelemetry/api'
import nodemailer from 'nodemailer'
import { AppError } from '../../../lib/app-error.ts'
import { fileNameFor } from '../../../lib/file-name.ts'
import { getConfig } from '../config.ts'
import type { Database } from '../database/db.ts'
import { readStoredFile } from '../files/sealed/sealed-store.ts'
import { errorTrace } from '../jobs/error-trace.ts'
import { processLog } from '../process-log.ts'
import { asPartOf } from '../tracing/span.ts'
import { markAttachment } from './brand-mark.ts'
import { MAX_ATTEMPTS, markDelivered, markFailed, type TakenMail } from './take.ts'

/** Milliseconds. Their sum stays below the lease of a mail. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
const LONGEST_MS = 60_000
/** How often marking a mail as sent is tried: until it is marked, it would be sent again. */
const MARKING_TRIES = 30

export type Transport = ReturnType<typeof openTransport>
/**
 * `away`: the mail server itself did not answer properly, whatever the mail. `deferred`: this mail cannot leave yet: the
 * server asks to try again later (quota, full mailbox), or the store of its attachments is away.
 */
export type Outcome = 'sent' | 'refused' | 'deferred' | 'away'

/** Connections to the mail server that stay open between mails. */
export function openTransport(maxConnections: number) {
  return nodemailer.createTransport({ ...TIMEOUTS, url: getConfig().SMTP_URL, pool: true, maxConnections })
}

/**
 * Whether the mail server can be reached and lets us in, without a mail.
 * @throws when it cannot
 */
export async function checkMailServer(): Promise<void> {
  const { SMTP_URL } = getConfig()
  if (SMTP_URL === undefined) return
  const transport = nodemailer.createTransport({ ...TIMEOUTS, url: SMTP_URL })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

type Attempt = { mail: TakenMail; transport: Transport; now: () => Date }

/**
 * One attempt at a leased mail, with its result recorded; no transaction is open meanwhile. It is a part of what wrote
 * the mail.
 */
export async function deliver(db: Database, attempt: Attempt): Promise<Outcome> {
  const { id, kind, class: mailClass, attempts, origin } = attempt.mail
  const told = { kind, class: mailClass, attempt: attempts }
  const attributes = Object.fromEntries(Object.entries(told).map(([name, value]) => [`stellwerk.mail.${name}`, value]))
  const work = async (span?: Span) => {
    const outcome = await tryToDeliver(db, attempt)
    span?.setAttribute('stellwerk.mail.outcome', outcome)
    if (outcome === 'sent') processLog().info({ mail: id, ...told }, 'mail sent')
    return outcome
  }
  return asPartOf(origin ? [origin] : [], 'mail', work, attributes)
}

async function tryToDeliver(db: Database, { mail, transport, now }: Attempt): Promise<Outcome> {
  // The last attempt ended with its process, perhaps because of this mail.
  if (mail.attempts > MAX_ATTEMPTS) {
    await markFailed(db, mail, { lastError: 'Der Versand wurde jedes Mal unterbrochen.', outcome: 'refused' }, now())
    return 'refused'
  }
  try {
    await send(mail, transport)
  } catch (error) {
    const outcome = outcomeOf(error)
    const lastError = error instanceof Error ? error.message : 'unknown'
    await markFailed(db, mail, { lastError, outcome }, now())
    const { id, kind, class: mailClass, attempts } = mail
    // What the mail server answers may name the mailbox; it is in the outbox.
    const line = { mail: id, kind, class: mailClass, attempt: attempts, outcome, reason: errorTrace(error) }
    processLog().warn(line, 'mail not sent')
    return outcome
  }
  await markForSure(db, mail, now)
  return 'sent'
}

async function markForSure(db: Database, mail: TakenMail, now: () => Date): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await markDelivered(db, mail, now())
    } catch (error) {
      if (tries === MARKING_TRIES) throw error
      await wait(1_000)
    }
  }
}

const AWAY = ['ECONNECTION', 'EDNS', 'ETIMEDOUT', 'ESOCKET', 'ETLS', 'EAUTH', 'ENOAUTH', 'EABORT']

function outcomeOf(error: unknown): Exclude<Outcome, 'sent'> {
  if (error instanceof AppError) return error.code === 'unavailable' ? 'deferred' : 'refused'
  if (!(error instanceof Error)) return 'refused'
  if ('code' in error && typeof error.code === 'string' && AWAY.includes(error.code)) return 'away'
  const reply = 'responseCode' in error ? error.responseCode : undefined
  return typeof reply === 'number' && reply >= 400 && reply < 500 ? 'deferred' : 'refused'
}

async function send(mail: TakenMail, transport: Transport): Promise<void> {
  const documents = mail.attachments.map(async ({ fileId, name, contentType }) => ({
    filename: fileNameFor(name, contentType),
    contentType,
    content: await readStoredFile(fileId),
  }))
  const entry = mail.calendar
    ? [{ filename: 'termin.ics', content: mail.calendar, contentType: calendarType(mail.calendar) }]
    : []
  await transport.sendMail({
    from: getConfig().MAIL_FROM,
    to: mail.recipient,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments: [...(await Promise.all(documents)), ...entry, await markAttachment()],
    headers: unsubscribeHeaders(mail.unsubscribeUrl),
    // Mail systems recognise a mail sent twice after a crash by its id.
    messageId: `<${mail.id}@stellwerk>`,
    signal: AbortSignal.timeout(LONGEST_MS),
  })
}

/** Mail programs remove an entry only when the part says so, too (RFC 6047 §2.4). */
function calendarType(calendar: string): string {
  const method = calendar.match(/^METHOD:([A-Z]+)/m)?.[1]
  return `text/calendar; charset=utf-8${method ? `; method=${method}` : ''}`
}

/** RFC 2369 and 8058: the mail program shows its own button, which posts to this address. */
export function unsubscribeHeaders(url: string | null): Record<string, string> {
  return url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
