import { and, asc, desc, eq, exists, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SignedInActor } from '~/features/accounts/actor'
import { notice } from '~/features/accounts/server/notices/table'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { seenName } from '~/features/applications/server/anonymous/company-view'
import { application } from '~/features/applications/server/table'
import { company, companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { maskContacts } from '~/features/resumes/redaction/mask-contacts'
import { pick } from '~/lib/pick'
import { cutText } from '~/lib/text/cut-text'
import type { Queryable } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { conversationError } from '../../errors'
import type { Side } from '../../vocabulary'
import { conversationScope } from '../scope'
import { conversation, message, messageAttachment, messageDraft, messageReport } from '../table'
import { beginningFor, bodyFor, isPartnerHidden, isShielded, partnerName } from './columns'
import { hindranceOf, resumeHindrance } from './hindrance'

/** Messages shown at once; older ones are loaded on demand. */
export const THREAD_PAGE_SIZE = 50
/** Characters of the question that an answer quotes. */
const QUOTED = 300

/** The conversation of a message: with whom, about what, what may be done, and the message an answer refers to. */
export async function findThread(db: Queryable, actor: SignedInActor, messageId: string) {
  const { side, own } = conversationScope(actor)
  const [thread] = await db
    .select({
      ...pick(conversation, 'id', 'applicationId', 'companyId', 'blockedBy', 'companySharedAt', 'applicantSharedAt'),
      profileId: conversation.applicantProfileId,
      lastMessageId: conversation.lastMessageId,
      applicantProfileId: sql<
        string | null
      >`(case when ${isPartnerHidden(side)} then null else ${conversation.applicantProfileId} end)`,
      isHidden: isPartnerHidden(side),
      suspendedAt: company.suspendedAt,
      unread: side === 'company' ? conversation.companyUnread : conversation.applicantUnread,
      /** A colleague may have read it already; then only this reader's notice is new. */
      hasNotice: exists(noticeOf(db, actor.userId)).mapWith(Boolean),
      isShielded: isShielded(),
      companyEmail: companyProfile.contactEmail,
      applicantEmail: sql<string>`(case when ${isPartnerHidden(side)} then '' else ${user.email} end)`,
      applicantPhone: sql<
        string | null
      >`(case when ${isPartnerHidden(side)} then null else ${applicantProfile.phone} end)`,
      companyPhone: companyProfile.contactPhone,
      partner: partnerName(side),
      partnerLogoFileId: companyProfile.logoFileId,
      subject: jobPosting.title,
      jobPostingId: jobPosting.id,
      status: application.status,
      appliedAt: application.submittedAt,
      draft: messageDraft.body,
      namedBody: bodyFor(side),
      namedSide: message.senderSide,
    })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .innerJoin(applicantProfile, eq(applicantProfile.id, conversation.applicantProfileId))
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .innerJoin(company, eq(company.id, conversation.companyId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, conversation.companyId))
    .leftJoin(application, eq(application.id, conversation.applicationId))
    .leftJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .leftJoin(
      messageDraft,
      and(eq(messageDraft.conversationId, conversation.id), eq(messageDraft.userId, actor.userId)),
    )
    .where(and(eq(message.id, messageId), own))
  if (!thread) throw conversationError('notFound')
  const { companyEmail, applicantEmail, applicantPhone, companyPhone, namedBody, namedSide, suspendedAt, ...rest } =
    thread
  const { companyId, profileId, ...view } = rest
  const isCompany = side === 'company'
  const ofResume =
    isCompany && view.applicationId === null
      ? await resumeHindrance(db, { companyId, applicantProfileId: profileId })
      : null
  const isClosed = ofResume === 'closed'
  const partnerContact = isCompany
    ? { email: applicantEmail, phone: applicantPhone }
    : { email: companyEmail ?? '', phone: companyPhone }
  return {
    ...view,
    side,
    hindrance: hindranceOf({ ...view, isSuspended: isCompany && suspendedAt !== null }) ?? ofResume,
    hasShared: (isCompany ? view.companySharedAt : view.applicantSharedAt) !== null,
    // Addresses are shown only after both sides have agreed.
    contact: !view.isHidden && !isClosed && view.companySharedAt && view.applicantSharedAt ? partnerContact : null,
    // The message in the address is the one being answered; when it is not the last one, it is quoted above the box.
    quoted:
      messageId !== view.lastMessageId && namedSide !== side
        ? { id: messageId, body: view.isShielded ? maskContacts(namedBody) : namedBody }
        : null,
  }
}

/** Unread ones of this person about the conversation of the outer query. */
function noticeOf(db: Queryable, userId: string) {
  const own = and(eq(notice.userId, userId), eq(notice.kind, 'message'), isNull(notice.readAt))
  return db
    .select({ one: sql`1` })
    .from(notice)
    .where(and(own, eq(notice.groupId, conversation.id)))
}

/**
 * One page of a message's conversation, oldest first within the page, the latest page first.
 * @param cursor the oldest message already loaded; the page ends before it
 * @throws AppError notFound
 */
export async function listMessages(
  db: Queryable,
  actor: SignedInActor,
  { messageId, cursor }: { messageId: string; cursor?: string | null },
) {
  const { side, own } = conversationScope(actor)
  const [thread] = await db
    .select({ id: conversation.id, isShielded: isShielded() })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(and(eq(message.id, messageId), own))
  if (!thread) throw conversationError('notFound')
  const rows = await readPage(
    db,
    { userId: actor.userId, side },
    and(eq(message.conversationId, thread.id), cursor ? isBefore(thread.id, cursor) : undefined),
  )
  const page = rows.slice(0, THREAD_PAGE_SIZE).toReversed()
  const files = await filesOf(db, page, side)
  const shown = (body: string, senderSide: Side) =>
    thread.isShielded && senderSide !== side ? maskContacts(body) : body
  return {
    items: page.map(({ answeredBody, answeredSide, hasAttachments: _known, ...row }) => ({
      ...row,
      body: shown(row.body, row.senderSide),
      // Only an answer to the other side quotes its question.
      answers:
        answeredBody !== null && answeredSide !== null && answeredSide !== row.senderSide
          ? cutText(shown(answeredBody, answeredSide), QUOTED)
          : null,
      attachments: files.filter((file) => file.messageId === row.id),
    })),
    older: rows.length > THREAD_PAGE_SIZE ? (page[0]?.id ?? null) : null,
  }
}

/** The stored file behind an attachment, for a person of either side; null for everybody else. */
export async function findMessageFile(db: Queryable, actor: SignedInActor, attachmentId: string) {
  const { own, side } = conversationScope(actor)
  const [row] = await db
    .select({ fileId: uploadedFile.id, name: uploadedFile.name, contentType: uploadedFile.contentType })
    .from(messageAttachment)
    .innerJoin(message, eq(message.id, messageAttachment.messageId))
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .innerJoin(uploadedFile, eq(uploadedFile.id, messageAttachment.fileId))
    .leftJoin(application, eq(application.id, conversation.applicationId))
    .where(and(eq(messageAttachment.id, attachmentId), own, isFileSeen(side)))
  return row ?? null
}

const answered = alias(message, 'answered')

/** One row more than a page, the latest first, to know whether there are older ones. */
function readPage(db: Queryable, { userId, side }: { userId: string; side: Side }, where: SQL | undefined) {
  return db
    .select({
      ...pick(message, 'id', 'senderSide', 'hasAttachments', 'createdAt', 'readAt'),
      senderName: sql<
        string | null
      >`(case when ${isPartnerHidden(side)} and ${message.senderSide} = 'applicant' then ${seenName} else ${user.name} end)`,
      body: bodyFor(side),
      answeredBody: sql<string | null>`${beginningFor(side, QUOTED, answered)}`,
      answeredSide: answered.senderSide,
      isReported: sql<boolean>`${messageReport.id} is not null`,
    })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .leftJoin(application, eq(application.id, conversation.applicationId))
    .leftJoin(user, eq(user.id, message.senderUserId))
    .leftJoin(answered, eq(answered.id, message.replyToMessageId))
    .leftJoin(messageReport, and(eq(messageReport.messageId, message.id), eq(messageReport.reporterUserId, userId)))
    .where(where)
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(THREAD_PAGE_SIZE + 1)
}

/** A cursor of another conversation has nothing before it. */
function isBefore(conversationId: string, cursor: string) {
  return lt(
    sql`(${message.createdAt}, ${message.id})`,
    sql`(select older.created_at, older.id from ${message} older where older.id = ${cursor} and older.conversation_id = ${conversationId})`,
  )
}

/** Files of people stay closed while their names are hidden: a certificate names them. */
function isFileSeen(side: Side) {
  return not(sql`(${isPartnerHidden(side)} and ${message.senderSide} = 'applicant')`)
}

async function filesOf(db: Queryable, page: { id: string; hasAttachments: boolean }[], side: Side) {
  const withFiles = page.filter(({ hasAttachments }) => hasAttachments).map(({ id }) => id)
  if (withFiles.length === 0) return []
  return db
    .select({
      id: messageAttachment.id,
      messageId: messageAttachment.messageId,
      ...pick(uploadedFile, 'name', 'size', 'contentType'),
    })
    .from(messageAttachment)
    .innerJoin(uploadedFile, eq(uploadedFile.id, messageAttachment.fileId))
    .innerJoin(message, eq(message.id, messageAttachment.messageId))
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .leftJoin(application, eq(application.id, conversation.applicationId))
    .where(and(inArray(messageAttachment.messageId, withFiles), isFileSeen(side)))
    .orderBy(asc(messageAttachment.position))
}
