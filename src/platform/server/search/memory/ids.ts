import { firstWhere } from './first-where.ts'
import { type IdTable, type Segment, sharedWords } from './segment.ts'

/** Bytes of a UUID, in the order of its text. */
export function idBytes(id: string): Uint8Array {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  if (bytes.length !== 16) throw new RangeError('An id has to be a UUID')
  return bytes
}

/** The id of a document as text. */
export function idAt(ids: Uint8Array, ordinal: number): string {
  const hex = Buffer.from(ids.subarray(ordinal * 16, ordinal * 16 + 16)).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Compares the ids of two documents, for `Array.sort`. */
export function compareIds(one: Uint8Array, at: number, other: Uint8Array, otherAt: number): number {
  for (let byte = 0; byte < 16; byte++) {
    const difference = (one[at * 16 + byte] ?? 0) - (other[otherAt * 16 + byte] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Sorts the documents by the key for looking them up. */
export function idTable(ids: Uint8Array): IdTable {
  const count = ids.length / 16
  // Key and ordinal in one, because sorting numbers is many times faster than a compare function.
  const sorted = new Float64Array(count).map((_, ordinal) => keyAt(ids, ordinal) * count + ordinal).sort()
  const table = { keys: sharedWords(count), ordinals: sharedWords(count) }
  for (let at = 0; at < count; at++) {
    const key = Math.floor((sorted[at] ?? 0) / count)
    table.keys[at] = key
    table.ordinals[at] = (sorted[at] ?? 0) - key * count
  }
  return table
}

/** Ordinal of a document; -1 when the segment does not have this id. */
export function findId({ ids, byId: { keys, ordinals } }: Segment, wanted: Uint8Array): number {
  const key = keyAt(wanted, 0)
  const first = firstWhere(keys.length, (at) => (keys[at] ?? 0) >= key)
  for (let at = first; keys[at] === key; at++) {
    const ordinal = ordinals[at] ?? 0
    if (compareIds(ids, ordinal, wanted, 0) === 0) return ordinal
  }
  return -1
}

/** Thirty of the last, random bits of an id; few enough that a million ordinals fit into the same number. */
function keyAt(ids: Uint8Array, ordinal: number): number {
  const at = ordinal * 16 + 12
  const bits = ((ids[at] ?? 0) << 24) | ((ids[at + 1] ?? 0) << 16) | ((ids[at + 2] ?? 0) << 8) | (ids[at + 3] ?? 0)
  return bits >>> 2
}
