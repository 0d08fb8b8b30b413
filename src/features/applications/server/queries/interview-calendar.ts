import { and, eq } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { getConfig } from '~/platform/server/config'
import type { Queryable } from '~/platform/server/database/db'
import { senderAddress } from '~/platform/server/mail/sender'
import { seenName } from '../anonymous/company-view'
import { ownedBy } from '../exports/access'
import { calendarFile } from '../interviews/calendar'
import { appointmentColumns } from '../interviews/interview-columns'
import { application } from '../table'
import { interview } from '../workflow-table'

/** The agreed appointment as a calendar file, for a person of either side; null for everybody else. */
export async function interviewCalendar(
  db: Queryable,
  actor: SignedInActor,
  interviewId: string,
  now: Date,
): Promise<string | null> {
  const own = ownedBy(actor)
  if (!own) return null
  const [row] = await db
    .select({
      ...appointmentColumns,
      status: interview.status,
      sequence: interview.sequence,
      applicationId: application.id,
      companyId: application.companyId,
      applicantProfileId: application.applicantProfileId,
      applicantName: seenName,
      jobTitle: jobPosting.title,
      companyName: companyProfile.name,
    })
    .from(interview)
    .innerJoin(application, eq(application.id, interview.applicationId))
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .innerJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
    .where(and(eq(interview.id, interviewId), own))
  if (!row?.startsAt) return null
  const isCompany = actor.applicantProfileId !== row.applicantProfileId
  const side = isCompany ? 'company' : 'applicant'
  return calendarFile(
    {
      ...row,
      startsAt: row.startsAt,
      organizerEmail: senderAddress(),
      url: `${getConfig().APP_URL}/app/${side}/applications?bewerbung=${row.applicationId}`,
      isCancelled: row.status !== 'agreed',
    },
    now,
  )
}
