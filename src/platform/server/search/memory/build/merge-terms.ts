import { wordsFor } from '../bits.ts'
import type { TermTable } from '../segment.ts'
import { documentsOf } from '../term-table.ts'
import { TermWriter } from './term-writer.ts'

/**
 * Merges the terms of several segments.
 * @param ordinals of each segment, the new ordinals of its documents; -1 for removed ones
 * @param count documents of the new segment
 */
export function mergeTerms(tables: readonly TermTable[], ordinals: readonly Int32Array[], count: number): TermTable {
  const writer = new TermWriter(count)
  const heads = tables.map(() => 0)
  const found = new Uint32Array(count)
  for (;;) {
    const first = lowest(tables, heads)
    const table = tables[first]
    if (!table) return writer.finish()
    const bytes = bytesOf(table, heads[first] ?? 0)
    let length = 0
    let isSorted = true
    for (let at = 0; at < tables.length; at++) {
      const other = tables[at]
      const head = heads[at] ?? 0
      if (!other || head >= other.counts.length || Buffer.compare(bytesOf(other, head), bytes) !== 0) continue
      const own = ordinals[at]
      for (const document of documentsOf(other, head, wordsFor(own?.length ?? 0))) {
        const ordinal = own?.[document] ?? -1
        if (ordinal < 0) continue
        if (length > 0 && (found[length - 1] ?? 0) > ordinal) isSorted = false
        found[length++] = ordinal
      }
      heads[at] = head + 1
    }
    const documents = found.subarray(0, length)
    if (!isSorted) documents.sort()
    if (length > 0) writer.add(bytes, documents)
  }
}

/** The table with the lowest next term; -1 when there is none left. */
function lowest(tables: readonly TermTable[], heads: readonly number[]): number {
  let best = -1
  for (let at = 0; at < tables.length; at++) {
    const table = tables[at]
    const head = heads[at] ?? 0
    if (!table || head >= table.counts.length) continue
    const before = tables[best]
    if (!before || Buffer.compare(bytesOf(table, head), bytesOf(before, heads[best] ?? 0)) < 0) best = at
  }
  return best
}

function bytesOf({ bytes, starts }: TermTable, index: number): Uint8Array {
  return bytes.subarray(starts[index], starts[index + 1])
}
