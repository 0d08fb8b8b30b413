import { type SQL, sql } from 'drizzle-orm'
import type { SearchedPlace } from '~/features/places/server/searched-place'
import { distanceKm } from '~/lib/geo'
import { quoteLexeme } from '~/lib/german-text'
import type { JobSearch } from '../../search-params'
import { FACETS, type Facet } from '../../search-result'
import {
  CONTRACTS,
  EMPLOYER_TYPES,
  EMPLOYMENT_TYPES,
  type EmploymentType,
  OCCUPATION_FIELDS,
  WORKPLACES,
} from '../../vocabulary'
import { workplaceOf } from './facet-code'
import { companiesNamed, companiesWith } from './filters'
import { boxAround, cellsAround } from './geo-cells'
import type { SearchMemory } from './memory'
import { all, any } from './relevance-levels'

/** Where to look: the points in question with their distance, and the cells of the map that hold them. */
export type Area = { kilometres: ReadonlyMap<number, number>; readonly cells: string[] | null }

/** "Nur Ort" still has to forgive the rounding of coordinates. */
const LEAST_RADIUS_KM = 1
/** Every cell of more is more work than looking at each row. */
const MOST_CELLS = 400

export function areaOf(place: SearchedPlace, radiusKm: number, { points }: SearchMemory): Area {
  if (place.kind === 'land') {
    const inside = [...points.values()].filter(({ land }) => land === place.land)
    return { kilometres: new Map(inside.map(({ id }) => [id, 0])), cells: null }
  }
  const radius = Math.max(radiusKm, LEAST_RADIUS_KM)
  const kilometres = new Map<number, number>()
  const isNear = boxAround(place.place, radius)
  for (const point of points.values()) {
    if (!isNear(point)) continue
    const km = distanceKm(place.place, point)
    if (km <= radius) kilometres.set(point.id, km)
  }
  return {
    kilometres,
    get cells() {
      const cells = cellsAround(place.place, radius)
      return cells.length > MOST_CELLS ? null : cells
    },
  }
}

export function isRemote(code: number): boolean {
  return workplaceOf(code) === REMOTE
}

/** Whether a posting is in the area; work from home is in all, and without an area everything is. */
export function isWithin(area: Area | null, place: number, code: number, more: readonly number[] | null): boolean {
  if (area === null) return true
  const { kilometres } = area
  return kilometres.has(place) || isRemote(code) || more?.some((each) => kilometres.has(each)) === true
}

/**
 * What a row must be. `words`, `cells` and `tags` are for the word index; where rows are looked at one by one, the point
 * says more than the cells, and columns are at hand while lexemes have to be unpacked.
 */
export type RowConditions = {
  words: string | null
  /** Cells of the map, or work from home; `where` has the points. */
  cells: string | null
  /** The cells of the map alone. */
  inside: string | null
  /** The filters that lexemes can say, and the same as conditions on columns. */
  tags: string[]
  columns: SQL[]
  where: SQL[]
}

/** Without the cells of the map: the word index finds the words alone, and the points are looked at row by row. */
export function withoutCells(conditions: RowConditions): RowConditions {
  return { ...conditions, cells: null, inside: null }
}

/** The condition for going through the word index. */
export function whereOf({ words, cells, tags, columns, where }: RowConditions): SQL {
  const query = [words, cells, ...tags].filter((part) => part !== null)
  const match = query.length === 0 ? [] : [sql`terms @@ ${all(query)}::tsquery`]
  return sql.join([...match, ...columns, ...where], sql` and `)
}

/** The condition for walking along an order; the lexemes stand last, for they are the dearest. */
export function walkedWhereOf({ words, columns, where }: RowConditions): SQL {
  // As a function it is out of the word index's sight.
  const match = words === null ? [] : [sql`ts_match_vq(terms, ${words}::tsquery)`]
  return sql.join([...where, ...columns, ...match], sql` and `)
}

const REMOTE = WORKPLACES.indexOf('remote')
const WHOLLY_FROM_HOME = `'W${REMOTE}'`
const REMOTE_CODE = sql.raw(`(code >> 10) & 3 = ${REMOTE}`)

/** Words, place and what is over; without the filters that have counts. */
export function baseConditions(words: string | null, area: Area | null, now: Date): RowConditions {
  const cells = area?.cells?.map(quoteLexeme) ?? null
  return {
    words,
    cells: cells && any([...cells, WHOLLY_FROM_HOME]),
    inside: cells && any(cells),
    tags: [],
    columns: [],
    where: [sql`ends > ${Math.floor(now.getTime() / 1000)}`, ...(area ? [inArea(area)] : [])],
  }
}

/** What the filters of a search need to know besides the search. */
export type FilterScope = { search: JobSearch; hasPlace: boolean; memory: SearchMemory; now: Date }

/**
 * Narrows down by the filters.
 *
 * @param without these do not apply
 * @param failing of this one what it leaves out is taken
 */
export function withFilters(
  base: RowConditions,
  scope: FilterScope,
  { without, failing }: { without?: ReadonlySet<Facet>; failing?: Facet } = {},
): RowConditions {
  const narrowed = {
    ...base,
    cells: cellsOf(base, scope, { without, failing }),
    tags: [...base.tags],
    columns: [...base.columns],
  }
  for (const facet of FACETS) {
    const filter = without?.has(facet) ? null : filterOf(facet, scope)
    if (filter === null) continue
    narrowed.columns.push(facet === failing ? sql`not (${filter.column})` : filter.column)
    if (filter.tag !== undefined && facet !== failing) narrowed.tags.push(filter.tag)
  }
  return narrowed
}

/** A search for a place without work from home needs no lexeme of that, which a sixth of all postings has, and the other way round. */
function cellsOf(
  { cells, inside }: RowConditions,
  scope: FilterScope,
  { without, failing }: { without?: ReadonlySet<Facet>; failing?: Facet },
): string | null {
  if (cells === null || !leavesOutRemote(scope) || without?.has('homeoffice')) return cells
  return failing === 'homeoffice' ? WHOLLY_FROM_HOME : inside
}

/** Whether what is done wholly from home is left out because of the place alone. */
export function leavesOutRemote({ search, hasPlace }: FilterScope): boolean {
  return hasPlace && search.homeoffice === undefined
}

/** A filter as a condition on columns, and as a query of lexemes where that makes the word index find fewer rows. */
type Filter = { column: SQL; tag?: string }

/** One filter; null when it leaves nothing out. */
function filterOf(facet: Facet, { search, hasPlace, memory, now }: FilterScope): Filter | null {
  switch (facet) {
    case 'berufsfeld':
      return oneOf('F', sql.raw('(code >> 14) - 1'), OCCUPATION_FIELDS, search.berufsfeld)
    case 'arbeitszeit': {
      const chosen = oneOf('E', sql``, EMPLOYMENT_TYPES, search.arbeitszeit)
      return chosen && { ...chosen, column: typesColumn(search.arbeitszeit ?? []) }
    }
    case 'befristung':
      return oneOf('K', sql.raw('(code >> 9) & 1'), CONTRACTS, search.befristung)
    case 'homeoffice': {
      const chosen = oneOf('W', sql.raw('(code >> 10) & 3'), WORKPLACES, search.homeoffice)
      return chosen ?? (hasPlace ? { column: sql`not (${REMOTE_CODE})` } : null)
    }
    case 'anstellung': {
      const chosen = oneOf('Y', sql.raw('(code >> 12) & 3'), EMPLOYER_TYPES, search.anstellung)
      if (search.zeitarbeit !== false) return chosen
      return { ...chosen, column: chosen ? sql`${chosen.column} and ${NOT_TEMPORARY}` : NOT_TEMPORARY }
    }
    case 'gehalt':
      return search.gehalt === undefined ? null : { column: sql`pay >= ${search.gehalt}` }
    case 'veroeffentlichtseit': {
      const days = search.veroeffentlichtseit
      return days === undefined ? null : { column: sql`pub >= ${Math.floor(now.getTime() / 1000) - days * 86_400}` }
    }
    case 'arbeitgeber':
      return search.arbeitgeber ? { column: isOneOf(sql`company`, companiesNamed(search.arbeitgeber, memory)) } : null
    default:
      return search.vorteile ? { column: isOneOf(sql`company`, companiesWith(search.vorteile, memory)) } : null
  }
}

function oneOf(
  letter: string,
  column: SQL,
  values: readonly string[],
  chosen: readonly string[] | undefined,
): (Filter & { tag: string }) | null {
  if (chosen === undefined) return null
  const indexes = chosen.map((value) => values.indexOf(value))
  return { column: isOneOf(column, indexes), tag: any(indexes.map((index) => `'${letter}${index}'`)) }
}

function typesColumn(types: readonly EmploymentType[]): SQL {
  const mask = types.reduce((bits, type) => bits | (1 << EMPLOYMENT_TYPES.indexOf(type)), 0)
  return sql`code & ${mask}::int <> 0`
}

const TEMPORARY_TYPE = 1 << EMPLOYMENT_TYPES.indexOf('Zeitarbeit')
const NOT_TEMPORARY = sql.raw(
  `((code >> 12) & 3 <> ${EMPLOYER_TYPES.indexOf('temporary-work')} and code & ${TEMPORARY_TYPE} = 0)`,
)

function inArea({ kilometres }: Area): SQL {
  const ids = [...kilometres.keys()]
  const inPoints = isOneOf(sql`place`, ids)
  return sql`(${inPoints} or ${REMOTE_CODE} or (more_places is not null and more_places && ${sql.param(ids)}::int[]))`
}

function isOneOf(column: SQL, ids: Iterable<number>): SQL {
  return sql`(${column}) = any(${sql.param([...ids])}::int[])`
}
