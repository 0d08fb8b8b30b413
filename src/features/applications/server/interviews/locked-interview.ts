import { and, eq } from 'drizzle-orm'
import type { ApplicantActor, CompanyActor } from '~/features/accounts/actor'
import { pick } from '~/lib/pick'
import type { Transaction } from '~/platform/server/database/db'
import { applicationError } from '../../errors'
import { takeStepTurn } from '../commands/turns'
import { lockApplication } from '../lifecycle'
import { application } from '../table'
import { interview } from '../workflow-table'
import { interviewColumns } from './interview-columns'

/**
 * An invitation of the applicant's own, with its application, which every change locks first.
 * @throws AppError interviewNotFound, notFound, tooManySteps
 */
export async function lockForApplicant(tx: Transaction, ctx: { actor: ApplicantActor }, interviewId: string) {
  const applicationId = await applicationOf(tx, interviewId)
  if (!applicationId) throw applicationError('interviewNotFound')
  const scope = and(eq(application.id, applicationId), eq(application.applicantProfileId, ctx.actor.applicantProfileId))
  const current = await lockApplication(tx, scope)
  await takeStepTurn(tx, current.id, 'applicant')
  const found = await loadInterview(tx, interviewId)
  return { current, found }
}

/**
 * The same for an invitation that the company has sent.
 * @throws AppError interviewNotFound, notFound, tooManySteps
 */
export async function lockForCompany(tx: Transaction, ctx: { actor: CompanyActor }, interviewId: string) {
  const applicationId = await applicationOf(tx, interviewId)
  if (!applicationId) throw applicationError('interviewNotFound')
  const scope = and(eq(application.id, applicationId), eq(application.companyId, ctx.actor.company.id))
  const current = await lockApplication(tx, scope)
  await takeStepTurn(tx, current.id, 'company')
  const found = await loadInterview(tx, interviewId)
  return { current, found }
}

/** Null when there is no such invitation. */
async function applicationOf(tx: Transaction, interviewId: string): Promise<string | null> {
  const [row] = await tx
    .select({ applicationId: interview.applicationId })
    .from(interview)
    .where(eq(interview.id, interviewId))
  return row?.applicationId ?? null
}

/** Read again under the application's lock, which every change takes first. */
async function loadInterview(tx: Transaction, interviewId: string) {
  const [row] = await tx
    .select({
      ...interviewColumns,
      ...pick(interview, 'sequence', 'offersSlots', 'onlySlotIds', 'slotId', 'companyReason'),
    })
    .from(interview)
    .where(eq(interview.id, interviewId))
  if (!row) throw applicationError('interviewNotFound')
  return row
}
