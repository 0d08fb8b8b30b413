import { viewReasonSchema } from '~/features/resumes/schema'
import { Card } from '~/ui/card'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'

/** A platform admin gives a reason before seeing anything; the person reads when it was opened and why. */
export function ReasonForm({ onGive }: { onGive: (reason: string) => void }) {
  const form = useAppForm({
    schema: viewReasonSchema,
    defaultValues: { reason: '' },
    onSubmit: ({ reason }) => onGive(reason),
  })
  return (
    <Card as="section" padding="lg" className="mx-auto max-w-[42rem]">
      <h2 className="text-xl">Warum öffnen Sie diesen Lebenslauf?</h2>
      <p className="mt-1 mb-4 text-muted">
        Grund und Zeitpunkt stehen danach im Protokoll. Die Person sieht, dass die Plattform ihren Lebenslauf geöffnet
        hat, und den Grund, den Sie hier angeben.
      </p>
      <Form form={form}>
        <form.TextArea
          name="reason"
          label="Grund"
          rows={3}
          maxLength={500}
          isRequired
          description="Zum Beispiel die Nummer einer Meldung. Nennen Sie keine anderen Personen."
        />
        <div>
          <SubmitButton>Lebenslauf öffnen</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
