import { resetPasswordSchema } from '~/features/accounts/schema'
import { authClient } from '~/platform/client/auth-client'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { AuthProblem, authCall } from '../auth-call'
import { NEW_PASSWORD_FAULTS, NewPasswordField } from './new-password-field'

type ResetPasswordFormProps = {
  token: string
  onDone: () => void
  /** The link is used or too old. */
  onExpired: () => void
}

/** Sets a new password with the token of a mail. */
export function ResetPasswordForm({ token, onDone, onExpired }: ResetPasswordFormProps) {
  const form = useAppForm({
    schema: resetPasswordSchema,
    defaultValues: { newPassword: '' },
    onSubmit: async ({ newPassword }) => {
      try {
        await authCall(authClient.resetPassword({ newPassword, token }), NEW_PASSWORD_FAULTS)
        onDone()
      } catch (error) {
        if (error instanceof AuthProblem && error.code === 'INVALID_TOKEN') onExpired()
        throw error
      }
    },
  })
  return (
    <Form form={form} isGuarded={false}>
      <form.AppField name="newPassword">{() => <NewPasswordField label="Neues Passwort" />}</form.AppField>
      <SubmitButton size="lg">Passwort speichern</SubmitButton>
    </Form>
  )
}
