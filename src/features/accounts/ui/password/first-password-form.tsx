import { useQueryClient } from '@tanstack/react-query'
import { resetPasswordSchema } from '~/features/accounts/schema'
import { authClient } from '~/platform/client/auth-client'
import { useTRPC } from '~/platform/client/trpc'
import { Form, SubmitButton } from '~/ui/form/form'
import { toast } from '~/ui/toast/toast-store'
import { authCall } from '../auth-call'
import { useFreshForm } from '../step-up/use-fresh-form'
import { NEW_PASSWORD_FAULTS, NewPasswordField } from './new-password-field'

/** The first password of an account that was made by the link of a mail. */
export function FirstPasswordForm() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const form = useFreshForm({
    schema: resetPasswordSchema,
    defaultValues: { newPassword: '' },
    onSubmit: async (body) => {
      await authCall(authClient.$fetch<unknown>('/first-password', { method: 'POST', body }), NEW_PASSWORD_FAULTS)
      toast.show({ severity: 'success', title: 'Passwort gespeichert', life: 6000 })
      await queryClient.invalidateQueries(trpc.account.security.queryFilter())
    },
  })
  return (
    <Form form={form} isGuarded={false}>
      <form.AppField name="newPassword">{() => <NewPasswordField label="Passwort" />}</form.AppField>
      <SubmitButton className="justify-self-start">Passwort speichern</SubmitButton>
    </Form>
  )
}
