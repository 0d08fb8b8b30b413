import { and, eq } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { tellsPay } from '~/features/ad-check/pay'
import { toIsoDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import type { Transaction } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { applicationError } from '../../errors'
import { offerPay } from '../../offers/offer-facts'
import type { MakeOfferInput } from '../../offers/offer-schema'
import { fillFor } from '../commands/answer-all'
import { tellOpenPages } from '../commands/live'
import { tellPay } from '../commands/pay'
import { takeStepTurn } from '../commands/turns'
import { applicantOf, applicantUrl } from '../interviews/interview-sides'
import { type LockedApplication, lockApplication, transition } from '../lifecycle'
import { application, applicationEvent } from '../table'
import { scheduledRejection } from '../workflow-table'
import { offersOf } from './find-offer'
import { offerMadeMail } from './offer-emails'
import { transition as transitionOffers } from './offer-lifecycle'
import { jobOffer } from './offer-table'

/**
 * Sends an offer, or a newer one that replaces the open one; moves the application to "Angebot" when it is not there
 * yet. The client's id makes a repeated click harmless.
 * @throws AppError notFound, changedMeanwhile, offerChanged, notAllowedNow, answerUntilPast, startPast,
 * attachmentForeignCompany
 */
export async function makeOffer(ctx: CompanyContext, input: MakeOfferInput): Promise<{ id: string }> {
  const today = toIsoDay(ctx.now)
  if (input.answerUntil < today) throw applicationError('answerUntilPast')
  if (input.terms.startsOn < today) throw applicationError('startPast')
  return ctx.db.transaction(async (tx) => {
    const own = and(eq(application.id, input.applicationId), eq(application.companyId, ctx.actor.company.id))
    const current = await lockApplication(tx, own)
    const earlier = await offersOf(tx, current.id)
    if (earlier.some(({ id }) => id === input.id)) return { id: input.id }
    const open = earlier.find(({ status }) => status === 'open')
    if ((open?.id ?? null) !== input.replaces) throw applicationError('offerChanged')
    if (current.status !== input.from) throw applicationError('changedMeanwhile')
    if (input.fileId !== null && input.fileId !== open?.fileId) await checkFile(tx, ctx.actor, input.fileId)
    if (!tellsPay(current) && current.payToldAt === null) await tellPay(tx, current, offerPay(input.terms), ctx.now)
    const words = fillFor(input.words, current, ctx.actor.name)
    if (open) await transitionOffers(tx, eq(jobOffer.id, open.id), 'replace')
    const offer = {
      ...{ id: input.id, applicationId: current.id, createdByUserId: ctx.actor.userId },
      ...{ number: (earlier[0]?.number ?? 0) + 1, jobTitle: current.title, companyName: current.companyName },
      ...{ senderName: ctx.actor.name, terms: termsOf(input), answerUntil: input.answerUntil, words },
      ...{ fileId: input.fileId, reason: open ? input.reason : null, createdAt: ctx.now },
    }
    await step(tx, ctx, current, open ? 'replaced' : 'made', [offer.reason, words].filter(Boolean).join('\n\n') || null)
    const [sent] = await tx.insert(jobOffer).values(offer).onConflictDoNothing().returning({ id: jobOffer.id })
    // The id of another application's offer.
    if (!sent) throw applicationError('offerChanged')
    await enqueueMails(tx, [
      offerMadeMail(applicantOf(current), { ...offer, url: `${applicantUrl(current.id)}#angebot-${offer.id}` }),
    ])
    return { id: offer.id }
  })
}

/** The company's step in the timeline; within "Angebot" only the event, which ends a planned rejection as well. */
async function step(
  tx: Transaction,
  ctx: CompanyContext,
  current: LockedApplication,
  offerAct: 'made' | 'replaced',
  message: string | null,
): Promise<void> {
  const { userId } = ctx.actor
  if (current.status !== 'offer') {
    await transition(tx, current, { to: 'offer', side: 'company', message, userId, now: ctx.now, offerAct })
    return
  }
  await takeStepTurn(tx, current.id, 'company')
  const at = new Date(Math.max(ctx.now.getTime(), current.statusChangedAt.getTime() + 1))
  await tx.insert(applicationEvent).values({
    ...{ id: uuidv7(at.getTime()), applicationId: current.id, fromStatus: 'offer', toStatus: 'offer' },
    ...{ actorUserId: userId, actorSide: 'company', message, offerAct, createdAt: at },
  })
  await tx.delete(scheduledRejection).where(eq(scheduledRejection.applicationId, current.id))
  await tellOpenPages(tx, current)
}

/** A document this person has uploaded. */
async function checkFile(tx: Transaction, actor: CompanyActor, fileId: string): Promise<void> {
  const [own] = await tx
    .select({ id: uploadedFile.id })
    .from(uploadedFile)
    .where(and(eq(uploadedFile.id, fileId), eq(uploadedFile.ownerUserId, actor.userId)))
    .for('share')
  if (!own) throw applicationError('attachmentForeignCompany')
}

function termsOf({ terms }: MakeOfferInput) {
  return terms.contract === 'permanent' ? { ...terms, fixedTermUntil: null } : terms
}
