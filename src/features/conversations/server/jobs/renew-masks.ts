import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { isHidden } from '~/features/applications/server/anonymous/company-view'
import { chosenAnswers, maskApplication } from '~/features/applications/server/anonymous/mask-application'
import { maskVersion } from '~/features/applications/server/anonymous/mask-version'
import { maskedWords, personNow } from '~/features/applications/server/anonymous/reveal'
import { application, applicationEvent } from '~/features/applications/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import type { Database, Transaction } from '~/platform/server/database/db'
import { renewDerived } from '~/platform/server/renewal/renew'
import { messageTerms } from '../message-terms'
import { conversation, message } from '../table'

const BATCH = 200

/**
 * Masks again what companies read of people whose names are hidden, when other rules made the stored masks: rules that
 * became stricter hold for what was sent before. Each from what the person sent, as of that day. Stops between two
 * applications when told to.
 * @returns how many applications were done, 0 unless all were
 */
export async function renewMasks(
  db: Database,
  { version = maskVersion(), signal }: { version?: string; signal?: AbortSignal } = {},
): Promise<number> {
  return renewDerived(db, { name: 'mask', version, signal }, async (after) => {
    const batch = await db
      .select({ id: application.id })
      .from(application)
      .where(and(isHidden, after === undefined ? undefined : gt(application.id, after)))
      .orderBy(asc(application.id))
      .limit(BATCH)
    for (const { id } of batch) {
      if (signal?.aborted) return null
      // One at a time: whoever acts on an application waits for one only.
      await db.transaction((tx) => maskAgain(tx, id))
    }
    return batch.map(({ id }) => id)
  })
}

async function maskAgain(tx: Transaction, id: string): Promise<void> {
  const [sent] = await tx
    .select({
      snapshot: application.resumeSnapshot,
      ...pick(application, 'coverLetter', 'answers', 'alias', 'submittedAt'),
      questions: jobPosting.questions,
      person: personNow,
    })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .innerJoin(applicantProfile, eq(applicantProfile.id, application.applicantProfileId))
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .where(and(eq(application.id, id), isHidden))
    .for('update', { of: application })
  if (!sent || sent.alias === null) return
  const { alias, questions, submittedAt } = sent
  const masked = maskApplication(sent, { alias, isChosen: chosenAnswers(questions), now: submittedAt })
  // Nobody did anything: the dates of the rows stay.
  await tx
    .update(application)
    .set({ masked, updatedAt: sql`${application.updatedAt}` })
    .where(eq(application.id, id))
  await maskEvents(tx, id, sent)
  await maskMessages(tx, id, sent)
}

type Sender = Pick<Parameters<typeof maskedWords>[0], 'snapshot' | 'person'>

async function maskEvents(tx: Transaction, applicationId: string, { snapshot, person }: Sender): Promise<void> {
  const events = await tx
    .select()
    .from(applicationEvent)
    .where(and(eq(applicationEvent.applicationId, applicationId), isNotNull(applicationEvent.maskedMessage)))
  for (const { id, actorSide, message: words, maskedMessage, createdAt } of events) {
    const anew = maskedWords({ isHidden: true, snapshot, person }, actorSide, words, createdAt)
    if (anew === maskedMessage) continue
    await tx
      .update(applicationEvent)
      .set({ maskedMessage: anew, updatedAt: sql`${applicationEvent.updatedAt}` })
      .where(eq(applicationEvent.id, id))
  }
}

async function maskMessages(tx: Transaction, applicationId: string, { snapshot, person }: Sender): Promise<void> {
  const { id, senderSide, body, maskedBody, createdAt, conversationId } = message
  const messages = await tx
    .select({ id, side: senderSide, body, masked: maskedBody, createdAt, conversationId })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(and(eq(conversation.applicationId, applicationId), isNotNull(maskedBody)))
  for (const sent of messages) {
    const anew = maskedWords({ isHidden: true, snapshot, person }, sent.side, sent.body, sent.createdAt)
    if (anew === null || anew === sent.masked) continue
    await tx
      .update(message)
      .set({
        maskedBody: anew,
        terms: messageTerms(anew, sent.conversationId),
        updatedAt: sql`${message.updatedAt}`,
      })
      .where(eq(message.id, sent.id))
  }
}
