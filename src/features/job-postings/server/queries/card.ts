import { eq, inArray } from 'drizzle-orm'
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
  const rows = await selectCards(db).where(inArray(jobPosting.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export function selectCards(db: Queryable) {
  return db
    .select(cardColumns)
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .$dynamic()
}
