import { useState } from 'react'
import { uuidv7 } from '~/lib/uuid'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { Note } from '~/ui/note'
import { AddressText } from '~/ui/text/address-text'
import { REQUEST_KINDS, requestFormSchema, requestKindLabels } from '../../request'

const kinds = REQUEST_KINDS.map((value) => ({ value, label: requestKindLabels[value] }))

/** A request about one's data, also without an account. */
export function PrivacyRequestForm() {
  const trpc = useTRPC()
  const send = useFormMutation(trpc.privacy.request.mutationOptions())
  const [id] = useState(uuidv7)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useAppForm({
    schema: requestFormSchema,
    defaultValues: { kind: '', name: '', email: '', text: '' },
    onSubmit: async (input) => {
      await send.mutateAsync({ ...input, id })
      setSentTo(input.email)
    },
  })
  if (sentTo !== null) {
    return (
      <div role="status">
        <Note tone="success" title="Danke, deine Anfrage ist da.">
          Eine Bestätigung ist unterwegs an{' '}
          <strong>
            <AddressText address={sentTo} />
          </strong>
          . Dort antworten wir auch, spätestens in einem Monat. Vorgangsnummer:{' '}
          <span className="num break-all">{id}</span>
        </Note>
      </div>
    )
  }
  return (
    <Form form={form} unsavedMessage="Die Anfrage ist noch nicht abgeschickt." errorTitle="Das fehlt noch">
      <form.RadioGroup name="kind" label="Worum geht es?" options={kinds} isRequired />
      <div className="grid gap-4 sm:grid-cols-2">
        <form.TextField name="name" label="Name" autoComplete="name" maxLength={120} isRequired />
        <form.TextField name="email" label="E-Mail-Adresse" type="email" autoComplete="email" isRequired />
      </div>
      <form.TextArea
        name="text"
        label="Deine Anfrage"
        description="Bitte keine Ausweiskopie: Wenn wir etwas brauchen, fragen wir nach."
        rows={5}
        maxLength={4000}
        isRequired
      />
      <div>
        <SubmitButton size="lg">Anfrage absenden</SubmitButton>
      </div>
    </Form>
  )
}
