import { and, eq } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import type { Queryable } from '~/platform/server/database/db'
import { jobPostingError } from '../../errors'
import { postingRights } from '../../policy'
import type { JobPostingInput } from '../../schema'
import { RUN_DAYS } from '../../vocabulary'
import { isConfirmationDue, jobPosting } from '../table'
import { places } from './places-of-row'

/**
 * A posting as the editor takes it: the input it was saved with, its version and state.
 *
 * @throws AppError notFound, also for what belongs to others
 */
export async function findForEdit(db: Queryable, actor: CompanyActor, id: string, now: Date) {
  const [row] = await db
    .select({
      id: jobPosting.id,
      version: jobPosting.version,
      status: jobPosting.status,
      pausedByLicense: jobPosting.pausedByLicense,
      pausedUnconfirmed: jobPosting.pausedUnconfirmed,
      isConfirmationDue: isConfirmationDue(jobPosting),
      publishedAt: jobPosting.publishedAt,
      runsUntil: jobPosting.runsUntil,
      title: jobPosting.title,
      referenceNumber: jobPosting.referenceNumber,
      employerType: jobPosting.employerType,
      temporaryWorkPermit: jobPosting.temporaryWorkPermit,
      openings: jobPosting.openings,
      occupationField: jobPosting.occupationField,
      employmentTypes: jobPosting.employmentTypes,
      contract: jobPosting.contract,
      fixedTermUntil: jobPosting.fixedTermUntil,
      workplace: jobPosting.workplace,
      salaryMinCents: jobPosting.salaryMinCents,
      salaryMaxCents: jobPosting.salaryMaxCents,
      salaryPeriod: jobPosting.salaryPeriod,
      collectiveAgreement: jobPosting.collectiveAgreement,
      hoursPerWeek: jobPosting.hoursPerWeek,
      startDate: jobPosting.startDate,
      tasks: jobPosting.tasks,
      profile: jobPosting.profile,
      offer: jobPosting.offer,
      contactName: jobPosting.contactName,
      contactEmail: jobPosting.contactEmail,
      contactPhone: jobPosting.contactPhone,
      externalUrl: jobPosting.externalUrl,
      questions: jobPosting.questions,
      promisedReplyDays: jobPosting.promisedReplyDays,
      runDays: jobPosting.runDays,
      places,
    })
    .from(jobPosting)
    .where(and(eq(jobPosting.id, id), eq(jobPosting.companyId, actor.company.id)))
  if (!row) throw jobPostingError('notFound')
  const {
    version,
    status,
    pausedByLicense,
    pausedUnconfirmed,
    isConfirmationDue: isDue,
    publishedAt,
    runsUntil,
    ...fields
  } = row
  const input: JobPostingInput & { id: string } = {
    ...fields,
    runDays: RUN_DAYS.find((days) => days === row.runDays) ?? 60,
  }
  return {
    input,
    version,
    status,
    pausedByLicense,
    pausedUnconfirmed,
    isConfirmationDue: isDue,
    publishedAt,
    runsUntil,
    can: postingRights(row, now),
  }
}
