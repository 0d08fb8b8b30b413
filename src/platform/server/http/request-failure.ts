/**
 * Hands a fault to the log line of its request, so that one failed request is one line.
 *
 * The server runs from its sources while the application is a bundle with its own copy of this module; therefore both
 * meet at the process itself, under a registered symbol.
 *
 * @returns false when no such request is under way or it has failed already: then the caller writes a line of its own
 */
export function noteFailure(requestId: string, error: unknown): boolean {
  const take = takers.get(requestId)
  if (!take) return false
  takers.delete(requestId)
  take(error)
  return true
}

/** Takes the first fault of a request that is under way. Returns the function that ends it. */
export function onFailure(requestId: string, take: (error: unknown) => void): () => void {
  takers.set(requestId, take)
  return () => takers.delete(requestId)
}

type Takers = Map<string, (error: unknown) => void>

const KEY = Symbol.for('stellwerk.requestFailures')
const takers = shared()

function shared(): Takers {
  const existing: unknown = Reflect.get(globalThis, KEY)
  if (existing instanceof Map) return existing
  const created: Takers = new Map()
  Reflect.set(globalThis, KEY, created)
  return created
}
