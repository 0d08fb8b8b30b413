import { useMutation } from '@tanstack/react-query'
import { authClient } from '~/platform/client/auth-client'
import { useSessionUser } from '~/platform/client/session'
import { Button } from '~/ui/buttons/button'
import { Note } from '~/ui/note'
import { authCall } from '../auth-call'

/** For an account created without a password, by an application as a guest: only the mailbox can prove whose it is. */
export function FirstPassword() {
  const user = useSessionUser()
  const request = useMutation({
    mutationFn: (email: string) => authCall(authClient.requestPasswordReset({ email })),
  })
  if (request.isSuccess) {
    return (
      <div role="status">
        <Note tone="success" title={`Die E-Mail ist an ${user?.email ?? ''} unterwegs.`}>
          Mit dem Link darin lässt sich ein Passwort festlegen. Danach bitte damit anmelden.
        </Note>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <p>Dieses Konto hat noch kein Passwort. Es lässt sich über eine E-Mail festlegen.</p>
      {request.isError && <Note tone="error" isAlert title={request.error.message} />}
      <Button
        className="justify-self-start"
        isPending={request.isPending}
        onClick={() => user && request.mutate(user.email)}
      >
        Passwort festlegen
      </Button>
    </div>
  )
}
