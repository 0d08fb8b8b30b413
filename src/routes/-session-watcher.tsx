import { useQuery, useQueryClient } from '@tanstack/react-query'
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
    // Not part of every visitor's script; the page for signing in has to be loaded just so.
    void import('./-forget-session').then(({ forgetSession }) => forgetSession(queryClient, router))
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
