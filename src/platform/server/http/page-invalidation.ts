/**
 * Tells the page cache that what some pages show has changed. Call it after the transaction is committed: a render
 * that starts between the call and the commit would show, and keep, the old state.
 *
 * The server runs from its sources while the application is a bundle with its own copy of this module; therefore both
 * meet at the process itself, under a registered symbol.
 *
 * @param tags as named by the pages in their `x-page-cache` header; `ALL_PAGES` for everything
 */
export function invalidatePages(tags: string[]): void {
  if (tags.length === 0) return
  channel().dispatchEvent(new CustomEvent(EVENT, { detail: [...tags] }))
}

/** Calls `listener` at every invalidation in this process. Returns the function that ends it. */
export function onPagesInvalidated(listener: (tags: string[]) => void): () => void {
  const target = channel()
  function relay(event: Event): void {
    if (!(event instanceof CustomEvent) || !Array.isArray(event.detail)) return
    listener(event.detail.filter((tag) => typeof tag === 'string'))
  }
  target.addEventListener(EVENT, relay)
  return () => target.removeEventListener(EVENT, relay)
}

/** The tag of every page. */
export const ALL_PAGES = '*'

const CHANNEL = Symbol.for('stellwerk.pageInvalidation')
const EVENT = 'invalidate'

function channel(): EventTarget {
  const existing: unknown = Reflect.get(globalThis, CHANNEL)
  if (existing instanceof EventTarget) return existing
  const created = new EventTarget()
  Reflect.set(globalThis, CHANNEL, created)
  return created
}
