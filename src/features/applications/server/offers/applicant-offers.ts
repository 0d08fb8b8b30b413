import { and, asc, eq, gt, inArray, max, or } from 'drizzle-orm'
import type { ApplicantActor } from '~/features/accounts/actor'
import { companyProfile } from '~/features/companies/server/table'
import { isShown } from '~/features/job-postings/server/queries/is-shown'
import { jobPosting } from '~/features/job-postings/server/table'
import { netOfPosting } from '~/features/job-search/server/pay/net-of-posting'
import { readPayrollLaw } from '~/features/job-search/server/pay/payroll-law'
import { addDays } from '~/lib/dates/dates'
import type { PayrollLaw } from '~/lib/work/net-pay/payroll-law'
import type { Queryable } from '~/platform/server/database/db'
import { ACCEPTED_SHOWN_DAYS } from '../../offers/offer'
import type { OfferTerms } from '../../offers/offer-schema'
import { application } from '../table'
import { offerColumns } from './find-offer'
import { jobOffer } from './offer-table'

/** More offers at once than anybody has. */
const SHOWN = 10

/** An applicant's offers for the overview: the open ones, the most urgent first, then those accepted lately. */
export async function listOwnOffers(db: Queryable, actor: ApplicantActor, now: Date) {
  const isAcceptedLately = and(
    eq(jobOffer.status, 'accepted'),
    gt(jobOffer.answeredAt, addDays(now, -ACCEPTED_SHOWN_DAYS)),
  )
  const offers = await db
    .select({
      ...offerColumns,
      jobPostingId: application.jobPostingId,
      isPostingShown: isShown,
      companyLogoFileId: companyProfile.logoFileId,
    })
    .from(jobOffer)
    .innerJoin(application, eq(application.id, jobOffer.applicationId))
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .innerJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
    .where(
      and(
        eq(application.applicantProfileId, actor.applicantProfileId),
        or(eq(jobOffer.status, 'open'), isAcceptedLately),
      ),
    )
    .orderBy(asc(jobOffer.answerUntil), asc(jobOffer.id))
    .limit(SHOWN)
  const law = await readPayrollLaw(db, now)
  return offers
    .map((offer) => ({ ...offer, net: netOf(offer.terms, law) }))
    .toSorted((a, b) => Number(a.status !== 'open') - Number(b.status !== 'open'))
}

/** About what is left in class I, in euros a month, with the year of the tariff; null when no month can be calculated. */
function netOf({ payCents, payPeriod, hoursPerWeek }: OfferTerms, law: PayrollLaw) {
  const pay = { salaryMinCents: payCents, salaryMaxCents: payCents, salaryPeriod: payPeriod, hoursPerWeek }
  const found = netOfPosting(pay, law)
  const inClass = found?.classes.find(({ taxClass }) => taxClass === 'I')
  return found && inClass ? { year: found.year, euros: inClass.from } : null
}

/** The latest offer of each application. */
export async function latestOffersOf(db: Queryable, ids: string[]) {
  const latest = db
    .select({ applicationId: jobOffer.applicationId, number: max(jobOffer.number).as('latest_number') })
    .from(jobOffer)
    .where(inArray(jobOffer.applicationId, ids))
    .groupBy(jobOffer.applicationId)
    .as('latest')
  return db
    .select(offerColumns)
    .from(jobOffer)
    .innerJoin(latest, and(eq(latest.applicationId, jobOffer.applicationId), eq(latest.number, jobOffer.number)))
}
