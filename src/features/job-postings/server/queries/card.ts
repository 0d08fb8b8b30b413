import { eq, sql } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import { pick } from '~/lib/pick'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import { jobPosting } from '../table'
import { placeNames } from './places-of-row'

/** A posting as a card in a list shows it. */
const cardColumns = {
  ...pick(jobPosting, 'id', 'title', 'employerType', 'employmentTypes', 'contract', 'fixedTermUntil', 'workplace'),
  ...pick(jobPosting, 'salaryMinCents', 'salaryMaxCents', 'salaryPeriod', 'publishedAt'),
  companyProfileId: companyProfile.id,
  companyName: companyProfile.name,
  companyLogoFileId: companyProfile.logoFileId,
  /** Null where people apply elsewhere, and nothing is promised here. */
  promisedReplyDays: sql<
    number | null
  >`case when ${jobPosting.externalUrl} is null then ${jobPosting.promisedReplyDays} end`,
  placeNames,
}

/** Cards of these postings, in the order of the ids. */
export async function cardsByIds(db: Queryable, ids: string[]) {
  return inOrder(ids, await selectCards(db).where(anyOf(jobPosting.id, ids)))
}

function selectCards(db: Queryable) {
  return db
    .select(cardColumns)
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .$dynamic()
}

export type Card = Awaited<ReturnType<typeof cardsByIds>>[number]

function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
