import { type Segment, sharedWords } from './segment.ts'

/** Bytes of a UUID, so that they sort as its text does. */
export function idBytes(id: string): Uint8Array {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  if (bytes.length !== 16) throw new RangeError('An id has to be a UUID')
  return bytes
}

/** The text of the id of a document. */
export function idAt(ids: Uint8Array, ordinal: number): string {
  const hex = Buffer.from(ids.subarray(ordinal * 16, ordinal * 16 + 16)).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Compares the ids of two documents, as `Array.sort` wants it. */
export function compareIds(one: Uint8Array, at: number, other: Uint8Array, otherAt: number): number {
  for (let byte = 0; byte < 16; byte++) {
    const difference = (one[at * 16 + byte] ?? 0) - (other[otherAt * 16 + byte] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** The ordinals in the order of their ids, for looking one up. */
export function orderById(ids: Uint8Array): Uint32Array {
  const ordinals = new Uint32Array(ids.length / 16).map((_, at) => at)
  ordinals.sort((a, b) => compareIds(ids, a, ids, b))
  const shared = sharedWords(ordinals.length)
  shared.set(ordinals)
  return shared
}

/** Ordinal of a document; -1 when the segment has none of this id. */
export function findId({ ids, byId }: Segment, wanted: Uint8Array): number {
  let low = 0
  let high = byId.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareIds(ids, byId[middle] ?? 0, wanted, 0) < 0) low = middle + 1
    else high = middle
  }
  const at = byId[low]
  return at !== undefined && compareIds(ids, at, wanted, 0) === 0 ? at : -1
}
