import { and, desc, eq } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { applicationError } from '../../errors'
import { application } from '../table'
import { jobOffer } from './offer-table'

/**
 * What the form of an offer begins with: what the posting says, and holidays and trial period as in the company's last
 * offer. Pay is never suggested.
 * @throws AppError notFound
 */
export async function prepareOffer(db: Queryable, actor: CompanyActor, applicationId: string) {
  const [posting] = await db
    .select({
      ...pick(jobPosting, 'employmentTypes', 'contract', 'fixedTermUntil', 'workplace', 'salaryMinCents'),
      ...pick(jobPosting, 'salaryMaxCents', 'salaryPeriod', 'hoursPerWeek', 'startDate'),
      place: jobPostingPlace.name,
    })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .leftJoin(jobPostingPlace, and(eq(jobPostingPlace.jobPostingId, jobPosting.id), eq(jobPostingPlace.position, 0)))
    .where(and(eq(application.id, applicationId), eq(application.companyId, actor.company.id)))
  if (!posting) throw applicationError('notFound')
  const [last] = await db
    .select({ terms: jobOffer.terms })
    .from(jobOffer)
    .innerJoin(application, eq(application.id, jobOffer.applicationId))
    .where(eq(application.companyId, actor.company.id))
    .orderBy(desc(jobOffer.createdAt))
    .limit(1)
  const { minimumWageCents } = await getSettings(db)
  return {
    ...posting,
    minimumWageCents,
    holidayDays: last?.terms.holidayDays ?? null,
    trialMonths: last?.terms.trialMonths ?? null,
  }
}
