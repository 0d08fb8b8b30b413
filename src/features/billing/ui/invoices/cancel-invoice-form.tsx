import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { reasonSchema } from '~/features/billing/admin-schema'
import { z } from '~/lib/zod'
import { Form, SubmitButton } from '~/ui/form/form'

const schema = z.object({ reason: reasonSchema })

const acts = {
  cancel: {
    label: 'Rechnung stornieren',
    text: 'Es entsteht eine Stornorechnung mit eigener Nummer, die wir per E-Mail verschicken. Was die Rechnung abdeckte, gilt nicht mehr als bezahlt.',
  },
  correct: {
    label: 'Rechnung berichtigen',
    text: 'Eine Stornorechnung hebt die Rechnung auf, und eine neue mit eigener Nummer tritt an ihre Stelle: für denselben Zeitraum und Preis, mit der heutigen Anschrift und USt-IdNr. des Unternehmens und dem richtigen Steuersatz. Beide gehen per E-Mail an das Unternehmen. Was bezahlt ist, wird angerechnet; ein Rest bleibt offen oder wird zum Guthaben. Die Lizenz gilt weiter.',
  },
} as const

/** Asks why an invoice is cancelled, for good or for a new one; the reason is recorded in the audit log. */
export function CancelInvoiceForm({
  act,
  onSave,
}: {
  act: keyof typeof acts
  onSave: (reason: string) => Promise<unknown>
}) {
  const form = useFreshForm({ schema, defaultValues: { reason: '' }, onSubmit: ({ reason }) => onSave(reason) })
  const { label, text } = acts[act]
  return (
    <Form form={form}>
      <p className="text-sm">{text}</p>
      <form.TextArea name="reason" label="Grund, nur für das Protokoll" maxLength={500} isRequired />
      <div className="dialog-end">
        <SubmitButton>{label}</SubmitButton>
      </div>
    </Form>
  )
}
