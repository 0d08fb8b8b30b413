import { and, eq, sql } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { jsonRow } from '~/platform/server/database/json-row'
import { preparedOnce } from '~/platform/server/database/prepared'
import { jobPosting } from '../table'
import { placeNames } from './places-of-row'

/** What a card in a list shows of a posting. */
const cardColumns = {
  id: jobPosting.id,
  title: jobPosting.title,
  companyProfileId: companyProfile.id,
  companyName: companyProfile.name,
  companyLogoFileId: companyProfile.logoFileId,
  employerType: jobPosting.employerType,
  employmentTypes: jobPosting.employmentTypes,
  contract: jobPosting.contract,
  fixedTermUntil: jobPosting.fixedTermUntil,
  workplace: jobPosting.workplace,
  salaryMinCents: jobPosting.salaryMinCents,
  salaryMaxCents: jobPosting.salaryMaxCents,
  salaryPeriod: jobPosting.salaryPeriod,
  publishedAt: jobPosting.publishedAt,
  placeNames,
}

/** Cards of these postings, in the order of the ids. */
export async function cardsByIds(db: Queryable, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await preparedCards(db).execute({ ids })
  const byId = new Map(rows.map(({ card }) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The statement of a database's connections, put together once: with each search it would cost a millisecond. */
const preparedCards = preparedOnce((db) =>
  // Without a name: planned anew each time, and no matter which connection runs it.
  selectCards(db)
    .where(sql`${jobPosting.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare(''),
)

/** Cards of those of these postings that are online now, in the order of the ids. */
export async function cardsOnline(db: Queryable, ids: string[], now: Date) {
  if (ids.length === 0) return []
  const rows = await preparedOnline(db).execute({ ids, now: now.toISOString() })
  const byId = new Map(rows.map(({ card }) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const preparedOnline = preparedOnce((db) =>
  selectCards(db)
    .where(
      and(
        sql`${jobPosting.id} = any(${sql.placeholder('ids')}::uuid[])`,
        eq(jobPosting.status, 'published'),
        sql`${jobPosting.runsUntil} > ${sql.placeholder('now')}::timestamptz`,
      ),
    )
    .prepare(''),
)

/** Each row is `{ card }`. */
export function selectCards(db: Queryable) {
  return db
    .select({ card: jsonRow(cardColumns) })
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .$dynamic()
}

export type Card = Awaited<ReturnType<typeof cardsByIds>>[number]
