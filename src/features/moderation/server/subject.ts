import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type Actor, isCompanyActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { memberEmails } from '~/features/companies/server/recipients'
import { company, companyProfile } from '~/features/companies/server/table'
import { isShown } from '~/features/job-postings/server/queries/is-shown'
import { jobPosting } from '~/features/job-postings/server/table'
import { resumeView } from '~/features/resumes/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { moderationError } from '../errors'
import { type ReportSubject, reportSubjectLabels } from '../report-addresses'

export type ReportedThing = { subjectType: ReportSubject; subjectId: string }
/** `companyId` and `companyName`: null for a résumé, which is named by no name. */
export type Subject = { title: string; companyId: string | null; companyName: string | null }

/**
 * The content of a report, while the public can see it; a résumé, for members of companies that have opened it.
 * @throws AppError subjectNotFound
 */
export async function findSubject(db: Queryable, actor: Actor, thing: ReportedThing): Promise<Subject> {
  const found = await finders[thing.subjectType](db, thing.subjectId, actor)
  if (!found) throw moderationError('subjectNotFound')
  return found
}

/** The addresses of those whose content it is. */
export async function affectedEmails(
  db: Queryable,
  { subjectId, companyId }: { subjectId: string; companyId: string | null },
): Promise<{ email: string }[]> {
  if (companyId !== null) return memberEmails(db, companyId)
  return db
    .select({ email: user.email })
    .from(user)
    .innerJoin(applicantProfile, eq(applicantProfile.userId, user.id))
    .where(eq(applicantProfile.id, subjectId))
}

type Find = (db: Queryable, id: string, actor: Actor) => Promise<Subject | undefined>

const finders: Record<ReportSubject, Find> = { company: findCompany, 'job-posting': findPosting, resume: findResume }

async function findResume(db: Queryable, id: string, actor: Actor): Promise<Subject | undefined> {
  if (!isCompanyActor(actor)) return undefined
  const [opened] = await db
    .select({ id: resumeView.id })
    .from(resumeView)
    .innerJoin(applicantProfile, eq(applicantProfile.id, resumeView.applicantProfileId))
    .where(and(eq(resumeView.applicantProfileId, id), eq(resumeView.companyId, actor.company.id)))
    .limit(1)
  return opened && { title: reportSubjectLabels.resume, companyId: null, companyName: null }
}

async function findCompany(db: Queryable, id: string, actor: Actor): Promise<Subject | undefined> {
  const [row] = await db
    .select({ name: companyProfile.name, companyId: companyProfile.companyId })
    .from(companyProfile)
    .innerJoin(company, eq(company.id, companyProfile.companyId))
    .where(and(eq(companyProfile.id, id), actor?.isPlatformAdmin ? undefined : isNull(company.suspendedAt)))
  return row && { title: row.name, companyId: row.companyId, companyName: row.name }
}

async function findPosting(db: Queryable, id: string): Promise<Subject | undefined> {
  const [row] = await db
    .select({
      title: jobPosting.title,
      companyId: jobPosting.companyId,
      companyName: companyProfile.name,
    })
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(and(eq(jobPosting.id, id), inArray(jobPosting.status, ['published', 'paused', 'expired']), isShown))
  return row
}
