import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedInActor } from '~/features/accounts/actor'
import type { CompanyContext, SignedInContext } from '~/features/accounts/server/command-context'
import { takeWritingTurn } from '~/features/accounts/server/limits/writing-turns'
import { enqueueMails, mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { isHidden } from '~/features/applications/server/anonymous/company-view'
import { maskedWords, personNow } from '~/features/applications/server/anonymous/reveal'
import { rememberAnswer } from '~/features/applications/server/lifecycle'
import { application } from '~/features/applications/server/table'
import { companyError } from '~/features/companies/errors'
import { memberEmails, worksForAll } from '~/features/companies/server/recipients'
import { isSuspended, refuseSuspended } from '~/features/companies/server/suspended'
import { companyMember, companyProfile } from '~/features/companies/server/table'
import { fillNames } from '~/features/job-postings/letters/placeholders'
import { jobPosting } from '~/features/job-postings/server/table'
import { maskContacts } from '~/features/resumes/redaction/mask-contacts'
import { pick } from '~/lib/pick'
import { uuidv7 } from '~/lib/uuid'
import { announce } from '~/platform/server/bus/announce'
import { getConfig } from '~/platform/server/config'
import type { Transaction } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { conversationError } from '../errors'
import type { replySchema, writeSchema, writeToApplicantSchema } from '../schema'
import type { Side } from '../vocabulary'
import { messageToApplicantMail, messageToCompanyMail } from './emails'
import { messageTerms } from './message-terms'
import { isShielded, partnerName } from './queries/columns'
import { mustBeSilent, resumeHindrance } from './queries/hindrance'
import { conversationScope } from './scope'
import { conversation, message, messageAttachment, messageDraft } from './table'

type Draft = {
  id: string
  conversationId: string
  side: Side
  body: string
  replyToMessageId: string | null
  attachmentFileIds?: string[]
}

/**
 * A company writes about an application; the conversation is created with its first message.
 * @throws AppError applicationNotFound for another company's application as well; suspended when nobody waits there
 */
export async function writeAboutApplication(
  ctx: CompanyContext,
  input: z.infer<typeof writeSchema>,
): Promise<{ id: string }> {
  return ctx.db.transaction(async (tx) => {
    const isCompanySuspended = await isSuspended(tx, ctx.actor.company.id)
    const [found] = await tx
      .select({ applicantProfileId: application.applicantProfileId, status: application.status })
      .from(application)
      .where(and(eq(application.id, input.applicationId), eq(application.companyId, ctx.actor.company.id)))
    if (!found) throw conversationError('applicationNotFound')
    if (mustBeSilent(isCompanySuspended, found.status)) throw companyError('suspended')
    const [thread] = await tx
      .insert(conversation)
      .values({
        id: uuidv7(ctx.now.getTime()),
        companyId: ctx.actor.company.id,
        applicantProfileId: found.applicantProfileId,
        applicationId: input.applicationId,
        lastMessageAt: ctx.now,
        // Applicants gave their address to this company.
        applicantSharedAt: ctx.now,
      })
      .onConflictDoUpdate({ target: conversation.applicationId, set: { updatedAt: ctx.now } })
      .returning({ id: conversation.id, blockedBy: conversation.blockedBy })
    if (!thread) throw new Error('insert returned no row')
    if (thread.blockedBy) throw conversationError('blocked')
    await rememberAnswer(tx, input.applicationId, ctx.now)
    return send(tx, ctx, { ...input, conversationId: thread.id, side: 'company', replyToMessageId: null })
  })
}

/**
 * A company writes to somebody who has opened the résumé to it; the conversation about the résumé is created with its
 * first message.
 * @throws AppError noContact before they agreed, after the person has blocked the company, and for strangers; blocked
 *   after the person has ended a conversation with the company
 */
export async function writeToApplicant(
  ctx: CompanyContext,
  input: z.infer<typeof writeToApplicantSchema>,
): Promise<{ id: string }> {
  const { applicantProfileId } = input
  const companyId = ctx.actor.company.id
  return ctx.db.transaction(async (tx) => {
    await refuseSuspended(tx, companyId)
    const hindrance = await resumeHindrance(tx, { companyId, applicantProfileId })
    if (hindrance) throw conversationError(hindrance === 'closed' ? 'noContact' : 'blocked')
    const [thread] = await tx
      .insert(conversation)
      .values({ id: uuidv7(ctx.now.getTime()), companyId, applicantProfileId, lastMessageAt: ctx.now })
      .onConflictDoUpdate({
        target: [conversation.companyId, conversation.applicantProfileId],
        targetWhere: sql`application_id is null`,
        set: { updatedAt: ctx.now },
      })
      .returning({ id: conversation.id, blockedBy: conversation.blockedBy })
    if (!thread) throw new Error('insert returned no row')
    if (thread.blockedBy) throw conversationError('blocked')
    return send(tx, ctx, { ...input, conversationId: thread.id, side: 'company', replyToMessageId: null })
  })
}

/**
 * An answer from either side, in the conversation of the message it answers.
 * @throws AppError notFound for somebody else's conversation as well; suspended as above; closed for the company once
 *   the person has taken back what opened the résumé to it
 */
export async function reply(ctx: SignedInContext, input: z.infer<typeof replySchema>): Promise<{ id: string }> {
  const { side, own, companyId } = conversationScope(ctx.actor)
  return ctx.db.transaction(async (tx) => {
    const isCompanySuspended = companyId !== null && (await isSuspended(tx, companyId))
    const [thread] = await tx
      .select({
        ...pick(conversation, 'id', 'companyId', 'applicantProfileId', 'applicationId', 'blockedBy'),
        status: application.status,
      })
      .from(message)
      .innerJoin(conversation, eq(conversation.id, message.conversationId))
      .leftJoin(application, eq(application.id, conversation.applicationId))
      .where(and(eq(message.id, input.replyToMessageId), own))
      .for('update', { of: conversation })
    if (!thread) throw conversationError('notFound')
    if (thread.blockedBy) throw conversationError('blocked')
    if (mustBeSilent(isCompanySuspended, thread.status)) throw companyError('suspended')
    if (side === 'company' && thread.applicationId === null) {
      const hindrance = await resumeHindrance(tx, thread)
      if (hindrance) throw conversationError(hindrance === 'closed' ? 'closed' : 'blocked')
    }
    return send(tx, ctx, { ...input, conversationId: thread.id, side })
  })
}

async function send(
  tx: Transaction,
  ctx: { actor: SignedInActor; now: Date },
  written: Draft,
): Promise<{ id: string }> {
  const { maskedBody, ...draft } = { ...written, ...(await wordsOf(tx, written, ctx.now)) }
  const fileIds = draft.attachmentFileIds ?? []
  const [created] = await tx
    .insert(message)
    .values({
      id: draft.id,
      conversationId: draft.conversationId,
      senderUserId: ctx.actor.userId,
      senderSide: draft.side,
      body: draft.body,
      maskedBody,
      replyToMessageId: draft.replyToMessageId,
      hasAttachments: fileIds.length > 0,
      terms: messageTerms(maskedBody ?? draft.body, draft.conversationId),
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: message.id })
    .returning({ id: message.id })
  if (created) {
    await takeWritingTurn(tx, ctx.actor.userId)
    await attach(tx, ctx.actor, draft.id, fileIds)
    const unread =
      draft.side === 'company'
        ? { applicantUnread: sql`${conversation.applicantUnread} + 1` }
        : { companyUnread: sql`${conversation.companyUnread} + 1` }
    await tx
      .update(conversation)
      .set({ lastMessageAt: ctx.now, lastMessageId: draft.id, ...unread })
      .where(eq(conversation.id, draft.conversationId))
    await tx
      .delete(messageDraft)
      .where(and(eq(messageDraft.userId, ctx.actor.userId), eq(messageDraft.conversationId, draft.conversationId)))
    await tell(tx, ctx.actor, { ...draft, maskedBody })
    return created
  }
  const [existing] = await tx
    .select({ id: message.id })
    .from(message)
    .where(
      and(
        eq(message.id, draft.id),
        eq(message.conversationId, draft.conversationId),
        eq(message.senderUserId, ctx.actor.userId),
      ),
    )
  if (!existing) throw conversationError('idTaken')
  return existing
}

/** The words for the person and, while the company does not see who that is, those for the company. */
async function wordsOf(tx: Transaction, { conversationId, side, body }: Draft, now: Date) {
  const [sent] = await tx
    .select({ snapshot: application.resumeSnapshot, isHidden, person: personNow })
    .from(conversation)
    .innerJoin(application, eq(application.id, conversation.applicationId))
    .innerJoin(applicantProfile, eq(applicantProfile.id, conversation.applicantProfileId))
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .where(eq(conversation.id, conversationId))
  if (!sent?.isHidden) return { body, maskedBody: null }
  // A template names somebody whom its writer does not know.
  const filled = side === 'company' ? fillNames(body, sent.snapshot) : body
  return { body: filled, maskedBody: maskedWords(sent, side, filled, now) }
}

/** Files are the sender's own uploads, each checked by content when uploaded. */
async function attach(tx: Transaction, actor: SignedInActor, messageId: string, fileIds: string[]) {
  if (fileIds.length === 0) return
  const own = await tx
    .select({ id: uploadedFile.id })
    .from(uploadedFile)
    .where(and(inArray(uploadedFile.id, fileIds), eq(uploadedFile.ownerUserId, actor.userId)))
  if (own.length !== fileIds.length) throw conversationError('fileForeign')
  await tx.insert(messageAttachment).values(fileIds.map((fileId, position) => ({ messageId, fileId, position })))
}

async function tell(
  tx: Transaction,
  actor: SignedInActor,
  draft: Draft & { maskedBody: string | null },
): Promise<void> {
  const [thread] = await tx
    .select({
      companyId: conversation.companyId,
      companyName: companyProfile.name,
      firstName: applicantProfile.firstName,
      senderName: partnerName('company'),
      applicantEmail: user.email,
      applicantUserId: user.id,
      subject: jobPosting.title,
      isShielded: isShielded(),
    })
    .from(conversation)
    .innerJoin(applicantProfile, eq(applicantProfile.id, conversation.applicantProfileId))
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, conversation.companyId))
    .leftJoin(application, eq(application.id, conversation.applicationId))
    .leftJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .where(eq(conversation.id, draft.conversationId))
  if (!thread) return
  const colleagues = await tx
    .select({ userId: companyMember.userId })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, thread.companyId), worksForAll))
  await announce(tx, 'conversation', [thread.applicantUserId, ...colleagues.map(({ userId }) => userId)])
  const { APP_URL } = getConfig()
  const { subject } = thread
  // A mail must not reveal what the conversation still hides.
  const body = thread.isShielded ? maskContacts(draft.body) : draft.body
  const receiving: Side = draft.side === 'company' ? 'applicant' : 'company'
  const url = `${APP_URL}/app/${receiving}/message-reply/${draft.id}`
  const about = { messageId: draft.id, conversationId: draft.conversationId }
  if (receiving === 'applicant') {
    const companyName = thread.companyName ?? actor.name
    const to = { email: thread.applicantEmail, firstName: thread.firstName }
    await enqueueMails(tx, [messageToApplicantMail(to, { ...about, companyName, subject, body, url })])
    return
  }
  const members = await memberEmails(tx, thread.companyId)
  const { senderName } = thread
  const seen = draft.maskedBody ?? body
  await mailEach(tx, members, (member) =>
    messageToCompanyMail(member, { ...about, senderName, subject, body: seen, url }),
  )
}
