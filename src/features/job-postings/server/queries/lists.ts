import { and, count, desc, eq, gt, ne, or, sql } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import { searchTerms } from '~/lib/german-text'
import type { Queryable } from '~/platform/server/database/db'
import { preparedOnce } from '~/platform/server/database/prepared'
import type { OccupationField } from '../../schema'
import { anyTitleTermQuery } from '../search-query'
import { jobPosting, jobPostingSearch } from '../table'
import { selectCards } from './card'

/** The newest active postings. */
export async function latestPostings(db: Queryable, input: { limit: number }, now: Date) {
  return selectCards(db)
    .where(and(eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now)))
    .orderBy(desc(jobPosting.publishedAt), desc(jobPosting.id))
    .limit(input.limit)
}

/** Active postings of one company's public page, newest first. */
export async function postingsOfCompany(db: Queryable, input: { companyProfileId: string; limit: number }, now: Date) {
  return selectCards(db)
    .where(
      and(
        eq(companyProfile.id, input.companyProfileId),
        eq(jobPosting.status, 'published'),
        gt(jobPosting.runsUntil, now),
      ),
    )
    .orderBy(desc(jobPosting.publishedAt), desc(jobPosting.id))
    .limit(input.limit)
}

/** Live figures of the home page: active postings, and how many there are in each occupation field, largest first. */
export async function postingStatistics(db: Queryable, now: Date) {
  const rows = await db
    .select({ field: jobPostingSearch.occupationField, count: count() })
    .from(jobPostingSearch)
    .where(gt(jobPostingSearch.runsUntil, now))
    .groupBy(jobPostingSearch.occupationField)
  const fields = rows.flatMap(({ field, count }) => (field === null ? [] : [{ field, count }]))
  return {
    active: rows.reduce((sum, row) => sum + row.count, 0),
    fields: fields.sort((a, b) => b.count - a.count || a.field.localeCompare(b.field, 'de')),
  }
}

/** Active postings of the same occupation field or with a word of the title, the most alike and newest first. */
export async function similarPostings(
  db: Queryable,
  posting: { id: string; title: string; occupationField: OccupationField | null },
  now: Date,
  limit = 4,
) {
  const query = anyTitleTermQuery(searchTerms(posting.title))
  return similarCards(db).execute({
    id: posting.id,
    // Null matches nothing: the title may have no word to compare by.
    query: query === '' ? null : query,
    occupationField: posting.occupationField,
    now: now.toISOString(),
    limit,
  })
}

const similarCards = preparedOnce((db) => {
  const isAlike = sql`${jobPostingSearch.terms} @@ ${sql.placeholder('query')}::tsquery`
  const sameField = sql`${jobPostingSearch.occupationField} = ${sql.placeholder('occupationField')}`
  return selectCards(db)
    .innerJoin(jobPostingSearch, eq(jobPostingSearch.jobPostingId, jobPosting.id))
    .where(
      and(
        sql`${jobPostingSearch.runsUntil} > ${sql.placeholder('now')}`,
        ne(jobPosting.id, sql.placeholder('id')),
        or(sameField, isAlike),
      ),
    )
    .orderBy(sql`${isAlike} desc nulls last`, desc(jobPostingSearch.publishedAt), desc(jobPostingSearch.jobPostingId))
    .limit(sql.placeholder('limit'))
    .prepare('similar_postings')
})
