import { useState } from 'react'
import { uuidv7 } from '~/lib/uuid'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { Note } from '~/ui/note'
import { AddressText } from '~/ui/text/address-text'
import type { ReportSubject } from '../report-addresses'
import { reportFormSchema } from '../schema'
import { REPORT_REASONS, reportReasonLabels } from '../vocabulary'

const reasons = REPORT_REASONS.map((reason) => ({ value: reason, label: reportReasonLabels[reason] }))

/** "Melden": a report with everything the law requires, and nothing more. */
export function ReportForm({ subjectType, subjectId }: { subjectType: ReportSubject; subjectId: string }) {
  const trpc = useTRPC()
  const report = useFormMutation(trpc.moderation.report.mutationOptions())
  const [id] = useState(() => uuidv7())
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useAppForm({
    schema: reportFormSchema,
    defaultValues: { reason: '', text: '', name: '', email: '', goodFaith: false },
    onSubmit: async (input) => {
      await report.mutateAsync({ ...input, id, subjectType, subjectId })
      setSentTo(input.email)
    },
  })
  if (sentTo !== null) {
    // Only companies see résumés.
    const isCompany = subjectType === 'resume'
    return (
      <div role="status">
        <Note tone="success" title={isCompany ? 'Danke, Ihre Meldung ist da.' : 'Danke, deine Meldung ist da.'}>
          Eine Bestätigung ist unterwegs an{' '}
          <strong>
            <AddressText address={sentTo} />
          </strong>
          . Wir schreiben {isCompany ? 'Ihnen' : 'dir'} dort auch, wie wir entschieden haben. Vorgangsnummer:{' '}
          <span className="num break-all">{id}</span>
        </Note>
      </div>
    )
  }
  return (
    <Form
      form={form}
      unsavedMessage="Die Meldung ist noch nicht abgeschickt."
      errorTitle="Das fehlt noch in der Meldung"
    >
      <form.RadioGroup name="reason" label="Was stimmt nicht?" options={reasons} isRequired />
      <form.TextArea
        name="text"
        label="Erklärung"
        rows={5}
        maxLength={4000}
        isRequired
        description="Was genau ist rechtswidrig oder falsch, und woran ist das zu sehen?"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <form.TextField name="name" label="Name" autoComplete="name" maxLength={120} isRequired />
        <form.TextField name="email" label="E-Mail-Adresse" type="email" autoComplete="email" isRequired />
      </div>
      <form.Checkbox
        name="goodFaith"
        label="Ich bin überzeugt, dass meine Angaben richtig und vollständig sind."
        isRequired
      />
      <div>
        <SubmitButton size="lg">Meldung absenden</SubmitButton>
      </div>
    </Form>
  )
}
