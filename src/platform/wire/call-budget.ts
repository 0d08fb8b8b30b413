import type { JsonBudget } from '~/lib/formats/json-excess'

/** The address of procedure calls. */
export const CALL_ENDPOINT = '/api/trpc'

/** Longest URL of a batch (specification section 9). */
export const MAX_BATCH_URL = 2000

/**
 * What one request may contain, however many calls share it. The largest legitimate one is a résumé or a posting with
 * every text full, every line a list item of its own and every other word bold: 27,000 values, 16 deep, 700 kB.
 */
export const CALL_BUDGET = {
  bytes: 1_000_000,
  json: { depth: 32, nodes: 40_000, text: 100_000, name: 256, digits: 40 } satisfies JsonBudget,
} as const

/**
 * Whether these calls may share one request: as long as their names alone make no longer URL than the client builds.
 */
export function mayShareRequest(paths: string): boolean {
  return `${CALL_ENDPOINT}/${paths}?batch=1`.length <= MAX_BATCH_URL
}
