import { eq } from 'drizzle-orm'
import type { CompanyActor, SignedInActor } from '~/features/accounts/actor'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { formatDay, formatMoment } from '~/lib/dates'
import { getConfig } from '~/platform/server/config'
import type { Queryable } from '~/platform/server/database/db'
import { calendarFile } from '../../calendar'
import { csvFile } from '../../csv'
import { applicationStatusLabels } from '../../lifecycle'
import type { ApplicationListInput } from '../../search-params'
import { application } from '../table'
import { interview } from '../workflow-table'
import { exportRows } from './company-list'

const HEAD = [
  'Name',
  'Vorname',
  'Nachname',
  'E-Mail',
  'Telefon',
  'PLZ',
  'Ort',
  'Stelle',
  'Stand',
  'Eigener Schritt',
  'Eingegangen',
  'Antwort zugesagt bis',
  'Beantwortet',
]

/** The company's applications as CSV. Notes and ratings stay inside; who exports sees them in the product. */
export async function applicationsCsv(
  db: Queryable,
  actor: CompanyActor,
  input: ApplicationListInput & { ids: string[] },
  now: Date,
): Promise<string> {
  const { ids, ...filters } = input
  const rows = await exportRows(db, actor, filters, now, ids)
  return csvFile([
    HEAD,
    ...rows.map((row) => [
      row.name,
      row.firstName,
      row.lastName,
      row.email,
      row.phone,
      row.postalCode,
      row.city,
      row.jobTitle,
      applicationStatusLabels[row.status],
      row.stageName,
      formatMoment(row.submittedAt),
      row.answerDueAt ? formatDay(row.answerDueAt) : null,
      row.answeredAt ? formatMoment(row.answeredAt) : null,
    ]),
  ])
}

/** The agreed appointment as a calendar file, for a person of either side; null for everybody else. */
export async function interviewCalendar(
  db: Queryable,
  actor: SignedInActor,
  interviewId: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({
      id: interview.id,
      status: interview.status,
      sequence: interview.sequence,
      mode: interview.mode,
      location: interview.location,
      durationMinutes: interview.durationMinutes,
      startsAt: interview.startsAt,
      applicationId: application.id,
      companyId: application.companyId,
      applicantProfileId: application.applicantProfileId,
      snapshot: application.resumeSnapshot,
      jobTitle: jobPosting.title,
      companyName: companyProfile.name,
    })
    .from(interview)
    .innerJoin(application, eq(application.id, interview.applicationId))
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .innerJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
    .where(eq(interview.id, interviewId))
  if (!row?.startsAt) return null
  const isCompany = actor.company?.id === row.companyId
  if (!isCompany && actor.applicantProfileId !== row.applicantProfileId) return null
  const side = isCompany ? 'company' : 'applicant'
  return calendarFile(
    {
      ...row,
      startsAt: row.startsAt,
      applicantName: `${row.snapshot.firstName} ${row.snapshot.lastName}`,
      url: `${getConfig().APP_URL}/app/${side}/applications?bewerbung=${row.applicationId}`,
      isCancelled: row.status !== 'agreed',
    },
    now,
  )
}
