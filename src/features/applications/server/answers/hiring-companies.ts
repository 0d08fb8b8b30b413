import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { company, companyProfile } from '~/features/companies/server/table'
import { isLead } from '~/features/job-postings/server/one-job/leads'
import { jobPosting } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { replyStatisticsOf } from './figures'

const SHOWN = 8
/** Of the newest postings; one company may have published many of them. */
const READ = 200

/** The companies that published last, one place each, with their open postings and how they answer. */
export async function hiringCompanies(db: Queryable, now: Date) {
  const newest = await db
    .select({ companyId: jobPosting.companyId })
    .from(jobPosting)
    .where(and(eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now), isLead))
    .orderBy(desc(jobPosting.publishedAt), desc(jobPosting.id))
    .limit(READ)
  const order = [...new Set(newest.map(({ companyId }) => companyId))].slice(0, SHOWN)
  if (order.length === 0) return []
  const [profiles, replies] = await Promise.all([
    db
      .select({
        ...pick(companyProfile, 'companyId', 'id', 'name', 'city', 'industry', 'openPostings', 'logoFileId'),
        coverFileId: companyProfile.coverFileId,
      })
      .from(companyProfile)
      .innerJoin(company, eq(company.id, companyProfile.companyId))
      .where(and(inArray(companyProfile.companyId, order), isNull(company.suspendedAt))),
    replyStatisticsOf(db, order, now),
  ])
  return profiles
    .sort((a, b) => order.indexOf(a.companyId) - order.indexOf(b.companyId))
    .map(({ companyId, ...profile }) => ({ ...profile, replies: replies.get(companyId) ?? null }))
}
