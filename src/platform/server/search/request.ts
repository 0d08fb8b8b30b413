import type { GeoPoint } from '../../../lib/geo.ts'
import type { Query } from './query.ts'

/** Who searches, as the groups that documents name in `audience` and `hiddenFrom`. There is no search without. */
export type Viewer = { groups: readonly string[] }

export type SearchRequest = {
  viewer: Viewer
  /** What is looked for, without the filters. */
  match: Query
  /** What was chosen, by the name of the facet it narrows down. */
  filters: Readonly<Record<string, Query>>
  /** Levels of relevance, best first; a hit has the first it fits, and after them all that `match` finds. */
  levels: readonly Query[]
  /** What is counted, by name; each without the filter of its own name. */
  facets: Readonly<Record<string, Facet>>
  sort: Sort
  /** Where each hit's distance is measured from, whatever it is sorted by. */
  measureFrom?: GeoPoint
  page: Page
}

export type Facet =
  /** How many for each text of a column; the most frequent ones, when there is a limit, and `also` these. */
  | { by: 'label'; column: string; limit?: number; also?: readonly string[] }
  /** How many for each of these queries, by name. */
  | { by: 'query'; of: Readonly<Record<string, Query>> }

/** Equal ones stand in the order of the index. */
export type Sort =
  | { by: 'level' }
  | { by: 'order' }
  | { by: 'number'; column: string; isAscending: boolean }
  | { by: 'distance'; from: GeoPoint }

/** Part of the hits: by offset to at most 10,000, or after the last hit of the part before. */
export type Page = { size: number; offset: number } | { size: number; after: Cursor }

/** Where a page ended; stable while documents come and go. */
export type Cursor = { level: number; value: number; order: number; id: string }

/** Deepest offset that is answered; what lies further down is reached by a cursor. */
export const MAX_OFFSET = 10_000

export type SearchAnswer = {
  /** All that match, exact. */
  total: number
  hits: readonly Hit[]
  facets: Readonly<Record<string, ReadonlyMap<string, number>>>
  /** Where the next page begins; null after the last. */
  next: Cursor | null
}

export type Hit = {
  id: string
  /** Index of the first level it fits; `levels.length` when none. */
  level: number
  /** Its number in the column of the order. */
  order: number
  /** Kilometres from `measureFrom` to the nearest of its points; `null` without either. */
  km: number | null
}
