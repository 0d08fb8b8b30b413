import { eq } from 'drizzle-orm'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { mayMove } from '~/lib/moves'
import { applicationError } from '../../errors'
import { OFFER_MOVES } from '../../offers/offer'
import { applicantOf, applicantUrl } from '../interviews/interview-sides'
import { transition } from '../lifecycle'
import { application } from '../table'
import { lockOffer } from './find-offer'
import { offerWithdrawnMail } from './offer-emails'
import { transition as transitionOffers } from './offer-lifecycle'
import { jobOffer } from './offer-table'

/**
 * The company takes an open offer back, with a reason; the application goes one step back and stays open.
 * @throws AppError offerNotFound, offerAnswered
 */
export async function withdrawOffer(ctx: CompanyContext, input: { offerId: string; reason: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { current, offer } = await lockOffer(tx, input.offerId, eq(application.companyId, ctx.actor.company.id))
    // A second click finds it done; the words of a colleague who was late have reached nobody.
    if (offer.status === 'withdrawn' && offer.endReason === input.reason) return
    if (!mayMove(OFFER_MOVES, offer.status, 'withdraw')) throw applicationError('offerAnswered')
    await transitionOffers(tx, eq(jobOffer.id, offer.id), 'withdraw', { endReason: input.reason })
    await transition(tx, current, {
      ...{ to: 'interview', side: 'company', message: input.reason, userId: ctx.actor.userId },
      ...{ now: ctx.now, offerAct: 'withdrawn' },
    })
    await enqueueMails(tx, [
      offerWithdrawnMail(applicantOf(current), { ...offer, endReason: input.reason, url: applicantUrl(current.id) }),
    ])
  })
}
