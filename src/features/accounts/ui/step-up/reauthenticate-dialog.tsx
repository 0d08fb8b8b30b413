import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { authClient } from '~/platform/client/auth-client'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { Note } from '~/ui/note'
import { authCall } from '../auth-call'
import { FirstPassword } from '../password/first-password'
import { passkeyMessage } from '../second-factor/passkey-message'
import { ProofForm } from './proof-form'

export type ReauthenticateDialogProps = {
  security: { passkeys: number; hasPassword: boolean; hasAuthenticatorApp: boolean }
  missing: ('password' | 'second-factor')[]
  onDone: () => void
  onClose: () => void
}

/** Asks for what is missing before something that cannot easily be undone: password, code, or a passkey for both. */
export function ReauthenticateDialog({ security, missing, onDone, onClose }: ReauthenticateDialogProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  async function finish() {
    await queryClient.invalidateQueries({ ...trpc.account.security.pathFilter(), refetchType: 'none' })
    onDone()
  }
  const withPasskey = useMutation({
    mutationFn: async () => {
      await authCall(authClient.signIn.passkey())
      await finish()
    },
  })
  const asksCode = missing.includes('second-factor')
  const asksPassword = missing.includes('password')
  const canType = (!asksCode || security.hasAuthenticatorApp) && (!asksPassword || security.hasPassword)
  const hasPasskey = security.passkeys > 0
  return (
    <Dialog isOpen onClose={onClose} title="Bitte noch einmal ausweisen" size="sm">
      <p className="mb-4 text-muted">
        Die letzte Anmeldung liegt eine Weile zurück. Zur Sicherheit bitte noch einmal ausweisen; danach geht es weiter.
      </p>
      <div className="grid gap-4">
        {canType && <ProofForm asksPassword={asksPassword} asksCode={asksCode} onDone={finish} />}
        {withPasskey.error && <Note tone="error" isAlert title={passkeyMessage(withPasskey.error)} />}
        {hasPasskey && (
          <Button
            variant={canType ? 'outline' : 'primary'}
            className="justify-self-start"
            isPending={withPasskey.isPending}
            onClick={() => withPasskey.mutate()}
          >
            <KeyRound aria-hidden="true" />
            Mit Passkey ausweisen
          </Button>
        )}
        {!canType && !hasPasskey && <FirstPassword />}
      </div>
    </Dialog>
  )
}
