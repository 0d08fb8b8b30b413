import { useQuery, useQueryClient } from '@tanstack/react-query'
import { changePasswordSchema } from '~/features/accounts/schema'
import { authClient } from '~/platform/client/auth-client'
import { SESSION_KEY } from '~/platform/client/session'
import { useTRPC } from '~/platform/client/trpc'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { toast } from '~/ui/toast/toast-store'
import { authCall } from '../auth-call'
import { SESSION_LIST_KEY } from '../session-list'
import { requireFresh } from '../step-up/ensure-fresh'
import { FirstPasswordForm } from './first-password-form'
import { NEW_PASSWORD_FAULTS, NewPasswordField } from './new-password-field'

/** The password of an account that has one; others set their first. */
export function PasswordForm() {
  const trpc = useTRPC()
  const { data: security } = useQuery(trpc.account.security.queryOptions())
  return security?.hasPassword === false ? <FirstPasswordForm /> : <ChangeForm />
}

/** Changes the password, which signs out every other device. */
function ChangeForm() {
  const queryClient = useQueryClient()
  const form = useAppForm({
    schema: changePasswordSchema,
    defaultValues: { currentPassword: '', newPassword: '' },
    onSubmit: async (input) => {
      const fields = { INVALID_PASSWORD: 'currentPassword', ...NEW_PASSWORD_FAULTS }
      await requireFresh({ bringsPassword: true })
      await authCall(authClient.changePassword(input), fields)
      form.reset()
      toast.show({
        severity: 'success',
        title: 'Passwort geändert',
        message: 'Alle anderen Geräte sind abgemeldet.',
        life: 8000,
      })
      await queryClient.invalidateQueries({ queryKey: SESSION_KEY })
      await queryClient.invalidateQueries({ queryKey: SESSION_LIST_KEY })
    },
  })
  return (
    <Form form={form} isGuarded={false}>
      <form.PasswordField
        name="currentPassword"
        label="Bisheriges Passwort"
        autoComplete="current-password"
        isRequired
      />
      <form.AppField name="newPassword">{() => <NewPasswordField label="Neues Passwort" />}</form.AppField>
      <p className="text-sm text-muted">
        Alle anderen Geräte sind danach abgemeldet, und eine private Kalenderadresse gilt nicht mehr.
      </p>
      <SubmitButton className="justify-self-start">Passwort ändern</SubmitButton>
    </Form>
  )
}
