import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { forgetAllDrafts } from '~/platform/client/browser-drafts'
import { SESSION_KEY } from '~/platform/client/session'

/** Goes to a public page after the session has ended, before any guard asks the person to sign in again. */
export function useLeave() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return function leave(ownPath: string) {
    forgetAllDrafts()
    queryClient.setQueryData(SESSION_KEY, null)
    router.history.push(ownPath)
  }
}
