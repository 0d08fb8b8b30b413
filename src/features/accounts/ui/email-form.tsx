import { useState } from 'react'
import { authClient } from '~/platform/client/auth-client'
import { Form, SubmitButton } from '~/ui/form/form'
import { Note } from '~/ui/note'
import { AddressText } from '~/ui/text/address-text'
import { changeEmailSchema } from '../schema'
import { authCall } from './auth-call'
import { useFreshForm } from './step-up/use-fresh-form'

/** Requests another e-mail address; it is used once both addresses have been confirmed. */
export function EmailForm({ email }: { email: string }) {
  const [isSent, setSent] = useState(false)
  const form = useFreshForm({
    schema: changeEmailSchema.refine(({ newEmail }) => newEmail.toLowerCase() !== email.toLowerCase(), {
      path: ['newEmail'],
      error: 'Das ist schon die Adresse dieses Kontos.',
    }),
    defaultValues: { newEmail: '' },
    onSubmit: async ({ newEmail }) => {
      await authCall(authClient.changeEmail({ newEmail, callbackURL: '/app/account' }))
      setSent(true)
      form.reset()
    },
  })
  return (
    <Form form={form}>
      {isSent && (
        <div role="status">
          <Note tone="success" title={`Zum Bestätigen ist eine E-Mail an ${email} unterwegs.`}>
            Danach kommt eine zweite an die neue Adresse. Erst dann gilt sie.
          </Note>
        </div>
      )}
      <p className="text-sm">
        Bisher:{' '}
        <strong>
          <AddressText address={email} />
        </strong>
      </p>
      <form.TextField name="newEmail" label="Neue E-Mail-Adresse" type="email" autoComplete="email" isRequired />
      <SubmitButton className="justify-self-start">E-Mail-Adresse ändern</SubmitButton>
    </Form>
  )
}
