import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEnter } from '~/features/accounts/ui/sign-in/use-enter'
import { SESSION_KEY } from '~/platform/client/session'
import { toast } from '~/ui/toast/toast-store'

/**
 * What follows an order: with the new session into the application, or, when somebody was faster, where the guard says.
 */
export function useAfterOrder() {
  const enter = useEnter()
  const queryClient = useQueryClient()
  const router = useRouter()
  return {
    meta: { isQuiet: true },
    onSuccess: async () => {
      toast.show({
        severity: 'success',
        title: 'Vielen Dank für Ihre Bestellung',
        message: 'Die Bestätigung kommt per E-Mail.',
        life: 8000,
      })
      await enter('/app')
    },
    onError: async () => {
      await queryClient.invalidateQueries({ queryKey: SESSION_KEY })
      await router.invalidate()
    },
  }
}
