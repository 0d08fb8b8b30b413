import superjson from 'superjson'
import { CALL_BUDGET, CALL_ENDPOINT } from '~/platform/wire/call-budget'

/**
 * The input of a call as the server takes it. superjson would also write which values are the same object; the server
 * refuses that, because a stranger could make circles of it, and no input needs it.
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

/** Half of what the server takes, so that a call that slips in behind the count still fits. */
const SHARED = { bytes: CALL_BUDGET.bytes / 2, nodes: CALL_BUDGET.json.nodes / 2 } as const

/**
 * Counts what the writes of one tick bring together. The function it returns says whether one more still fits into their
 * common body; one that does not goes alone, because the server would refuse them all.
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
      // Batches leave in a timer of their own, which is set after this one.
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

/** Before each value stands one of these; in texts they count as well, which only makes the count too high. */
const NODE = /[[{:,]/g
