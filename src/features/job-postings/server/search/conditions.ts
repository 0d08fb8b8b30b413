import { type SQL, sql } from 'drizzle-orm'
import { distanceKm } from '~/lib/geo'
import { quoteLexeme } from '~/lib/german-text'
import type { JobSearch } from '../../search-params'
import type { Facet } from '../../search-result'
import { CONTRACTS, EMPLOYER_TYPES, EMPLOYMENT_TYPES, OCCUPATION_FIELDS, WORKPLACES } from '../../vocabulary'
import { companiesNamed, companiesWith } from './filters'
import { cellsAround } from './geo-cells'
import type { SearchMemory } from './memory'
import type { SearchedPlace } from './place-in-query'
import { all, any } from './query-words'

/** Where to look: the points in question with their distance, and the cells of the map that hold them. */
export type Area = { kilometres: Map<number, number>; cells: string[] | null }

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
  for (const point of points.values()) {
    const km = distanceKm(place.place, point)
    if (km <= radius) kilometres.set(point.id, km)
  }
  const cells = cellsAround(place.place, radius)
  return { kilometres, cells: cells.length > MOST_CELLS ? null : cells }
}

/** What a row must be besides its words: the columns. Kept apart from the lexemes, which the index itself can check. */
export type RowConditions = { tsquery: string; where: SQL[] }

const REMOTE_LEXEME = `'W${WORKPLACES.indexOf('remote')}'`
const REMOTE_CODE = sql`(code >> 10) & 3 = ${sql.raw(String(WORKPLACES.indexOf('remote')))}`

/** Words, place and what is over; without the filters that have counts. */
export function baseConditions(words: string | null, area: Area | null, now: Date): RowConditions {
  const inCells = area?.cells ? any([...area.cells.map(quoteLexeme), REMOTE_LEXEME]) : null
  return {
    tsquery: joined([words, inCells]),
    where: [sql`ends > ${Math.floor(now.getTime() / 1000)}`, ...(area ? [inArea(area)] : [])],
  }
}

/** Narrows down by the filters, but for those named. */
export function withFilters(
  base: RowConditions,
  search: JobSearch,
  { hasPlace, memory, now, except }: { hasPlace: boolean; memory: SearchMemory; now: Date; except?: Facet },
): RowConditions {
  const lexemes: string[] = []
  const where = [...base.where]
  const tag = (facet: Facet, letter: string, values: readonly string[], chosen: readonly string[] | undefined) => {
    if (chosen && facet !== except) lexemes.push(any(chosen.map((value) => `'${letter}${values.indexOf(value)}'`)))
  }
  tag('berufsfeld', 'F', OCCUPATION_FIELDS, search.berufsfeld)
  tag('arbeitszeit', 'E', EMPLOYMENT_TYPES, search.arbeitszeit)
  tag('befristung', 'K', CONTRACTS, search.befristung)
  tag('homeoffice', 'W', WORKPLACES, search.homeoffice)
  tag('anstellung', 'Y', EMPLOYER_TYPES, search.anstellung)
  if (search.zeitarbeit === false && except !== 'anstellung') {
    lexemes.push(`!'Y${EMPLOYER_TYPES.indexOf('temporary-work')}'`, `!'E${EMPLOYMENT_TYPES.indexOf('Zeitarbeit')}'`)
  }
  if (hasPlace && !search.homeoffice && except !== 'homeoffice') lexemes.push(`!${REMOTE_LEXEME}`)
  if (search.gehalt !== undefined && except !== 'gehalt') where.push(sql`pay >= ${search.gehalt}`)
  if (search.veroeffentlichtseit !== undefined && except !== 'veroeffentlichtseit')
    where.push(sql`pub >= ${Math.floor(now.getTime() / 1000) - search.veroeffentlichtseit * 86_400}`)
  if (search.arbeitgeber && except !== 'arbeitgeber')
    where.push(isOneOf(sql`company`, companiesNamed(search.arbeitgeber, memory)))
  if (search.vorteile && except !== 'vorteile')
    where.push(isOneOf(sql`company`, companiesWith(search.vorteile, memory)))
  return { tsquery: joined([base.tsquery || null, ...lexemes]), where }
}

function joined(queries: (string | null)[]): string {
  const given = queries.filter((query) => query !== null)
  return given.length === 0 ? '' : all(given)
}

function inArea({ kilometres }: Area): SQL {
  const ids = [...kilometres.keys()]
  const inPoints = isOneOf(sql`place`, ids)
  return sql`(${inPoints} or ${REMOTE_CODE} or (more_places is not null and more_places && ${sql.param(ids)}::int[]))`
}

function isOneOf(column: SQL, ids: Iterable<number>): SQL {
  return sql`${column} = any(${sql.param([...ids])}::int[])`
}
