import type { IndexSchema } from '../../document.ts'
import { fillBits, wordsFor } from '../bits.ts'
import { compareIds, idTable } from '../ids.ts'
import { type Segment, sharedBytes, sharedWords, type TermTable } from '../segment.ts'
import { type Row, writeColumns } from './columns.ts'

/** Sorts documents as the index is: the highest number first, equal ones by their ids, last first. */
export function inOrder(documents: number[], numbers: ArrayLike<number>, ids: Uint8Array): readonly number[] {
  return documents.sort((a, b) => (numbers[b] ?? 0) - (numbers[a] ?? 0) || compareIds(ids, b, ids, a))
}

type Source = {
  /** The documents in the order of the index. */
  order: readonly number[]
  ids: Uint8Array
  rowOf: (document: number) => Row
  terms: TermTable
}

/** A segment of documents, all of them live. */
export function writeSegment(schema: IndexSchema, { order, ids, rowOf, terms }: Source): Segment {
  const count = order.length
  const ownIds = sharedBytes(count * 16)
  for (const [ordinal, at] of order.entries()) ownIds.set(ids.subarray(at * 16, at * 16 + 16), ordinal * 16)
  const live = sharedWords(wordsFor(count))
  fillBits(live, count)
  const columns = writeColumns(schema, count, (ordinal) => rowOf(order[ordinal] ?? 0))
  return { count, ids: ownIds, byId: idTable(ownIds), terms, ...columns, live }
}
