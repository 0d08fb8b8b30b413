import type { JobSearch } from '../../search-params'
import type { Facet } from '../../search-result'
import type { Area } from './conditions'
import { companiesNamed, companiesWith, type RowFilters, rowFilters } from './filters'
import { type CountScope, secondsOf } from './look'
import type { SearchMemory } from './memory'

/** What a search asks of a row besides its words, ready for going over a million of them. */
export type RowTests = {
  /** Those that leave anything out. */
  filters: RowFilters
  /** Those of them that the number of the filters decides. */
  byCode: RowFilters
  /** Seconds since 1970. */
  now: number
  /** Euros a month; 0 when nobody asks. */
  leastPay: number
  /** Seconds since 1970; 0 when nobody asks. */
  earliest: number
  /** 1 for the ids of companies that are asked for by name, or for their benefits; null when none are. */
  named: Uint8Array | null
  offering: Uint8Array | null
  /** By place; null without an area. */
  kilometres: Float64Array | null
}

const NOT_BY_CODE: ReadonlySet<Facet> = new Set(['gehalt', 'veroeffentlichtseit', 'arbeitgeber', 'vorteile'])
const DAY = 86_400

export function rowTests({ search, hasPlace, memory, area, now }: CountScope): RowTests {
  const filters = rowFilters(search, hasPlace, memory)
  const nowSeconds = secondsOf(now)
  return {
    filters,
    byCode: filters.filter(({ facet }) => !NOT_BY_CODE.has(facet)),
    now: nowSeconds,
    leastPay: search.gehalt ?? 0,
    earliest: earliestOf(search, nowSeconds),
    named: search.arbeitgeber ? marked(companiesNamed(search.arbeitgeber, memory), memory) : null,
    offering: search.vorteile ? marked(companiesWith(search.vorteile, memory), memory) : null,
    kilometres: area && kilometresByPlace(area),
  }
}

function earliestOf({ veroeffentlichtseit: days }: JobSearch, nowSeconds: number): number {
  return days === undefined ? 0 : nowSeconds - days * DAY
}

function marked(ids: ReadonlySet<number>, { companies }: SearchMemory): Uint8Array {
  const marks = new Uint8Array(greatest(companies.keys()) + 1)
  for (const id of ids) marks[id] = 1
  return marks
}

/** How far away each place is: `Infinity` when it is outside, as is what lies beyond the last one. */
export function kilometresByPlace({ kilometres }: Area): Float64Array {
  const byPlace = new Float64Array(greatest(kilometres.keys()) + 1).fill(Number.POSITIVE_INFINITY)
  for (const [place, km] of kilometres) byPlace[place] = km
  return byPlace
}

function greatest(ids: Iterable<number>): number {
  let most = 0
  for (const id of ids) if (id > most) most = id
  return most
}
