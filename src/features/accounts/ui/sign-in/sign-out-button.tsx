import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { authClient } from '~/platform/client/auth-client'
import { Button } from '~/ui/buttons/button'
import { toast } from '~/ui/toast/toast-store'
import { authCall } from '../auth-call'
import { useLeave } from './use-leave'

/** Ends this session and goes to the sign-in page. */
export function SignOutButton() {
  const leave = useLeave()
  const signOut = useMutation({
    mutationFn: () => authCall(authClient.signOut()),
    onSuccess: () => leave('/auth/login'),
    onError: (error) => toast.show({ severity: 'error', title: 'Fehler', message: error.message, life: 5000 }),
  })
  return (
    <Button variant="outline" isPending={signOut.isPending} onClick={() => signOut.mutate()}>
      <LogOut aria-hidden="true" />
      Von diesem Gerät abmelden
    </Button>
  )
}
