import { kindCount } from './kinds'
import type { RowBlock } from './row-blocks'

/** The places of a block by their kind (`kinds.ts`): of each kind that there is where its places begin. */
export type KindOrder = { kinds: number[]; starts: number[]; places: Uint16Array }

/**
 * A block's rows in the order of their kinds, so that a search leaves out all of a kind at once. Made when it is first asked for,
 * and again when rows have come: one that went stays in it, and tells by its end that it is gone.
 */
export function kindOrderOf(block: RowBlock): KindOrder {
  block.order ??= makeOrder(block)
  return block.order
}

function makeOrder({ kinds, ends, count }: RowBlock): KindOrder {
  const next = new Int32Array(kindCount() + 1)
  for (let at = 0; at < kinds.length; at++) {
    if ((ends[at] ?? 0) === 0) continue
    const after = (kinds[at] ?? 0) + 1
    next[after] = (next[after] ?? 0) + 1
  }
  const order: KindOrder = { kinds: [], starts: [0], places: new Uint16Array(count) }
  for (let kind = 0; kind < kindCount(); kind++) {
    const start = next[kind] ?? 0
    const size = next[kind + 1] ?? 0
    next[kind + 1] = start + size
    if (size === 0) continue
    order.kinds.push(kind)
    order.starts.push(start + size)
  }
  for (let at = 0; at < kinds.length; at++) {
    if ((ends[at] ?? 0) === 0) continue
    const kind = kinds[at] ?? 0
    const place = next[kind] ?? 0
    order.places[place] = at
    next[kind] = place + 1
  }
  return order
}
