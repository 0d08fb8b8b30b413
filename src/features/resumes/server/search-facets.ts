import { and, arrayContains, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '~/platform/server/database/db'
import type { ResumeSearch } from '../search-params'
import { EXPERIENCE_FILTERS } from '../vocabulary'
import { resumeFacet } from './search-table'

type Facet = Pick<
  typeof resumeFacet.$inferSelect,
  'id' | 'employmentTypes' | 'occupationFields' | 'availability' | 'years'
>
export type FacetCount = { facetId: number; count: number }

/** The filters that are counted. A count says what the list would hold with this choice instead of the present one. */
export type ResumeCounts = {
  arbeitszeit: Record<string, number>
  berufsfeld: Record<string, number>
  erfahrung: Record<number, number>
  sofort: number
}

const FILTERS: Record<keyof ResumeCounts, (facet: Facet, search: ResumeSearch) => boolean> = {
  arbeitszeit: ({ employmentTypes }, { arbeitszeit }) => !arbeitszeit || employmentTypes.includes(arbeitszeit),
  berufsfeld: ({ occupationFields }, { berufsfeld }) => !berufsfeld || occupationFields.includes(berufsfeld),
  erfahrung: ({ years }, { erfahrung }) => !erfahrung || years >= experienceStep(erfahrung),
  sofort: ({ availability }, { sofort }) => !sofort || availability === 'now',
}
const NAMES = ['arbeitszeit', 'berufsfeld', 'erfahrung', 'sofort'] as const satisfies (keyof ResumeCounts)[]

/** The smallest offered step that is at least so many years. */
function experienceStep(years: number): number {
  return EXPERIENCE_FILTERS.find((step) => step >= years) ?? EXPERIENCE_FILTERS[EXPERIENCE_FILTERS.length - 1] ?? years
}

/** Combinations never change, so what was read once is kept. */
const known = new Map<number, Facet>()

/** The combinations by id; those not met before are read. */
export async function facetsOf(db: Queryable, ids: number[]): Promise<Facet[]> {
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length > 0) {
    const rows = await db
      .select({
        id: resumeFacet.id,
        employmentTypes: resumeFacet.employmentTypes,
        occupationFields: resumeFacet.occupationFields,
        availability: resumeFacet.availability,
        years: resumeFacet.years,
      })
      .from(resumeFacet)
      .where(inArray(resumeFacet.id, missing))
    for (const row of rows) known.set(row.id, row)
  }
  return ids.flatMap((id) => known.get(id) ?? [])
}

/** Whether the filters that are counted keep anything out. */
export function hasFacetFilter(search: ResumeSearch): boolean {
  return NAMES.some((name) => search[name])
}

/** The counted filters as a condition on `facet_id`; the same rules as in FILTERS, a test compares them. */
export function passesFilters({ arbeitszeit, berufsfeld, erfahrung, sofort }: ResumeSearch): SQL {
  const isPassing = and(
    arbeitszeit ? arrayContains(resumeFacet.employmentTypes, [arbeitszeit]) : undefined,
    berufsfeld ? arrayContains(resumeFacet.occupationFields, [berufsfeld]) : undefined,
    erfahrung ? gte(resumeFacet.years, experienceStep(erfahrung)) : undefined,
    sofort ? eq(resumeFacet.availability, 'now') : undefined,
  )
  return sql`facet_id in (select ${resumeFacet.id} from ${resumeFacet} where ${isPassing ?? sql`true`})`
}

/** Adds up what was counted by combination: the total, and each filter's choices with all other filters applied. */
export function addUp(facets: readonly Facet[], counted: readonly FacetCount[], search: ResumeSearch) {
  const byId = new Map(counted.map(({ facetId, count }) => [facetId, count]))
  const counts: ResumeCounts = { arbeitszeit: {}, berufsfeld: {}, erfahrung: {}, sofort: 0 }
  let total = 0
  for (const facet of facets) {
    const count = byId.get(facet.id) ?? 0
    const failed = NAMES.filter((name) => !FILTERS[name](facet, search))
    if (failed.length === 0) total += count
    const countsFor = (name: keyof ResumeCounts) => failed.every((other) => other === name)
    if (countsFor('arbeitszeit')) for (const type of facet.employmentTypes) add(counts.arbeitszeit, type, count)
    if (countsFor('berufsfeld')) for (const field of facet.occupationFields) add(counts.berufsfeld, field, count)
    if (countsFor('erfahrung')) {
      for (const step of EXPERIENCE_FILTERS) if (facet.years >= step) add(counts.erfahrung, step, count)
    }
    if (countsFor('sofort') && facet.availability === 'now') counts.sofort += count
  }
  return { total, counts }
}

function add(counts: Record<string | number, number>, key: string | number, count: number) {
  counts[key] = (counts[key] ?? 0) + count
}
