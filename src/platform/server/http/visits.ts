/** A page requested by somebody without a session, cached or not. Never logged, never stored. */
export type Visit = {
  path: string
  search: string
  /** Our own host and port, as asked for. */
  host: string
  /** The page before, as far as the browser tells. */
  referrer: string | null
  ip: string
  userAgent: string | null
}

/** Tells the application of a visit. */
export function announceVisit(visit: Visit): void {
  for (const listener of listeners) listener(visit)
}

/** Calls `listener` at every visit in this process. Returns the function that ends it. */
export function onVisit(listener: (visit: Visit) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// A set of functions instead of an EventEmitter: emitting an event for each visit took longer than the cache look-up.
const listeners = new Set<(visit: Visit) => void>()
