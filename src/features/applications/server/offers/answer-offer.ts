import { and, eq, ne } from 'drizzle-orm'
import type { ApplicantContext } from '~/features/accounts/server/command-context'
import { enqueueMails, mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { memberEmails } from '~/features/companies/server/recipients'
import { mayMove } from '~/lib/moves'
import type { Transaction } from '~/platform/server/database/db'
import { applicationError } from '../../errors'
import { isPast, OFFER_MOVES, offerActLabels } from '../../offers/offer'
import { isOpen } from '../answers/conditions'
import { applicantOf, applicantUrl, companyUrl } from '../interviews/interview-sides'
import { transition } from '../lifecycle'
import { application } from '../table'
import { lockOffer } from './find-offer'
import { offerAcceptedMail, offerDeclinedMail, offerTakenMail } from './offer-emails'
import { transition as transitionOffers } from './offer-lifecycle'
import { jobOffer } from './offer-table'

/**
 * The applicant accepts: the application is "Zusage", and everybody at the company who handles applications is told.
 * Others who applied stay open and covered by the promised answer. A second click changes nothing.
 * @throws AppError offerNotFound, offerOver, offerPast
 */
export async function acceptOffer(ctx: ApplicantContext, { offerId }: { offerId: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { current, offer } = await lockOwn(tx, ctx, offerId)
    if (offer.status === 'accepted') return
    if (!mayMove(OFFER_MOVES, offer.status, 'accept')) throw applicationError('offerOver')
    if (isPast(offer, ctx.now)) throw applicationError('offerPast')
    await transitionOffers(tx, eq(jobOffer.id, offerId), 'accept', { answeredAt: ctx.now })
    const step = { to: 'hired', side: 'applicant', message: null, offerAct: 'accepted' } as const
    await transition(tx, current, { ...step, userId: ctx.actor.userId, now: ctx.now })
    const others = and(eq(application.jobPostingId, current.jobPostingId), ne(application.id, current.id), isOpen)
    const waiting = await tx.$count(application, others)
    const facts = { ...offer, applicantName: current.seenName, waiting, url: companyUrl(current.id) }
    const members = await memberEmails(tx, current.companyId)
    await enqueueMails(tx, [
      offerAcceptedMail(applicantOf(current), { ...offer, url: applicantUrl(current.id) }),
      ...members.map((member) => offerTakenMail(member, facts)),
    ])
  })
}

/**
 * The applicant declines, also after the last day: the application is withdrawn with that reason. A second click
 * changes nothing.
 * @throws AppError offerNotFound, offerOver
 */
export async function declineOffer(
  ctx: ApplicantContext,
  input: { offerId: string; reason: string | null },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { current, offer } = await lockOwn(tx, ctx, input.offerId)
    if (offer.status === 'declined') return
    if (!mayMove(OFFER_MOVES, offer.status, 'decline')) throw applicationError('offerOver')
    await transitionOffers(tx, eq(jobOffer.id, offer.id), 'decline', { answeredAt: ctx.now, reply: input.reason })
    const message = [offerActLabels.declined, input.reason].filter(Boolean).join('. ')
    const step = { to: 'withdrawn', side: 'applicant', message, offerAct: 'declined' } as const
    await transition(tx, current, { ...step, userId: ctx.actor.userId, now: ctx.now })
    const facts = { ...offer, applicantName: current.seenName, reply: input.reason, url: companyUrl(current.id) }
    const members = await memberEmails(tx, current.companyId)
    await mailEach(tx, members, (member) => offerDeclinedMail(member, facts))
  })
}

function lockOwn(tx: Transaction, { actor }: ApplicantContext, offerId: string) {
  return lockOffer(tx, offerId, eq(application.applicantProfileId, actor.applicantProfileId))
}
