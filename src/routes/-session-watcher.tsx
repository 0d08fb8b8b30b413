import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { authClient } from '~/platform/client/auth-client'
import { SESSION_KEY, sessionQuery } from '~/platform/client/session'

/**
 * Keeps the session true: reads it anew after the auth calls the specification lists, and, once for each absence, clears
 * what a former session has left in the cache. What came with the page for a visitor survives.
 */
export function SessionWatcher() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { loadSession } = useRouteContext({ from: '__root__' })
  const { data, isPending, isFetching } = useQuery(sessionQuery(loadSession))
  const isAbsent = data === null && !isPending && !isFetching
  const hadSession = useRef(data !== null && data !== undefined)

  useEffect(() => {
    if (data) hadSession.current = true
    if (!isAbsent || !hadSession.current) return
    hadSession.current = false
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== SESSION_KEY[0] })
    queryClient.getMutationCache().clear()
    // Guards decide again where a visitor may be.
    void router.invalidate()
  }, [data, isAbsent, queryClient, router])

  useEffect(() => {
    let isFirst = true
    authClient.$store.listen('$sessionSignal', () => {
      // Subscribing calls back at once; only later signals tell of a call.
      if (isFirst) {
        isFirst = false
        return
      }
      void queryClient.invalidateQueries({ queryKey: SESSION_KEY })
    })
  }, [queryClient])

  return null
}
