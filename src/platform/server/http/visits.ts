/** A page that somebody without a session asked for, from the cache or not. Never logged, never stored. */
export type Visit = { path: string; ip: string; userAgent: string | null }

/** Tells the application of a visit. */
export function announceVisit(visit: Visit): void {
  for (const listener of listeners) listener(visit)
}

/** Calls `listener` at every visit in this process. Returns the function that ends it. */
export function onVisit(listener: (visit: Visit) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Functions in a set rather than events: one of those for each visit cost more than finding the page in the cache.
const listeners = new Set<(visit: Visit) => void>()
