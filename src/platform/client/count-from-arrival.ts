import type { QueryClient } from '@tanstack/react-query'

type Options<Dehydrated> = { hydrate?: (dehydrated: Dehydrated) => Promise<void> | void }

/**
 * Counts the age of the data a page brings from its arrival, as with every other answer, not from the server's clock: a
 * page is asked for anew each time, and one the server kept is dropped as soon as what it shows changes. Otherwise such a
 * page read everything a second time at once.
 *
 * @param options of the router, once its queries are part of them
 * @param isAskedFor whether the server was asked for this page; a browser that goes back may show its own, older copy
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

/** Whether the server answered this navigation: ways back and forward are taken from the browser's own store unasked. */
export function isFromServer(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return !(visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward')
}
