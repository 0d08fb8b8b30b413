import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '~/platform/server/database/db'
import type { JobSearch } from '../../search-params'
import type { Facet, Facets } from '../../search-result'
import { type RowConditions, withFilters } from './conditions'
import { type Folded, foldRows, type MatchRow, namedFacets, record, rowFilters } from './filters'
import type { SearchMemory } from './memory'

/** Up to so many hits everything is counted one by one; above that a sample says "ca.". */
export const EXACT_HITS = 5_000
/** A sample's count is this much off at most, so that a set near the limit is counted one by one. */
const MARGIN = 1.3
/** From so many rows on the thin sample says enough. */
const ENOUGH_ROWS = 1_000
/** An index so small that looking at a sample first is not worth while. */
const SMALL_INDEX = 8_000

export type Counted = {
  total: number
  isTotalExact: boolean
  remoteCount: number
  facets: Facets
}

type Scope = { search: JobSearch; hasPlace: boolean; memory: SearchMemory; now: Date }

/**
 * Total and counts of all filters. The base (words and place) is read once, from a sample when it is large; each filter
 * is then counted without its own choice. What the sample says to be small is read again in full.
 */
export async function countMatches(db: Queryable, base: RowConditions, scope: Scope): Promise<Counted> {
  const { search, hasPlace, memory, now } = scope
  const filters = rowFilters(search, hasPlace, memory, now)
  const sample = await readSample(db, base, memory.size)
  const rows = sample?.rows ?? (await readRows(db, sql`search_posting`, base))
  const folded = foldRows(rows, filters, now)
  const scales = record(() => sample?.scale ?? 1)
  if (sample === null) return named(folded, scales, folded.total, true, scope)

  const isSmall = (count: number) => count * sample.scale <= EXACT_HITS * MARGIN
  const again = filters.active.filter((facet) => isSmall(folded.bases[facet]))
  const isTotalExact = isSmall(folded.total)
  const read = await readAllRows(db, sql`search_posting`, [
    ...again.map((facet) => withFilters(base, search, { ...scope, except: facet })),
    ...(isTotalExact ? [withFilters(base, search, scope)] : []),
  ])
  const exact = read.map((each) => foldRows(each, filters, now))
  const take = (facet: Facet, counts: Folded['counts'] | undefined) => {
    if (counts === undefined) return
    folded.counts[facet] = counts[facet]
    scales[facet] = 1
  }
  again.forEach((facet, index) => {
    take(facet, exact[index]?.counts)
  })
  const whole = exact[again.length]
  for (const facet of Object.keys(folded.counts).filter(isFacetOf(folded.counts)))
    if (!filters.active.includes(facet)) take(facet, whole?.counts)
  const total = whole?.total ?? folded.total * sample.scale
  return named(folded, scales, total, isTotalExact, scope)
}

function isFacetOf(counts: Folded['counts']) {
  return (name: string): name is Facet => name in counts
}

function named(
  folded: Folded,
  scales: Record<Facet, number>,
  total: number,
  isTotalExact: boolean,
  { search, memory }: Scope,
): Counted {
  return {
    total,
    isTotalExact,
    remoteCount: folded.remoteCount * scales.homeoffice,
    facets: namedFacets(folded.counts, scales, search, memory),
  }
}

/** The sample that holds enough matches, or null when all of them are to be read. */
async function readSample(db: Queryable, base: RowConditions, size: number) {
  if (size < SMALL_INDEX) return null
  if (size > 256 * ENOUGH_ROWS) {
    const rows = await readRows(db, sql`search_sample256`, base)
    if (rows.length >= ENOUGH_ROWS) return { rows, scale: 256 }
    // So few that all of them are read at once, without the other sample.
    if (rows.length <= 2) return null
  }
  const rows = await readRows(db, sql`search_sample16`, base)
  return rows.length * 16 > EXACT_HITS * MARGIN ? { rows, scale: 16 } : null
}

/** How many rows match each of these, roughly, from the sample. */
export async function estimates(db: Queryable, each: readonly RowConditions[]): Promise<number[]> {
  const counts = each.map((conditions) => sql`(select count(*)::int from search_sample16 where ${whereOf(conditions)})`)
  const { rows } = await db.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`)
  return z
    .array(z.number())
    .parse(rows[0]?.counts)
    .map((count) => count * 16)
}

const columnsSchema = z.object({
  codes: z.string().nullable(),
  pubs: z.string().nullable(),
  pays: z.string().nullable(),
  companies: z.string().nullable(),
})

async function readRows(db: Queryable, table: SQL, conditions: RowConditions): Promise<MatchRow[]> {
  const [rows = []] = await readAllRows(db, table, [conditions])
  return rows
}

/** The rows of each of these, all with one statement. */
async function readAllRows(db: Queryable, table: SQL, each: readonly RowConditions[]): Promise<MatchRow[][]> {
  if (each.length === 0) return []
  const selects = each.map(
    (conditions) => sql`
      select array_agg(code)::text as codes, array_agg(pub)::text as pubs, array_agg(pay)::text as pays, array_agg(company)::text as companies
      from ${table} where ${whereOf(conditions)}`,
  )
  const { rows } = await db.execute(sql.join(selects, sql` union all `))
  return z.array(columnsSchema).parse(rows).map(matchRows)
}

function matchRows({ codes, pubs, pays, companies }: z.infer<typeof columnsSchema>): MatchRow[] {
  const [pub, pay, company] = [numbers(pubs), numbers(pays), numbers(companies)]
  return numbers(codes).map((code, index) => ({
    code,
    pub: pub[index] ?? 0,
    pay: pay[index] ?? 0,
    company: company[index] ?? 0,
  }))
}

/** An array of PostgreSQL as text: `{1,2,3}`. */
function numbers(text: string | null): number[] {
  return text === null ? [] : text.slice(1, -1).split(',').map(Number)
}

function whereOf({ tsquery, where }: RowConditions): SQL {
  const match = tsquery === '' ? [] : [sql`terms @@ ${tsquery}::tsquery`]
  return sql.join([...match, ...where], sql` and `)
}
