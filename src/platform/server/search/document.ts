import type { GeoPoint } from '../../../lib/geo.ts'

/**
 * What an index keeps of one thing. The feature that knows the thing builds it; the engine knows only these columns.
 */
export type SearchDocument = {
  /** UUID of the thing, lower case. */
  id: string
  /** Words and marks to be found by; what a letter in front means is the feature's business. */
  terms: readonly string[]
  /** Whole numbers within 32 bits, by the names of the schema; a missing one is 0. */
  numbers: Readonly<Record<string, number>>
  /** Texts to filter and to count by, some for each name of the schema. */
  labels: Readonly<Record<string, readonly string[]>>
  /** Where it is; none, one or many. */
  points: readonly GeoPoint[]
  /** Groups of viewers of whom one at least must be among the viewer's; empty: nobody sees it. */
  audience: readonly string[]
  /** Groups of viewers who do not see it, whatever else they are. */
  hiddenFrom: readonly string[]
}

/** The columns of one index; the same for both engines. */
export type IndexSchema = {
  name: string
  /** Columns of numbers. */
  numbers: readonly string[]
  /** The column of numbers that all is kept in order of, highest first; equal ones by id, last first. */
  order: string
  /** Columns of texts. */
  labels: readonly LabelColumn[]
}

export type LabelColumn = {
  name: string
  /**
   * Whether few combinations of it and the other such columns stand for all documents, as of kinds of contract and
   * fields of work. They are counted together in one pass.
   */
  hasFewCombinations: boolean
}

/** A change of an index in the order of commits: the document as it is now, or null when it is gone. */
export type FeedEntry = { id: string; sequence: number; document: SearchDocument | null }
