import { processWide } from './process-wide.ts'

/**
 * Tells the page cache that what some pages show has changed. Call it after the transaction is committed: a render
 * that starts between the call and the commit would show, and keep, the old state.
 *
 * @param tags as named by the pages in their `x-page-cache` header; `ALL_PAGES` for everything
 */
export function invalidatePages(tags: string[]): void {
  if (tags.length === 0) return
  channel.dispatchEvent(new CustomEvent(EVENT, { detail: [...tags] }))
}

/** Calls `listener` at every invalidation in this process. Returns the function that ends it. */
export function onPagesInvalidated(listener: (tags: string[]) => void): () => void {
  function relay(event: Event): void {
    if (!(event instanceof CustomEvent) || !Array.isArray(event.detail)) return
    listener(event.detail.filter((tag) => typeof tag === 'string'))
  }
  channel.addEventListener(EVENT, relay)
  return () => channel.removeEventListener(EVENT, relay)
}

/** The tag of every page. */
export const ALL_PAGES = '*'

const channel = processWide('pageInvalidation', EventTarget)
const EVENT = 'invalidate'
