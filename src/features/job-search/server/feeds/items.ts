import { eq, inArray } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import { placeText } from '~/features/job-postings/posting-texts'
import { type CardMember, cardMembers } from '~/features/job-postings/server/one-job/cards'
import { places } from '~/features/job-postings/server/queries/places-of-row'
import { jobPosting, lastSignOfLife } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'

/**
 * Postings in the form of the read API and the feeds, in the order of the ids, each with the alike ones that share its
 * card.
 */
export async function apiItemsByIds(db: Queryable, ids: readonly string[], { appUrl, now }: Where) {
  if (ids.length === 0) return []
  const cards = await cardMembers(db, ids, now)
  const rows = await readRows(db, ids)
  const byId = new Map(rows.map((row) => [row.id, toItem(row, cards.get(row.id) ?? [], appUrl)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function readRows(db: Queryable, ids: readonly string[]) {
  return db
    .select({
      ...pick(jobPosting, 'id', 'importIdentifier', 'referenceNumber', 'title'),
      company: companyProfile.name,
      companyId: companyProfile.id,
      ...pick(jobPosting, 'occupationField', 'employmentTypes', 'contract', 'workplace', 'salaryMinCents'),
      ...pick(jobPosting, 'salaryMaxCents', 'salaryPeriod', 'publishedAt', 'runsUntil', 'updatedAt'),
      confirmedAt: lastSignOfLife(jobPosting).mapWith(jobPosting.confirmedAt),
      places,
    })
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(inArray(jobPosting.id, [...ids]))
}

/** The host of the addresses, and when. */
type Where = { appUrl: string; now: Date }

export type ApiItem = ReturnType<typeof toItem>

type Row = Awaited<ReturnType<typeof readRows>>[number]

function toItem(row: Row, card: readonly CardMember[], appUrl: string) {
  const { salaryMinCents, salaryMaxCents, salaryPeriod, importIdentifier, referenceNumber } = row
  const alike = card.filter(({ id }) => id !== row.id)
  const hasSalary = salaryMinCents !== null || salaryMaxCents !== null
  return {
    id: row.id,
    /** The importer's or the company's own number. */
    identifier: importIdentifier ?? referenceNumber,
    ...pick(row, 'title', 'company', 'companyId'),
    place: placeText(
      [row, ...alike].flatMap((each) => each.places.map(({ name }) => name)),
      row.workplace,
    ),
    places: row.places,
    alike: alike.map(({ id, places: own }) => ({ id, url: `${appUrl}/job-posting/${id}`, places: own })),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    validThrough: row.runsUntil?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    confirmedAt: row.confirmedAt.toISOString(),
    salary: hasSalary
      ? { min: euros(salaryMinCents), max: euros(salaryMaxCents), currency: 'EUR', period: salaryPeriod }
      : null,
    ...pick(row, 'occupationField', 'employmentTypes', 'contract', 'workplace'),
    url: `${appUrl}/job-posting/${row.id}`,
  }
}

function euros(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
