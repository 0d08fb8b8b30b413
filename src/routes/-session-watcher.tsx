import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { SESSION_KEY, sessionQuery } from '~/platform/client/session'
import { onSessionChange } from '~/platform/client/session-signal'
import { keptInputs } from '~/ui/form/guard/kept-inputs'
import { loadAppFrame } from './-screens/pending-in-app'

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
  const lastUserId = useRef(data?.id)

  useEffect(() => {
    if (data) {
      lastUserId.current = data.id
      keptInputs.dropUnlessOf(data.id)
      loadAppFrame()
    }
    if (!isAbsent || lastUserId.current === undefined) return
    // Whose session ended elsewhere finds again what they were writing.
    keptInputs.keepFor(lastUserId.current)
    lastUserId.current = undefined
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== SESSION_KEY[0] })
    queryClient.getMutationCache().clear()
    // Guards decide again where a visitor may be.
    void router.invalidate()
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
