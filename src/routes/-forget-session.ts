import type { Query, QueryCache, QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { SESSION_KEY } from '~/platform/client/session'

/**
 * Removes a former session's data, and lets guards decide again which pages a visitor may see. What a page shows is
 * removed when the page has gone: on its way out it would ask again, without a session, and show the refusal. A page
 * that stays is shown with a visitor's data.
 */
export async function forgetSession(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  const cache = queryClient.getQueryCache()
  queryClient.getMutationCache().clear()
  const former = forgetWhenUnused(cache)
  const { pathname } = router.state.location
  await router.invalidate()
  if (router.state.location.pathname !== pathname) return
  for (const query of former) cache.remove(query)
  await router.invalidate()
}

/** @returns those still on the page */
function forgetWhenUnused(cache: QueryCache): ReadonlySet<Query> {
  const former = new Set(cache.findAll({ predicate: (query) => query.queryKey[0] !== SESSION_KEY[0] }))
  const forget = (query: Query) => {
    if (!former.has(query) || query.getObserversCount() > 0) return
    former.delete(query)
    cache.remove(query)
  }
  for (const query of [...former]) forget(query)
  const stop = cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved') forget(query)
    if (type === 'removed') former.delete(query)
    if (former.size === 0) stop()
  })
  return former
}
