import superjson from 'superjson'
import { CALL_BUDGET, CALL_ENDPOINT } from '~/platform/wire/call-budget'

/**
 * The input of a call in the form the server accepts. superjson would also write which values are the same object; the
 * server refuses that, because it allows cycles and no input needs it.
 */
export function writeInput(input: unknown): { json: unknown; meta?: unknown } {
  const { json, meta } = superjson.serialize(input)
  return meta?.values === undefined ? { json } : { json, meta: { values: meta.values, v: 1 } }
}

/** Length of the URL a batch of this one call would have. */
export function batchUrlLength(path: string, input: unknown): number {
  const inputs = JSON.stringify({ 0: writeInput(input) })
  return `${CALL_ENDPOINT}/${path}?batch=1&input=${encodeURIComponent(inputs)}`.length
}

/** Half of what the server accepts, so that a call added after the count still fits. */
const SHARED = { bytes: CALL_BUDGET.bytes / 2, nodes: CALL_BUDGET.json.nodes / 2 } as const

/**
 * Adds up the writes of one tick. The returned function says whether one more fits into the shared body; one that does
 * not goes alone, because the server would refuse them all.
 */
export function sharedBodies(): (input: unknown) => boolean {
  let bytes = 0
  let nodes = 0
  let isCounting = false
  return (input) => {
    if (!isCounting) {
      isCounting = true
      bytes = 0
      nodes = 0
      // Batches are sent in a timer of their own, which is set after this one.
      setTimeout(() => {
        isCounting = false
      })
    }
    const text = JSON.stringify(writeInput(input))
    const own = { bytes: 3 * text.length, nodes: text.match(NODE)?.length ?? 0 }
    if (bytes + own.bytes > SHARED.bytes || nodes + own.nodes > SHARED.nodes) return false
    bytes += own.bytes
    nodes += own.nodes
    return true
  }
}

/** One of these precedes each value; in texts they count as well, which only makes the count too high. */
const NODE = /[[{:,]/g
