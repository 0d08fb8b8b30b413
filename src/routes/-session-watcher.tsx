import { type Query, type QueryCache, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { SESSION_KEY, sessionQuery } from '~/platform/client/session'
import { onSessionChange } from '~/platform/client/session-signal'
import { keptInputs } from '~/ui/form/guard/kept-inputs'
import { loadAppFrame } from './-screens/pending-in-app'

/**
 * Keeps the session up to date: reads it again after the auth calls in the specification, and, once for each absence,
 * removes a former session's data from the cache. Data loaded for a visitor stay.
 */
export function SessionWatcher() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { loadSession } = useRouteContext({ from: '__root__' })
  const { data, isPending, isFetching } = useQuery(sessionQuery(loadSession))
  const isAbsent = data === null && !isPending && !isFetching
  const lastUserId = useRef(data?.id)

  useEffect(() => {
    if (data) {
      lastUserId.current = data.id
      keptInputs.dropUnlessOf(data.id)
      loadAppFrame()
    }
    if (!isAbsent || lastUserId.current === undefined) return
    // A person whose session ended elsewhere gets their input back.
    keptInputs.keepFor(lastUserId.current)
    lastUserId.current = undefined
    queryClient.getMutationCache().clear()
    const former = forgetWhenUnused(queryClient.getQueryCache())
    const { pathname } = router.state.location
    // Guards decide again which pages a visitor may see; one that stays is shown with a visitor's data.
    void router.invalidate().then(() => {
      if (router.state.location.pathname !== pathname) return
      for (const query of former) queryClient.getQueryCache().remove(query)
      return router.invalidate()
    })
  }, [data, isAbsent, queryClient, router])

  useEffect(
    () =>
      onSessionChange(() => {
        void queryClient.invalidateQueries({ queryKey: SESSION_KEY })
      }),
    [queryClient],
  )

  return null
}

/**
 * Removes a former session's data, those on the page when it has gone: on its way out it would ask for them again,
 * without a session, and show the refusal.
 * @returns those still on the page
 */
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
