import { forgotPasswordSchema } from '~/features/accounts/schema'
import { authClient } from '~/platform/client/auth-client'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { authCall } from '../auth-call'

/** Requests a link for a new password; gives the same answer for every address. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useAppForm({
    schema: forgotPasswordSchema,
    defaultValues: { email: '' },
    onSubmit: async ({ email }) => {
      await authCall(authClient.requestPasswordReset({ email }))
      onSent(email)
    },
  })
  return (
    <Form form={form} isGuarded={false}>
      <form.TextField name="email" label="E-Mail-Adresse" type="email" autoComplete="username" isRequired />
      <SubmitButton size="lg">Link anfordern</SubmitButton>
    </Form>
  )
}
