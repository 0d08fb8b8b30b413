import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { SESSION_KEY, sessionQuery } from '~/platform/client/session'
import { onSessionChange } from '~/platform/client/session-signal'
import { keptInputs } from '~/ui/form/guard/kept-inputs'
import { loadAppFrame } from './-screens/pending-in-app'

/** Visitors have nothing to forget, so it is not part of their script. */
const loadForgetting = () => import('./-forget-session')

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
      // In the browser before it is needed, also when the server is away or newer by then.
      loadForgetting().catch(() => {})
    }
    if (!isAbsent || lastUserId.current === undefined) return
    // A person whose session ended elsewhere gets their input back.
    keptInputs.keepFor(lastUserId.current)
    lastUserId.current = undefined
    void loadForgetting().then(({ forgetSession }) => forgetSession(queryClient, router))
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
