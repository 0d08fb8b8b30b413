import { and, asc, count, desc, eq, gt, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { application } from '~/features/applications/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { queryTerms, tsqueryText } from '~/lib/german-text'
import type { Queryable } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { conversationError } from '../errors'
import type { ListInput } from '../schema'
import { maskContacts } from '../shielding'
import type { Side } from '../vocabulary'
import { conversationScope } from './scope'
import { conversation, message, messageAttachment, messageDraft } from './table'

const PAGE_SIZE = 25
/** Messages of a thread that are shown; older ones are asked for. */
const THREAD_SIZE = 200

/** "Nachrichten": one page of threads, the latest first, each with its last words and how many are unread. */
export async function listConversations(db: Queryable, actor: SignedInActor, input: ListInput) {
  const { side, own } = conversationScope(actor)
  const page = input.page ?? 1
  const unread = side === 'company' ? conversation.companyUnread : conversation.applicantUnread
  const where = and(
    own,
    input.ungelesen ? gt(unread, 0) : undefined,
    input.suche ? matches(input.suche, side) : undefined,
  )
  const last = db
    .select({ id: message.id, body: message.body, senderSide: message.senderSide })
    .from(message)
    .where(eq(message.conversationId, conversation.id))
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(1)
    .as('last')
  const [items, [counted]] = await Promise.all([
    db
      .select({
        id: conversation.id,
        lastMessageAt: conversation.lastMessageAt,
        lastMessageId: last.id,
        lastBody: sql<string>`left(${last.body}, 200)`,
        lastSide: last.senderSide,
        unread,
        isShielded: isShielded(),
        partner: partnerName(side),
        subject: jobPosting.title,
      })
      .from(conversation)
      .innerJoinLateral(last, sql`true`)
      .innerJoin(applicantProfile, eq(applicantProfile.id, conversation.applicantProfileId))
      .leftJoin(companyProfile, eq(companyProfile.companyId, conversation.companyId))
      .leftJoin(application, eq(application.id, conversation.applicationId))
      .leftJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
      .where(where)
      .orderBy(desc(conversation.lastMessageAt), desc(conversation.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    countOf(db, where, input),
  ])
  return {
    items: items.map(({ isShielded: shielded, lastBody, ...item }) => ({
      ...item,
      lastBody: shielded && item.lastSide !== side ? maskContacts(lastBody) : lastBody,
    })),
    total: counted?.count ?? 0,
    page,
    pageSize: PAGE_SIZE,
    side,
  }
}

/** The joins only serve the search by name; without one the index alone answers. */
function countOf(db: Queryable, where: SQL | undefined, { suche }: ListInput) {
  const counted = db.select({ count: count() }).from(conversation)
  if (!suche) return counted.where(where)
  return counted
    .innerJoin(applicantProfile, eq(applicantProfile.id, conversation.applicantProfileId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, conversation.companyId))
    .leftJoin(application, eq(application.id, conversation.applicationId))
    .leftJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .where(where)
}

/** The thread a message stands in, oldest first, with the message an answer would refer to. */
export async function findThread(db: Queryable, actor: SignedInActor, messageId: string) {
  const { side, own } = conversationScope(actor)
  const [thread] = await db
    .select({
      id: conversation.id,
      applicationId: conversation.applicationId,
      blockedBy: conversation.blockedBy,
      companySharedAt: conversation.companySharedAt,
      applicantSharedAt: conversation.applicantSharedAt,
      isShielded: isShielded(),
      companyEmail: companyProfile.contactEmail,
      applicantEmail: user.email,
      applicantPhone: applicantProfile.phone,
      companyPhone: companyProfile.contactPhone,
      partner: partnerName(side),
      subject: jobPosting.title,
      jobPostingId: jobPosting.id,
      draft: messageDraft.body,
    })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .innerJoin(applicantProfile, eq(applicantProfile.id, conversation.applicantProfileId))
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, conversation.companyId))
    .leftJoin(application, eq(application.id, conversation.applicationId))
    .leftJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .leftJoin(
      messageDraft,
      and(eq(messageDraft.conversationId, conversation.id), eq(messageDraft.userId, actor.userId)),
    )
    .where(and(eq(message.id, messageId), own))
  if (!thread) throw conversationError('notFound')
  const { companyEmail, applicantEmail, applicantPhone, companyPhone, isShielded: shielded, ...view } = thread
  const messages = await listMessages(db, thread.id)
  const isCompany = side === 'company'
  const partnerContact = isCompany
    ? { email: applicantEmail, phone: applicantPhone }
    : { email: companyEmail ?? '', phone: companyPhone }
  return {
    ...view,
    side,
    isShielded: shielded,
    hasShared: (isCompany ? view.companySharedAt : view.applicantSharedAt) !== null,
    // Addresses are shown once both sides have agreed, not before.
    contact: view.companySharedAt && (view.applicantSharedAt || view.applicationId) ? partnerContact : null,
    messages: messages.map((each) => ({
      ...each,
      body: shielded && each.senderSide !== side ? maskContacts(each.body) : each.body,
    })),
  }
}

async function listMessages(db: Queryable, conversationId: string) {
  const rows = await db
    .select({
      id: message.id,
      senderSide: message.senderSide,
      senderName: user.name,
      body: message.body,
      replyToMessageId: message.replyToMessageId,
      hasAttachments: message.hasAttachments,
      createdAt: message.createdAt,
      readAt: message.readAt,
    })
    .from(message)
    .leftJoin(user, eq(user.id, message.senderUserId))
    .where(eq(message.conversationId, conversationId))
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(THREAD_SIZE)
  const withFiles = rows.filter(({ hasAttachments }) => hasAttachments).map(({ id }) => id)
  const files =
    withFiles.length === 0
      ? []
      : await db
          .select({
            id: messageAttachment.id,
            messageId: messageAttachment.messageId,
            name: uploadedFile.name,
            size: uploadedFile.size,
            contentType: uploadedFile.contentType,
          })
          .from(messageAttachment)
          .innerJoin(uploadedFile, eq(uploadedFile.id, messageAttachment.fileId))
          .where(inArray(messageAttachment.messageId, withFiles))
          .orderBy(asc(messageAttachment.position))
  return rows
    .toReversed()
    .map((row) => ({ ...row, attachments: files.filter(({ messageId }) => messageId === row.id) }))
}

/** The last message of the thread about an application, for the way from an application to its conversation. */
export async function findLastMessageOf(db: Queryable, actor: SignedInActor, applicationId: string) {
  const { own } = conversationScope(actor)
  const [row] = await db
    .select({ id: message.id })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(and(eq(conversation.applicationId, applicationId), own))
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(1)
  return row ?? null
}

/** How many messages wait to be read. */
export async function countUnread(db: Queryable, actor: SignedInActor): Promise<number> {
  const { side, own } = conversationScope(actor)
  const unread = side === 'company' ? conversation.companyUnread : conversation.applicantUnread
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${unread}), 0)`.mapWith(Number) })
    .from(conversation)
    .where(and(own, gt(unread, 0)))
  return row?.count ?? 0
}

/** The stored file behind an attachment, for a person of either side; null for everybody else. */
export async function findMessageFile(db: Queryable, actor: SignedInActor, attachmentId: string) {
  const { own } = conversationScope(actor)
  const [row] = await db
    .select({ fileId: uploadedFile.id, name: uploadedFile.name, contentType: uploadedFile.contentType })
    .from(messageAttachment)
    .innerJoin(message, eq(message.id, messageAttachment.messageId))
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .innerJoin(uploadedFile, eq(uploadedFile.id, messageAttachment.fileId))
    .where(and(eq(messageAttachment.id, attachmentId), own))
  return row ?? null
}

/** Names, postings and words of messages; words by our own normaliser, so that other forms are found as well. */
function matches(text: string, side: Side): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const query = tsqueryText(queryTerms(text))
  return or(
    ilike(partnerName(side), pattern),
    ilike(jobPosting.title, pattern),
    query
      ? sql`exists (select 1 from ${message} where ${message.conversationId} = ${conversation.id} and (${message.terms} @@ ${query}::tsquery or (${isNull(message.terms)} and ${message.body} ilike ${pattern})))`
      : undefined,
  )
}

/** Words of a conversation about a résumé hide addresses until both agree; who applied has given theirs already. */
function isShielded() {
  return sql<boolean>`(${conversation.applicationId} is null and (${conversation.companySharedAt} is null or ${conversation.applicantSharedAt} is null))`
}

function partnerName(side: Side) {
  if (side === 'applicant') return sql<string>`coalesce(${companyProfile.name}, 'Unternehmen')`
  return sql<string>`${applicantProfile.firstName} || ' ' || ${applicantProfile.lastName}`
}
