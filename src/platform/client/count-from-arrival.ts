import type { QueryClient } from '@tanstack/react-query'

type Options<Dehydrated> = { hydrate?: (dehydrated: Dehydrated) => Promise<void> | void }

/**
 * Counts the age of a page's data from its arrival instead of by the server's clock: pages are requested each time, and
 * a cached one is dropped as soon as its content changes. Otherwise such a page would read everything a second time.
 * @param options of the router, once its queries are part of them
 * @param isAskedFor whether the server was asked for this page; going back may show the browser's own, older copy
 */
export function countFromArrival<Dehydrated>(
  options: Options<Dehydrated>,
  queryClient: QueryClient,
  isAskedFor: () => boolean,
): void {
  const { hydrate } = options
  if (!hydrate) return
  options.hydrate = async (dehydrated) => {
    await hydrate(dehydrated)
    if (!isAskedFor()) return
    for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
      if (state.status === 'success') queryClient.setQueryData(queryKey, state.data, { updatedAt: Date.now() })
    }
  }
}

/** Whether the server answered this navigation: back and forward use the browser's own copy. */
export function isFromServer(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return !(visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward')
}
