import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { authClient } from '~/platform/client/auth-client'
import { Button } from '~/ui/buttons/button'
import { Note } from '~/ui/note'
import { authCall } from '../auth-call'
import { passkeyMessage } from '../second-factor/passkey-message'

/** Signs in with a passkey of this device, without typing anything. */
export function PasskeySignIn({ onDone }: { onDone: () => Promise<void> }) {
  const signIn = useMutation({
    mutationFn: async () => {
      await authCall(authClient.signIn.passkey())
      await onDone()
    },
  })
  return (
    <>
      {signIn.error && <Note tone="error" isAlert title={passkeyMessage(signIn.error)} />}
      <Button variant="outline" size="lg" isPending={signIn.isPending} onClick={() => signIn.mutate()}>
        <KeyRound aria-hidden="true" />
        Mit Passkey anmelden
      </Button>
    </>
  )
}
