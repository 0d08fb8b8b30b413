/** A page that somebody without a session asked for, from the cache or not. Never logged, never stored. */
export type Visit = { path: string; ip: string; userAgent: string | null }

/** Tells the application of a visit. Server and application meet as for `page-invalidation.ts`. */
export function announceVisit(visit: Visit): void {
  for (const listener of listeners) listener(visit)
}

/** Calls `listener` at every visit in this process. Returns the function that ends it. */
export function onVisit(listener: (visit: Visit) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Listeners = Set<(visit: Visit) => void>

const KEY = Symbol.for('stellwerk.visits')
const listeners = shared()

// Functions in a set rather than events: one of those for each visit cost more than finding the page in the cache.
function shared(): Listeners {
  const existing: unknown = Reflect.get(globalThis, KEY)
  if (existing instanceof Set) return existing
  const created: Listeners = new Set()
  Reflect.set(globalThis, KEY, created)
  return created
}
