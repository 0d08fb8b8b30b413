import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '~/platform/server/database/db'
import { LANGUAGE_REACHES } from '../vocabulary'
import { resumeFacet, resumePair, resumeTrait } from './search-table'

export type Facet = Pick<
  typeof resumeFacet.$inferSelect,
  'id' | 'employmentTypes' | 'occupationFields' | 'availability' | 'years'
>
/** Levels by folded name of the language, as places in `LANGUAGE_REACHES`. */
export type Trait = { id: number; drivingLicences: string[]; levels: ReadonlyMap<string, number> }

/** Both combinations of a person and the time of beginning, as `resume_pair` keeps them. */
export type Pair = { facet: Facet; trait: Trait; availableFrom: string | null; noticeWeeks: number | null }

/** Combinations never change, so what was read once is kept. */
const knownPairs = new Map<number, Pair>()
const knownFacets = new Map<number, Facet>()
const knownTraits = new Map<number, Trait>()

/** The pairs in the order of their ids, those not met before are read; undefined for an id that there is not. */
export async function pairsOf(db: Queryable, ids: readonly number[]): Promise<(Pair | undefined)[]> {
  const missing = ids.filter((id) => !knownPairs.has(id))
  if (missing.length > 0) await readPairs(db, missing)
  return ids.map((id) => knownPairs.get(id))
}

async function readPairs(db: Queryable, ids: number[]): Promise<void> {
  const rows = await db
    .select()
    .from(resumePair)
    .where(sql`${resumePair.id} = any(${sql.param(ids)}::integer[])`)
  const facets = await facetsOf(db, [...new Set(rows.map(({ facetId }) => facetId))])
  const traits = await traitsOf(db, [...new Set(rows.map(({ traitId }) => traitId))])
  for (const { id, facetId, traitId, availableFrom, noticeWeeks } of rows) {
    const facet = facets.get(facetId)
    const trait = traits.get(traitId)
    if (facet && trait) knownPairs.set(id, { facet, trait, availableFrom, noticeWeeks })
  }
}

/** The combinations by id; those not met before are read. */
async function facetsOf(db: Queryable, ids: number[]): Promise<ReadonlyMap<number, Facet>> {
  return lookUp(knownFacets, ids, (missing) =>
    db
      .select({
        id: resumeFacet.id,
        employmentTypes: resumeFacet.employmentTypes,
        occupationFields: resumeFacet.occupationFields,
        availability: resumeFacet.availability,
        years: resumeFacet.years,
      })
      .from(resumeFacet)
      .where(inArray(resumeFacet.id, missing)),
  )
}

/** The same of the second set. */
async function traitsOf(db: Queryable, ids: number[]): Promise<ReadonlyMap<number, Trait>> {
  return lookUp(knownTraits, ids, async (missing) => {
    const rows = await db
      .select({ id: resumeTrait.id, drivingLicences: resumeTrait.drivingLicences, languages: resumeTrait.languages })
      .from(resumeTrait)
      .where(inArray(resumeTrait.id, missing))
    return rows.map(({ languages, ...row }) => ({ ...row, levels: new Map(languages.map(readLevel)) }))
  })
}

async function lookUp<Combination extends { id: number }>(
  known: Map<number, Combination>,
  ids: number[],
  read: (missing: number[]) => Promise<Combination[]>,
): Promise<ReadonlyMap<number, Combination>> {
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length > 0) for (const row of await read(missing)) known.set(row.id, row)
  return known
}

/** "englisch:B2" as its two parts. */
function readLevel(language: string): [string, number] {
  const [name = '', reached] = language.split(':')
  return [name, LANGUAGE_REACHES.map(String).indexOf(reached ?? '')]
}
