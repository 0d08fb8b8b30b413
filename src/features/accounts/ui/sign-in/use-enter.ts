import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { SESSION_KEY, sessionQuery } from '~/platform/client/session'

/**
 * Continues after the session has changed: cached data of somebody else is stale, the guards see the new session. Who
 * wanted nothing in particular comes to the own area, and platform admins to theirs.
 */
export function useEnter() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { loadSession } = useRouteContext({ from: '__root__' })
  return async function enter(ownPath: string) {
    await queryClient.invalidateQueries({ refetchType: 'none' })
    await queryClient.invalidateQueries({ queryKey: SESSION_KEY })
    const user = ownPath === '/app' ? await queryClient.fetchQuery(sessionQuery(loadSession)) : null
    router.history.push(user?.isAdmin ? '/super' : ownPath)
  }
}
