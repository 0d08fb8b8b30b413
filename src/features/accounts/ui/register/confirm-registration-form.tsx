import { confirmRegistrationSchema } from '~/features/accounts/schema'
import type { UserType } from '~/features/accounts/vocabulary'
import { authClient } from '~/platform/client/auth-client'
import { RadioGroup } from '~/ui/choices/radio-group'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { authCall } from '../auth-call'
import { NEW_PASSWORD_FAULTS, NewPasswordField } from '../password/new-password-field'
import { useEnter } from '../sign-in/use-enter'
import { KINDS } from './kinds'

type ConfirmRegistrationFormProps = {
  token: string
  /** The kind of account that somebody registered, who may be a stranger. */
  type: UserType
  /** An own path, checked with `safeReturnPath`. */
  returnTo: string
}

/** Confirms the address of a new account in another browser than the one that registered: sets its kind, its name and its password. */
export function ConfirmRegistrationForm({ token, type, returnTo }: ConfirmRegistrationFormProps) {
  const enter = useEnter()
  const form = useAppForm({
    schema: confirmRegistrationSchema,
    defaultValues: { newPassword: '', type, name: '' },
    onSubmit: async (chosen) => {
      const body = { token, ...chosen }
      const faults = { ...NEW_PASSWORD_FAULTS, INVALID_NAME: 'name' }
      await authCall(authClient.$fetch<unknown>('/confirm-registration', { method: 'POST', body }), faults)
      await enter(returnTo)
    },
  })
  return (
    <Form form={form} isGuarded={false}>
      <form.Field name="type">
        {({ state, handleChange }) => (
          <RadioGroup
            label="Art des Kontos"
            variant="card"
            name="type"
            value={state.value}
            onChange={handleChange}
            options={KINDS}
          />
        )}
      </form.Field>
      <form.TextField name="name" label="Vor- und Nachname" autoComplete="name" isRequired />
      <form.AppField name="newPassword">{() => <NewPasswordField label="Passwort" />}</form.AppField>
      <SubmitButton size="lg">Bestätigen und anmelden</SubmitButton>
    </Form>
  )
}
