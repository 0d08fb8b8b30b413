import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { addDays } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import type { Print } from '../../one-job/same-job'
import { jobPosting } from '../table'
import { jobPostingPrint } from './table'

/** So long after its end a posting counts as repeated. */
export const REPEAT_DAYS = 180
/** Compared at most, the newest: more postings of one group of occupations than any company has. */
const MOST = 5_000

/** A posting that others are compared with. */
export type Candidate = { id: string; cardId: string; publishedAt: Date; print: Print }

/** Of each group of a company's occupations the postings that are online or were lately, by `groupKey`. */
export async function candidatesOf(
  db: Queryable,
  groups: readonly { companyId: string; occupation: string }[],
  now: Date,
): Promise<Map<string, Candidate[]>> {
  const wanted = new Set(groups.map(groupKey))
  const rows = await db
    .select({
      id: jobPostingPrint.jobPostingId,
      ...pick(jobPostingPrint, 'companyId', 'occupation', 'cardId', 'print', 'shingles'),
      publishedAt: jobPosting.publishedAt,
    })
    .from(jobPostingPrint)
    .innerJoin(jobPosting, eq(jobPosting.id, jobPostingPrint.jobPostingId))
    .where(
      and(
        anyOf(jobPostingPrint.companyId, new Set(groups.map(({ companyId }) => companyId))),
        anyOf(jobPostingPrint.occupation, new Set(groups.map(({ occupation }) => occupation))),
        isNotNull(jobPosting.publishedAt),
        or(isNull(jobPosting.endedAt), gt(jobPosting.endedAt, addDays(now, -REPEAT_DAYS))),
      ),
    )
    .orderBy(sql`${jobPosting.publishedAt} desc`)
    .limit(MOST)
  const found = new Map<string, Candidate[]>()
  for (const { id, cardId, publishedAt, print, shingles, ...group } of rows) {
    const key = groupKey(group)
    if (publishedAt === null || !wanted.has(key)) continue
    found.set(key, [...(found.get(key) ?? []), { id, cardId, publishedAt, print: { ...print, shingles } }])
  }
  return found
}

/** The postings that are compared with each other. */
export function groupKey({ companyId, occupation }: { companyId: string; occupation: string }): string {
  return `${companyId} ${occupation}`
}
