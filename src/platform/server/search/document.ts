import type { GeoPoint } from '../../../lib/geo.ts'

/**
 * What an index stores of one thing. The feature that knows the thing builds it; the engine knows only these columns.
 */
export type SearchDocument = {
  /** UUID of the thing, lower case. */
  id: string
  /** Words and marks to be found by; what a prefix letter means is the feature's business. */
  terms: readonly string[]
  /** Integers within 32 bits, by the names of the schema; a missing one is 0. */
  numbers: Readonly<Record<string, number>>
  /** Texts to filter and to count by, for each name of the schema. */
  labels: Readonly<Record<string, readonly string[]>>
  /** Where it is; any number of points. */
  points: readonly GeoPoint[]
  /** Groups of viewers; the viewer must be in at least one. Empty: nobody sees it. */
  audience: readonly string[]
  /** Groups of viewers who do not see it, whatever other groups they are in. */
  hiddenFrom: readonly string[]
}

/** The columns of one index; the same for both engines. */
export type IndexSchema = {
  name: string
  numbers: readonly string[]
  /** The number column that orders the index, highest first; equal ones by id, last first. */
  order: string
  /** Columns of texts. */
  labels: readonly LabelColumn[]
  /** Prefixes of the terms that are looked up by prefix; others cannot be. None when missing. */
  lookUps?: readonly string[]
}

export type LabelColumn = {
  name: string
  /**
   * For a column with few values: about how many different sets of them documents have (kinds of contract, fields of
   * work). Such columns are counted together, in one pass over their combinations. Missing for names.
   */
  sets?: number
}

/** A change of an index in the order of commits: the current document, or null when it is gone. */
export type FeedEntry = { id: string; sequence: number; document: SearchDocument | null }
