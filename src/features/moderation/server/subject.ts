import { and, eq, inArray } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { moderationError } from '../errors'
import type { ReportSubject } from '../vocabulary'

export type ReportedThing = { subjectType: ReportSubject; subjectId: string }
export type Subject = { title: string; companyId: string; companyProfileId: string; companyName: string }

/**
 * The content of a report, while the public can see it.
 * @throws AppError subjectNotFound
 */
export async function findSubject(db: Queryable, thing: ReportedThing): Promise<Subject> {
  const found =
    thing.subjectType === 'company' ? await findCompany(db, thing.subjectId) : await findPosting(db, thing.subjectId)
  if (!found) throw moderationError('subjectNotFound')
  return found
}

async function findCompany(db: Queryable, id: string): Promise<Subject | undefined> {
  const [row] = await db
    .select({ name: companyProfile.name, companyId: companyProfile.companyId })
    .from(companyProfile)
    .where(eq(companyProfile.id, id))
  return row && { title: row.name, companyId: row.companyId, companyProfileId: id, companyName: row.name }
}

async function findPosting(db: Queryable, id: string): Promise<Subject | undefined> {
  const [row] = await db
    .select({
      title: jobPosting.title,
      companyId: jobPosting.companyId,
      companyProfileId: companyProfile.id,
      companyName: companyProfile.name,
    })
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(and(eq(jobPosting.id, id), inArray(jobPosting.status, ['published', 'paused', 'expired'])))
  return row
}
