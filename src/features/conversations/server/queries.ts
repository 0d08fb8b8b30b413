import { and, asc, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { applicantProfile } from '~/features/applicants/server/table'
import { application } from '~/features/applications/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { conversationError } from '../errors'
import { conversationScope } from './scope'
import { conversation, message } from './table'

const PAGE_SIZE = 25

/** "Nachrichten": one page of threads, the latest first, each with its last words and how many are unread. */
export async function listConversations(db: Queryable, actor: SignedInActor, input: { page?: number }) {
  const { side, own } = conversationScope(actor)
  const page = input.page ?? 1
  const last = db
    .select({ id: message.id, body: message.body, senderSide: message.senderSide })
    .from(message)
    .where(eq(message.conversationId, conversation.id))
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(1)
    .as('last')
  const unread = sql<number>`(select count(*) from ${message} unread where unread.conversation_id = ${conversation.id} and unread.sender_side <> ${side} and unread.read_at is null)`
  const [items, [counted]] = await Promise.all([
    db
      .select({
        id: conversation.id,
        lastMessageAt: conversation.lastMessageAt,
        lastMessageId: last.id,
        lastBody: last.body,
        lastSide: last.senderSide,
        unread,
        partner: partnerName(side),
        subject: jobPosting.title,
      })
      .from(conversation)
      .innerJoinLateral(last, sql`true`)
      .innerJoin(applicantProfile, eq(applicantProfile.id, conversation.applicantProfileId))
      .leftJoin(companyProfile, eq(companyProfile.companyId, conversation.companyId))
      .leftJoin(application, eq(application.id, conversation.applicationId))
      .leftJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
      .where(own)
      .orderBy(desc(conversation.lastMessageAt), desc(conversation.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.select({ count: count() }).from(conversation).where(own),
  ])
  return { items, total: counted?.count ?? 0, page, pageSize: PAGE_SIZE, side }
}

/** The thread a message stands in, oldest first, with the message an answer would refer to. */
export async function findThread(db: Queryable, actor: SignedInActor, messageId: string) {
  const { side, own } = conversationScope(actor)
  const [thread] = await db
    .select({
      id: conversation.id,
      applicationId: conversation.applicationId,
      partner: partnerName(side),
      subject: jobPosting.title,
      jobPostingId: jobPosting.id,
    })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .innerJoin(applicantProfile, eq(applicantProfile.id, conversation.applicantProfileId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, conversation.companyId))
    .leftJoin(application, eq(application.id, conversation.applicationId))
    .leftJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .where(and(eq(message.id, messageId), own))
  if (!thread) throw conversationError('notFound')
  const messages = await db
    .select({
      id: message.id,
      senderSide: message.senderSide,
      body: message.body,
      createdAt: message.createdAt,
      readAt: message.readAt,
    })
    .from(message)
    .where(eq(message.conversationId, thread.id))
    .orderBy(asc(message.createdAt), asc(message.id))
    .limit(500)
  return { ...thread, side, messages }
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
  const [row] = await db
    .select({ count: count() })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(and(own, ne(message.senderSide, side), isNull(message.readAt)))
  return row?.count ?? 0
}

/** Marks what the other side wrote in a thread as read. */
export async function markThreadRead(
  db: Queryable,
  actor: SignedInActor,
  conversationId: string,
  now: Date,
): Promise<void> {
  const { side, own } = conversationScope(actor)
  const [thread] = await db
    .select({ id: conversation.id })
    .from(conversation)
    .where(and(eq(conversation.id, conversationId), own))
  if (!thread) throw conversationError('notFound')
  await db
    .update(message)
    .set({ readAt: now })
    .where(and(eq(message.conversationId, conversationId), ne(message.senderSide, side), isNull(message.readAt)))
}

function partnerName(side: 'company' | 'applicant') {
  if (side === 'applicant') return sql<string>`coalesce(${companyProfile.name}, 'Unternehmen')`
  return sql<string>`${applicantProfile.firstName} || ' ' || ${applicantProfile.lastName}`
}
