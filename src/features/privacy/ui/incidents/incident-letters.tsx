import { useState } from 'react'
import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { formatMoment } from '~/lib/dates/dates'
import { counted } from '~/lib/text/counted'
import { uuidv7 } from '~/lib/uuid'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { Form, SubmitButton } from '~/ui/form/form'
import { Note } from '~/ui/note'
import { Disclosure } from '~/ui/text/disclosure'
import { companiesDueAt, INCIDENT_AUDIENCES, incidentAudienceLabels, letterFormSchema } from '../../incident'
import type { Incident } from '../../views'

const audiences = INCIDENT_AUDIENCES.map((value) => ({ value, label: incidentAudienceLabels[value] }))

/** Letters to the people concerned: those sent, and a new one from a draft. */
export function IncidentLetters({ incident, draft }: { incident: Incident; draft: string }) {
  const companiesDue = incident.closedAt ? null : companiesDueAt(incident.knownAt, incident.letters)
  return (
    <Card as="section" padding="lg" aria-labelledby="briefe">
      <h2 id="briefe" className="mb-3 text-xl">
        Briefe an die Betroffenen
      </h2>
      {companiesDue && (
        <Note
          className="mb-4"
          tone={incident.now > companiesDue ? 'error' : 'info'}
          title="Betrifft es Daten der Unternehmen?"
        >
          Notizen, Bewertungen oder eingegangene Bewerbungen: Dann haben wir ihnen im Vertrag zur Auftragsverarbeitung
          zugesagt, dass sie es bis {formatMoment(companiesDue)} erfahren, mit einem Brief an „
          {incidentAudienceLabels.companies}“.
        </Note>
      )}
      {incident.letters.map((letter) => (
        <Disclosure
          key={letter.id}
          title={`${letter.subject}: ${incidentAudienceLabels[letter.audience]}, ${formatMoment(letter.createdAt)}`}
        >
          <p className="text-sm text-muted">
            {letter.doneAt ? 'Verschickt' : 'Wird verschickt'}: {counted(letter.sentCount, ['E-Mail', 'E-Mails'])}
          </p>
          <p className="mt-2 whitespace-pre-line wrap-anywhere">{letter.text}</p>
        </Disclosure>
      ))}
      <Disclosure title="Neuer Brief" isOpen={incident.risk === 'high' && incident.letters.length === 0}>
        <LetterForm key={incident.letters.length} incidentId={incident.id} draft={draft} />
      </Disclosure>
    </Card>
  )
}

function LetterForm({ incidentId, draft }: { incidentId: string; draft: string }) {
  const trpc = useTRPC()
  const send = useFormMutation(
    trpc.incident.sendLetter.mutationOptions({ meta: { done: 'Der Brief geht in den nächsten Minuten hinaus' } }),
  )
  const [letterId] = useState(uuidv7)
  const form = useFreshForm({
    schema: letterFormSchema,
    defaultValues: { audience: '', addresses: '', subject: 'Ein Vorfall mit persönlichen Daten', text: draft },
    onSubmit: (values) => send.mutateAsync({ ...values, id: incidentId, letterId }),
  })
  return (
    <Form form={form} name="brief" unsavedMessage="Der Brief ist noch nicht verschickt.">
      <div className="grid gap-4">
        <form.RadioGroup name="audience" label="Wer bekommt ihn?" options={audiences} isRequired />
        <form.TextArea
          name="addresses"
          label="E-Mail-Adressen, eine je Zeile"
          description="Nur für „Nur diese Adressen“."
          rows={3}
          isOptional
        />
        <form.TextField name="subject" label="Betreff" maxLength={150} isRequired />
        <form.TextArea
          name="text"
          label="Text"
          description="Links und Adressen entfernen wir. Darunter steht, wer Fragen beantwortet, wie unter „Betreiber“ eingetragen."
          rows={12}
          maxLength={6000}
          isRequired
        />
        <div>
          <SubmitButton>Brief verschicken</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
