/** A page that somebody without a session asked for, from the cache or not. Never logged, never stored. */
export type Visit = { path: string; ip: string; userAgent: string | null }

/** Tells the application of a visit. Server and application meet as for `page-invalidation.ts`. */
export function announceVisit(visit: Visit): void {
  channel().dispatchEvent(new CustomEvent(EVENT, { detail: visit }))
}

/** Calls `listener` at every visit in this process. Returns the function that ends it. */
export function onVisit(listener: (visit: Visit) => void): () => void {
  const target = channel()
  function relay(event: Event): void {
    if (event instanceof CustomEvent && isVisit(event.detail)) listener(event.detail)
  }
  target.addEventListener(EVENT, relay)
  return () => target.removeEventListener(EVENT, relay)
}

const CHANNEL = Symbol.for('stellwerk.visits')
const EVENT = 'visit'

function isVisit(detail: unknown): detail is Visit {
  return typeof detail === 'object' && detail !== null && 'path' in detail && 'ip' in detail && 'userAgent' in detail
}

function channel(): EventTarget {
  const existing: unknown = Reflect.get(globalThis, CHANNEL)
  if (existing instanceof EventTarget) return existing
  const created = new EventTarget()
  Reflect.set(globalThis, CHANNEL, created)
  return created
}
