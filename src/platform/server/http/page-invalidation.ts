/**
 * Tells the page cache that what some pages show has changed. Call it after the transaction is committed: a render
 * that starts between the call and the commit would show, and keep, the old state.
 *
 * @param tags as named by the pages in their `x-page-cache` header; `ALL_PAGES` for everything
 */
export function invalidatePages(tags: readonly string[]): void {
  if (tags.length === 0) return
  for (const listener of listeners) listener(tags)
}

/** Calls `listener` at every invalidation in this process. Returns the function that ends it. */
export function onPagesInvalidated(listener: (tags: readonly string[]) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The tag of every page. */
export const ALL_PAGES = '*'

const listeners = new Set<(tags: readonly string[]) => void>()
