import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { SessionUser } from './session-user'

/** Key of the session in the query cache; the only entry that survives the end of a session. */
export const SESSION_KEY = ['session'] as const

/** Reads the session: over the wire in the browser, in-process on the server (composed in `src/server`). */
export function sessionQuery(load: () => Promise<SessionUser | null>) {
  return queryOptions({ queryKey: SESSION_KEY, queryFn: load, staleTime: 5_000 })
}

/** The user of the session, or null for a visitor; kept fresh on focus. */
export const useSessionUser: () => SessionUser | null = import.meta.env.SSR ? useLoadedSession : useFreshSession

function useFreshSession(): SessionUser | null {
  const { loadSession } = useRouteContext({ from: '__root__' })
  const { data } = useQuery(sessionQuery(loadSession))
  return data ?? null
}

/** Nothing is refreshed while a page is rendered; the session was read before (routes/__root.tsx). */
function useLoadedSession(): SessionUser | null {
  return useQueryClient().getQueryData<SessionUser | null>(SESSION_KEY) ?? null
}
