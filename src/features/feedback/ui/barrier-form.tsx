import { useState } from 'react'
import { uuidv7 } from '~/lib/uuid'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { Note } from '~/ui/note'
import { AddressText } from '~/ui/text/address-text'
import { barrierSchema } from '../schema'

/** What somebody could not use, from the accessibility page. */
export function BarrierForm() {
  const trpc = useTRPC()
  const send = useFormMutation(trpc.feedback.sendBarrier.mutationOptions())
  const [id] = useState(uuidv7)
  const [answerTo, setAnswerTo] = useState<string | null>(null)
  const form = useAppForm({
    schema: barrierSchema,
    defaultValues: { message: '', where: '', email: '' },
    onSubmit: async (input) => {
      await send.mutateAsync({ ...input, id })
      setAnswerTo(input.email)
    },
  })
  if (answerTo !== null) {
    return (
      <div role="status">
        <Note tone="success" title="Danke, deine Nachricht ist da.">
          Wir sehen uns an, was nicht ging.{' '}
          {answerTo === ''
            ? 'Eine Antwort können wir nicht schicken: Du hast keine Adresse angegeben.'
            : 'Unsere Antwort geht an'}{' '}
          {answerTo !== '' && (
            <strong>
              <AddressText address={answerTo} />
            </strong>
          )}
        </Note>
      </div>
    )
  }
  return (
    <Form form={form} unsavedMessage="Die Nachricht ist noch nicht abgeschickt." errorTitle="Das fehlt noch">
      <form.TextArea
        name="message"
        label="Was ging nicht?"
        description="Gern mit Browser und Hilfsmittel."
        rows={4}
        maxLength={2000}
        isRequired
      />
      <form.TextField name="where" label="Auf welcher Seite?" maxLength={300} autoComplete="off" isOptional />
      <form.TextField
        name="email"
        label="E-Mail-Adresse für eine Antwort"
        type="email"
        autoComplete="email"
        isOptional
      />
      <div>
        <SubmitButton>Barriere melden</SubmitButton>
      </div>
    </Form>
  )
}
