import { resetPasswordSchema } from '~/features/accounts/schema'
import { authClient } from '~/platform/client/auth-client'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { authCall } from '../auth-call'
import { NEW_PASSWORD_FAULTS, NewPasswordField } from '../password/new-password-field'
import { useEnter } from '../sign-in/use-enter'

type ConfirmRegistrationFormProps = {
  token: string
  /** An own path, checked with `safeReturnPath`. */
  returnTo: string
}

/** Confirms the address of a new account in another browser than the one that registered: sets the password. */
export function ConfirmRegistrationForm({ token, returnTo }: ConfirmRegistrationFormProps) {
  const enter = useEnter()
  const form = useAppForm({
    schema: resetPasswordSchema,
    defaultValues: { newPassword: '' },
    onSubmit: async ({ newPassword }) => {
      const body = { token, newPassword }
      await authCall(authClient.$fetch<unknown>('/confirm-registration', { method: 'POST', body }), NEW_PASSWORD_FAULTS)
      await enter(returnTo)
    },
  })
  return (
    <Form form={form} isGuarded={false}>
      <form.AppField name="newPassword">{() => <NewPasswordField label="Passwort" />}</form.AppField>
      <SubmitButton size="lg">Bestätigen und anmelden</SubmitButton>
    </Form>
  )
}
