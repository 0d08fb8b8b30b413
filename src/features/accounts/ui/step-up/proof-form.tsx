import { useMutation } from '@tanstack/react-query'
import { PASSWORD_MAX } from '~/features/accounts/schema'
import { z } from '~/lib/zod'
import { authClient } from '~/platform/client/auth-client'
import { useTRPC } from '~/platform/client/trpc'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { authCall } from '../auth-call'

type ProofFormProps = { asksPassword: boolean; asksCode: boolean; onDone: () => Promise<void> }

/** Password and code of somebody who is signed in; asks only for what is missing. */
export function ProofForm({ asksPassword, asksCode, onDone }: ProofFormProps) {
  const trpc = useTRPC()
  const prove = useMutation(trpc.account.reauthenticate.mutationOptions({ meta: { isQuiet: true } }))
  const form = useAppForm({
    schema: z.object({
      password: z
        .string()
        .min(asksPassword ? 1 : 0, 'Bitte das Passwort angeben.')
        .max(PASSWORD_MAX),
      code: z
        .string()
        .trim()
        .min(asksCode ? 5 : 0, 'Bitte den Code aus der App oder einen Wiederherstellungscode eingeben.')
        .max(20),
    }),
    defaultValues: { password: '', code: '' },
    onSubmit: async ({ password, code }) => {
      if (asksPassword) await prove.mutateAsync({ password })
      if (asksCode) await proveCode(code)
      await onDone()
    },
  })
  return (
    <Form form={form} isGuarded={false}>
      {asksPassword && (
        <form.PasswordField name="password" label="Passwort" autoComplete="current-password" isRequired />
      )}
      {asksCode && (
        <form.TextField
          name="code"
          label="Code aus der Authenticator-App"
          description="Ohne das Telefon hilft ein Wiederherstellungscode."
          autoComplete="one-time-code"
          isRequired
        />
      )}
      <SubmitButton className="justify-self-start">Bestätigen</SubmitButton>
    </Form>
  )
}

/** Six digits are a code of the app, everything else a recovery code. */
async function proveCode(entered: string) {
  const digits = entered.replace(/\s/g, '')
  const fields = { INVALID_CODE: 'code', CODE_USED: 'code', INVALID_BACKUP_CODE: 'code', TOO_MANY_PROOFS: 'code' }
  if (/^\d{6}$/.test(digits)) await authCall(authClient.twoFactor.verifyTotp({ code: digits }), fields)
  else await authCall(authClient.twoFactor.verifyBackupCode({ code: entered }), fields)
}
