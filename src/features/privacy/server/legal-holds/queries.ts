import { and, asc, countDistinct, desc, eq, isNull, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { legalHold } from '~/features/applications/server/legal-holds/table'
import { application } from '~/features/applications/server/table'
import { company } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { PAGE_SIZE } from '~/lib/paging'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'

/** What of a company's applications is deleted when, by posting: held ones first, then the earliest date. */
export async function listDeletions(db: Queryable, actor: CompanyActor, { page = 1 }: { page?: number }) {
  const own = eq(application.companyId, actor.company.id)
  const next = sql<Date | null>`min(${application.deleteAfter})`.mapWith(application.deleteAfter)
  const [rows, [counted], { retentionNoticeDays }] = await Promise.all([
    db
      .select({
        jobPostingId: jobPosting.id,
        title: jobPosting.title,
        applications: sql<number>`count(*)`.mapWith(Number),
        ended: sql<number>`count(${application.deleteAfter})`.mapWith(Number),
        nextDeletion: next,
        holdId: legalHold.id,
        holdReason: legalHold.reason,
        heldSince: legalHold.placedAt,
      })
      .from(application)
      .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
      .leftJoin(legalHold, and(eq(legalHold.jobPostingId, jobPosting.id), isNull(legalHold.liftedAt)))
      .where(own)
      .groupBy(jobPosting.id, legalHold.id)
      .orderBy(sql`${legalHold.id} is null`, asc(next), asc(jobPosting.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db
      .select({ total: countDistinct(application.jobPostingId) })
      .from(application)
      .where(own),
    getSettings(db),
  ])
  return { rows, total: counted?.total ?? 0, noticeDays: retentionNoticeDays }
}

/** All legal holds in force, newest first, for platform admins. */
export async function listHolds(db: Queryable, { page = 1 }: { page?: number }) {
  const [rows, total, { retentionNoticeDays }] = await Promise.all([
    db
      .select({
        ...pick(legalHold, 'id', 'reason', 'placedAt', 'companyId'),
        companyName: company.name,
        title: jobPosting.title,
        applications: db.$count(application, eq(application.jobPostingId, legalHold.jobPostingId)),
      })
      .from(legalHold)
      .innerJoin(company, eq(company.id, legalHold.companyId))
      .innerJoin(jobPosting, eq(jobPosting.id, legalHold.jobPostingId))
      .where(isNull(legalHold.liftedAt))
      .orderBy(desc(legalHold.placedAt), desc(legalHold.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(legalHold, isNull(legalHold.liftedAt)),
    getSettings(db),
  ])
  return { rows, total, noticeDays: retentionNoticeDays }
}
