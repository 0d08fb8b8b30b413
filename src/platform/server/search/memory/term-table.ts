import type { Bits } from './bits.ts'
import { eachBit, setBit, unite } from './bits.ts'
import { firstWhere } from './first-where.ts'
import type { TermTable } from './segment.ts'

const NOT_FOUND = -1

/** Index of a term; -1 when no document has it. */
export function findTerm(table: TermTable, term: string): number {
  const wanted = Buffer.from(term, 'utf8')
  const at = firstNotBelow(table, wanted)
  return at < table.counts.length && compareTerm(table, at, wanted) === 0 ? at : NOT_FOUND
}

/** Indexes of the terms with this prefix: from the first up to, not including, the second. */
export function termsFrom(table: TermTable, prefix: string): [from: number, to: number] {
  const wanted = Buffer.from(prefix, 'utf8')
  const from = firstNotBelow(table, wanted)
  return [from, firstWhere(table.counts.length, (at) => !beginsWith(table, at, wanted), from)]
}

/** The term at an index, as text. */
export function termAt(table: TermTable, index: number): string {
  const start = table.starts[index] ?? 0
  return Buffer.from(table.bytes.subarray(start, table.starts[index + 1])).toString('utf8')
}

/** Adds the documents of a term to a set. */
export function addDocuments(table: TermTable, index: number, into: Bits): void {
  const at = table.at[index] ?? 0
  if (table.isSet[index] === 1) unite(into, table.sets.subarray(at, at + into.length))
  else for (const document of listed(table, index)) setBit(into, document)
}

/** The documents of a term, lowest ordinal first. */
export function documentsOf(table: TermTable, index: number, words: number): Uint32Array {
  if (table.isSet[index] !== 1) return listed(table, index)
  const at = table.at[index] ?? 0
  const documents = new Uint32Array(table.counts[index] ?? 0)
  let next = 0
  eachBit(table.sets.subarray(at, at + words), (document) => {
    documents[next++] = document
  })
  return documents
}

/** A list is the gaps between ordinals minus one, seven bits per byte, the lowest first. */
function listed({ lists, at: starts, counts }: TermTable, index: number): Uint32Array {
  const documents = new Uint32Array(counts[index] ?? 0)
  let document = -1
  let at = starts[index] ?? 0
  for (let n = 0; n < documents.length; n++) {
    let byte = lists[at++] ?? 0
    let gap = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = lists[at++] ?? 0
      gap |= (byte & 127) << shift
    }
    document += gap + 1
    documents[n] = document
  }
  return documents
}

function firstNotBelow(table: TermTable, wanted: Uint8Array): number {
  return firstWhere(table.counts.length, (at) => compareTerm(table, at, wanted) >= 0)
}

function compareTerm({ bytes, starts }: TermTable, index: number, wanted: Uint8Array): number {
  const start = starts[index] ?? 0
  const length = (starts[index + 1] ?? 0) - start
  for (let at = 0; at < length && at < wanted.length; at++) {
    const difference = (bytes[start + at] ?? 0) - (wanted[at] ?? 0)
    if (difference !== 0) return difference
  }
  return length - wanted.length
}

function beginsWith({ bytes, starts }: TermTable, index: number, prefix: Uint8Array): boolean {
  const start = starts[index] ?? 0
  if ((starts[index + 1] ?? 0) - start < prefix.length) return false
  for (let at = 0; at < prefix.length; at++) if (bytes[start + at] !== prefix[at]) return false
  return true
}
