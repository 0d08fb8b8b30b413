import type { GeoPoint } from '../../../lib/geo.ts'
import type { Query } from './query.ts'

/** Who searches, as the groups that documents name in `audience` and `hiddenFrom`. No search works without. */
export type Viewer = { groups: readonly string[] }

export type SearchRequest = {
  viewer: Viewer
  /** What is looked for, without the filters. */
  match: Query
  /** What was chosen, by the name of the facet it narrows down. */
  filters: Readonly<Record<string, Query>>
  /** Levels of relevance, best first; a hit has the first that matches; the remaining hits of `match` come last. */
  levels: readonly Query[]
  /** What is counted, by name; each without the filter of its own name. */
  facets: Readonly<Record<string, Facet>>
  sort: Sort
  /** Where each hit's distance is measured from, whatever the sort order. */
  measureFrom?: GeoPoint
  page: Page
}

export type Facet =
  /** Counts per text of a column; with a limit the most frequent ones, plus those of `also`. */
  | { by: 'label'; column: string; limit?: number; also?: readonly string[]; spread?: Spread }
  /** Counts for each of these queries, by name. */
  | { by: 'query'; of: Readonly<Record<string, Query>>; spread?: Spread }

/** How a number of the counted documents is spread, in steps of this width. Each group costs its occurring steps. */
export type Spread = { column: string; step: number }

/** How many documents have their number in each step, by where it begins; the lowest first, without empty ones. */
export type Steps = ReadonlyMap<number, number>

/** Equal ones are in the order of the index. */
export type Sort =
  | { by: 'level' }
  | { by: 'order' }
  | { by: 'number'; column: string; isAscending: boolean }
  | { by: 'distance'; from: GeoPoint }

/** Part of the hits: by offset up to 10,000, or after the last hit of the previous part. */
export type Page = { size: number; offset: number } | { size: number; after: Cursor }

/** Where a page ended; stable while documents come and go. */
export type Cursor = { level: number; value: number; order: number; id: string }

/** Highest offset that is answered; further hits are reached by a cursor. */
export const MAX_OFFSET = 10_000

export type SearchAnswer = {
  /** All that match, exact. */
  total: number
  hits: readonly Hit[]
  facets: Readonly<Record<string, ReadonlyMap<string, number>>>
  /** Of facets that ask for it, for each of their counted names. */
  spreads: Readonly<Record<string, ReadonlyMap<string, Steps>>>
  /** Where the next page begins; null after the last. */
  next: Cursor | null
}

export type Hit = {
  id: string
  /** Index of the first matching level; `levels.length` when none. */
  level: number
  /** Its number in the order column. */
  order: number
  /** Kilometres from `measureFrom` to the nearest of its points; `null` without either. */
  km: number | null
}

/**
 * What every engine can be asked. Answers are a moment old; whoever shows a hit checks again whether it may be seen.
 */
export type SearchIndex = {
  /** @throws RangeError for an offset above `MAX_OFFSET` or an unknown column */
  search(request: SearchRequest): Promise<SearchAnswer>
  /** Whether this viewer may see any matching document. */
  has(viewer: Viewer, query: Query): Promise<boolean>
  /** Terms with this prefix in documents this viewer may see: the shortest first, equal lengths by their bytes. */
  terms(viewer: Viewer, prefix: string, limit: number): Promise<string[]>
}
