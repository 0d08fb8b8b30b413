import { isRemote } from './conditions'

/** Whether a row belongs to areas other than that of its own place: no, to every one, or to those of its further places. */
export const [OWN_PLACE, EVERYWHERE, SEVERAL_PLACES] = [0, 1, 2]

const codes: number[] = []
let reaches = new Uint8Array(1 << 13)
const known = new Map<number, number>()

/**
 * A small number for what the filters of a row say (`facet-code.ts`) and where it belongs. Some thousand of them stand for
 * a million rows, so that what is counted of each stays close to the processor; the codes themselves are spread over half a million.
 */
export function kindOf(code: number, hasFurtherPlaces: boolean): number {
  const key = code * 2 + (hasFurtherPlaces ? 1 : 0)
  const found = known.get(key)
  if (found !== undefined) return found
  known.set(key, codes.length)
  const kind = codes.push(code) - 1
  if (kind >= reaches.length) reaches = withRoom(reaches)
  reaches[kind] = isRemote(code) ? EVERYWHERE : hasFurtherPlaces ? SEVERAL_PLACES : OWN_PLACE
  return kind
}

/** How many there are; they are never taken back. */
export function kindCount(): number {
  return codes.length
}

/** The filters of a kind in one number. */
export function codeOf(kind: number): number {
  return codes[kind] ?? 0
}

/** By kind one of {@link OWN_PLACE}, {@link EVERYWHERE} and {@link SEVERAL_PLACES}, for those that there are. */
export function kindReaches(): Uint8Array {
  return reaches
}

function withRoom(full: Uint8Array): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(full.length * 2)
  more.set(full)
  return more
}
