import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { authClient } from '~/platform/client/auth-client'
import { useSessionUser } from '~/platform/client/session'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { Note } from '~/ui/note'
import { authCall } from '../auth-call'
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

/** For an account created without a password, by an application as a guest: only the mailbox can prove whose it is. */
function FirstPassword() {
  const user = useSessionUser()
  const request = useMutation({
    mutationFn: (email: string) => authCall(authClient.requestPasswordReset({ email })),
  })
  if (request.isSuccess) {
    return (
      <div role="status">
        <Note tone="info" title={`Bitte jetzt im Postfach von ${user?.email ?? 'diesem Konto'} nachsehen.`}>
          Mit dem Link in der E-Mail lässt sich ein Passwort festlegen. Danach bitte damit anmelden. Kommt in ein paar
          Minuten nichts an, bitte später noch einmal versuchen.
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
