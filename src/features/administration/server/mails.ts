import { and, eq, isNotNull } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { fileNameFor } from '~/lib/file-name'
import { pick } from '~/lib/pick'
import { audit } from '~/platform/server/audit/audit'
import { announce } from '~/platform/server/bus/announce'
import { getConfig } from '~/platform/server/config'
import type { Queryable } from '~/platform/server/database/db'
import { readStoredFile } from '~/platform/server/files/sealed/sealed-store'
import { markAttachment } from '~/platform/server/mail/brand-mark'
import { HIDDEN_LINK, withMaskedLinks } from '~/platform/server/mail/masked-links'
import { MARK_ID } from '~/platform/server/mail/message'
import { outboxMail } from '~/platform/server/mail/table'
import { adminError } from '../errors'
import type { MailState } from '../search-params'

export const mailColumns = {
  ...pick(outboxMail, 'id', 'recipient', 'subject', 'kind', 'attempts', 'lastError', 'createdAt', 'nextAttemptAt'),
  ...pick(outboxMail, 'deliveredAt', 'failedAt'),
}

/**
 * One mail. Its text is shown only where the outbox is the mailbox: elsewhere the links in it, which sign people in and
 * set passwords, are only for their recipients.
 * @throws {AppError} not-found
 */
export async function findMail(db: Queryable, id: string, isMailbox: boolean) {
  const [mail] = await db
    .select({ ...mailColumns, text: outboxMail.text, html: outboxMail.html, attachments: outboxMail.attachments })
    .from(outboxMail)
    .where(eq(outboxMail.id, id))
  if (!mail) throw adminError('mailNotFound')
  const { text, html, attachments, ...rest } = mail
  const state = mailState(mail)
  const hasLost = text.includes(HIDDEN_LINK)
  // In a mail program the logo is a part of the mail; the page's frame has no origin to fetch it from.
  const mark = await markAttachment()
  const shown = html.replaceAll(`cid:${MARK_ID}`, `data:image/png;base64,${mark.content.toString('base64')}`)
  // Outside of a demo no admin may use another person's link: otherwise one person could act as two.
  const body = (words: string) => (getConfig().DEMO ? words : withMaskedLinks(words))
  const content = isMailbox
    ? {
        text: body(text),
        html: body(shown),
        attachments: attachments.map(({ name, contentType }) => fileNameFor(name, contentType)),
      }
    : null
  return { ...rest, state, content, hasLostLinks: hasLost, can: { retry: state === 'failed' && !hasLost } }
}

type Attached = { id: string; position: number; isMailbox: boolean }

/** One attachment of a mail, under the same condition as its text; null for everybody else, and when there is none. */
export async function findMailAttachment(db: Queryable, actor: SignedInActor, { id, position, isMailbox }: Attached) {
  if (!actor.isPlatformAdmin || !isMailbox) return null
  const [mail] = await db.select({ attachments: outboxMail.attachments }).from(outboxMail).where(eq(outboxMail.id, id))
  const attached = mail?.attachments[position]
  if (!attached) return null
  return { name: attached.name, contentType: attached.contentType, content: await readStoredFile(attached.fileId) }
}

/**
 * Sends an abandoned mail again, from the start; not one whose links are taken out by now, without which it says nothing.
 * @throws {AppError} when there is no such mail
 */
export async function retryMail({ db, actor, now }: SignedInContext, id: string) {
  await db.transaction(async (tx) => {
    const [mail] = await tx
      .update(outboxMail)
      .set({ failedAt: null, attempts: 0, nextAttemptAt: now })
      .where(and(eq(outboxMail.id, id), isNotNull(outboxMail.failedAt)))
      .returning({ class: outboxMail.class, text: outboxMail.text })
    if (mail?.text.includes(HIDDEN_LINK)) throw adminError('mailLostLinks')
    if (!mail) throw adminError('mailNotFailed')
    await audit(tx, actor, 'mail.retried', { type: 'outbox-mail', id })
    await announce(tx, 'outbox', [mail.class])
  })
}

type Delivery = { deliveredAt: Date | null; failedAt: Date | null; lastError: string | null }

/** The delivery state of a mail. */
export function mailState({ deliveredAt, failedAt, lastError }: Delivery): MailState {
  if (deliveredAt) return 'delivered'
  if (failedAt) return 'failed'
  return lastError === null ? 'waiting' : 'retrying'
}
