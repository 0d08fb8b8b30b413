import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { SESSION_KEY } from '~/platform/client/session'

/** Continues after the session has changed: cached data of somebody else is stale, the guards see the new session. */
export function useEnter() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async function enter(ownPath: string) {
    await queryClient.invalidateQueries({ refetchType: 'none' })
    await queryClient.invalidateQueries({ queryKey: SESSION_KEY })
    router.history.push(ownPath)
  }
}
