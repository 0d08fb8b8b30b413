import { eq, sql } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { jobPosting } from '../table'
import { placeNames } from './places-of-row'

/** What a card in a list shows of a posting. */
export const cardColumns = {
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
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type PreparedCards = ReturnType<typeof prepareCards>
const prepared = new WeakMap<Queryable, PreparedCards>()

/** The statement of a database's connections, put together once: with each search it would cost a millisecond. */
function preparedCards(db: Queryable): PreparedCards {
  const known = prepared.get(db)
  if (known !== undefined) return known
  const made = prepareCards(db)
  prepared.set(db, made)
  return made
}

function prepareCards(db: Queryable) {
  // Without a name: planned anew each time, and no matter which connection runs it.
  return selectCards(db)
    .where(sql`${jobPosting.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('')
}

export function selectCards(db: Queryable) {
  return db
    .select(cardColumns)
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .$dynamic()
}
