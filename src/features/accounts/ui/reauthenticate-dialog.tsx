import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { z } from 'zod'
import { authClient } from '~/platform/client/auth-client'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog/dialog'
import { Form } from '~/ui/form/form'
import { SubmitButton } from '~/ui/form/submit-button'
import { useAppForm } from '~/ui/form/use-app-form'
import { Note } from '~/ui/note'
import { authCall } from './auth-call'
import { passkeyMessage } from './passkey-message'

type ReauthenticateDialogProps = { hasPasskey: boolean; onDone: (isFresh: boolean) => void }

/** Asks for the password or a passkey before something that cannot easily be taken back. */
export function ReauthenticateDialog({ hasPasskey, onDone }: ReauthenticateDialogProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const prove = useMutation(trpc.account.reauthenticate.mutationOptions())
  async function finish() {
    await queryClient.invalidateQueries({ ...trpc.account.security.pathFilter(), refetchType: 'none' })
    onDone(true)
  }
  const form = useAppForm({
    schema: z.object({ password: z.string().min(1).max(128) }),
    defaultValues: { password: '' },
    onSubmit: async (input) => {
      await prove.mutateAsync(input)
      await finish()
    },
  })
  const withPasskey = useMutation({
    mutationFn: async () => {
      await authCall(authClient.signIn.passkey())
      await finish()
    },
  })
  return (
    <Dialog isOpen onClose={() => onDone(false)} title="Bitte noch einmal ausweisen" size="sm">
      <p className="mb-4 text-muted">
        Ihre Anmeldung liegt eine Weile zurück. Bestätigen Sie, dass Sie es sind; danach geht es weiter.
      </p>
      <Form form={form} isGuarded={false}>
        <form.AppField name="password">
          {(field) => <field.PasswordField label="Passwort" autoComplete="current-password" isRequired />}
        </form.AppField>
        {withPasskey.error && <Note tone="error" isAlert title={passkeyMessage(withPasskey.error)} />}
        <div className="flex flex-wrap gap-2">
          <SubmitButton>Bestätigen</SubmitButton>
          {hasPasskey && (
            <Button variant="outline" isPending={withPasskey.isPending} onClick={() => withPasskey.mutate()}>
              <KeyRound aria-hidden="true" />
              Mit Passkey
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  )
}
