import { formatMoment, toWallClock } from '~/lib/dates/dates'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { Disclosure } from '~/ui/text/disclosure'
import { reportFormSchema } from '../../incident'
import type { Incident } from '../../views'

/** The report to the authority: its text, and when it was sent. */
export function IncidentReport({ incident, letter }: { incident: Incident; letter: string }) {
  const { reportedAt, delayReason, dueAt } = incident
  const isLate = reportedAt !== null && reportedAt > dueAt
  return (
    <Card as="section" padding="lg" aria-labelledby="meldung">
      <h2 id="meldung" className="mb-3 text-xl">
        Meldung an die Aufsichtsbehörde
      </h2>
      <Disclosure title="Text der Meldung">
        <pre className="font-sans text-sm whitespace-pre-wrap wrap-anywhere">{letter}</pre>
      </Disclosure>
      {reportedAt ? (
        <p className="mt-3">
          Gemeldet {formatMoment(reportedAt)}
          {isLate && ', nach Ablauf der 72\u00a0Stunden'}.{delayReason && ` Grund der Verzögerung: ${delayReason}`}
        </p>
      ) : (
        <ReportForm incident={incident} />
      )}
    </Card>
  )
}

function ReportForm({ incident }: { incident: Incident }) {
  const trpc = useTRPC()
  const report = useFormMutation(trpc.incident.report.mutationOptions({ meta: { done: 'Meldung vermerkt' } }))
  const form = useAppForm({
    schema: reportFormSchema,
    defaultValues: { reportedAt: toWallClock(incident.now), delayReason: '' },
    onSubmit: async (values) => {
      await report.mutateAsync({ ...values, id: incident.id })
    },
  })
  return (
    <Form form={form} name="meldung" unsavedMessage="Die Meldung ist noch nicht vermerkt.">
      <div className="mt-3 grid gap-4">
        <p>Schicken Sie den Text über das Formular Ihrer Aufsichtsbehörde, und vermerken Sie es hier.</p>
        <form.MomentField name="reportedAt" label="Gemeldet am" isRequired />
        <form.TextArea
          name="delayReason"
          label={'Warum erst nach 72\u00a0Stunden?'}
          description="Nur, wenn die Frist vorbei war."
          maxLength={2000}
          isOptional
        />
        <div>
          <SubmitButton>Meldung vermerken</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
