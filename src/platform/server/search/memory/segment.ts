import type { Bits } from './bits.ts'

/**
 * Some documents, written once and read by several threads: all arrays are in shared memory. Ordinal 0 has the highest
 * number in the schema's order column, so "newest first" is ascending.
 */
export type Segment = {
  count: number
  /** The column of numbers that orders the documents. */
  order: string
  /** 16 bytes per document. */
  ids: Uint8Array
  byId: IdTable
  terms: TermTable
  /** One array per column, by name. */
  numbers: Readonly<Record<string, Int32Array>>
  labels: Readonly<Record<string, LabelTable>>
  /** Combinations of the columns with few values. */
  kinds: KindTable
  points: PointTable
  /** Bits of the documents that are not replaced or removed; the only array that changes. */
  live: Bits
}

/** The terms in the order of their bytes, and where each begins. */
export type TermTable = {
  /** UTF-8, concatenated; `starts` has one more entry than there are terms. */
  bytes: Uint8Array
  starts: Uint32Array
  /** How many documents have it. */
  counts: Uint32Array
  /** Where its list begins: a byte of `lists`, or a word of `sets` for frequent terms. */
  at: Uint32Array
  isSet: Uint8Array
  lists: Uint8Array
  sets: Uint32Array
}

/** Ordinals by some bits of their ids, for looking one up. */
export type IdTable = { keys: Uint32Array; ordinals: Uint32Array }

/** The texts of each document in a column, as numbers of `names`. */
export type LabelTable = Lists & { names: readonly string[] }

/** The combination of each document, and the texts of each combination in every column. */
export type KindTable = {
  ofDocument: Lists
  count: number
  /** Of combinations instead of documents. */
  columns: Readonly<Record<string, LabelTable>>
}

/** The different places, those of each document, and the documents at each. */
export type PointTable = { latitudes: Float64Array; longitudes: Float64Array; ofDocument: Lists; documents: Lists }

/**
 * A list of numbers for each row: those of row `n` are `values[starts[n]]` to `values[starts[n + 1] - 1]`; without
 * `starts` every row has one, `values[n]`.
 */
export type Lists = { starts: Uint32Array; values: Uint32Array }

/** Where the list of a row begins, and that of the row before ends. */
export function startOf({ starts }: Lists, row: number): number {
  return starts.length === 0 ? row : (starts[row] ?? 0)
}

/** The list of a row, without a copy. */
export function valuesOf(lists: Lists, row: number): Uint32Array {
  return lists.values.subarray(startOf(lists, row), startOf(lists, row + 1))
}

/** Arrays that threads share. */
export function sharedBytes(length: number): Uint8Array<SharedArrayBuffer> {
  return new Uint8Array(new SharedArrayBuffer(length))
}

/** Words of 32 bits that threads share. */
export function sharedWords(length: number): Uint32Array<SharedArrayBuffer> {
  return new Uint32Array(new SharedArrayBuffer(length * 4))
}
