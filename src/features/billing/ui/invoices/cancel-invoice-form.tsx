import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { reasonSchema } from '~/features/billing/admin-schema'
import { z } from '~/lib/zod'
import { Form, SubmitButton } from '~/ui/form/form'

const schema = z.object({ reason: reasonSchema })

/** Asks why an invoice is cancelled; the reason is recorded in the audit log. */
export function CancelInvoiceForm({ onSave }: { onSave: (reason: string) => Promise<unknown> }) {
  const form = useFreshForm({ schema, defaultValues: { reason: '' }, onSubmit: ({ reason }) => onSave(reason) })
  return (
    <Form form={form}>
      <p className="text-sm">
        Es entsteht eine Stornorechnung mit eigener Nummer, die wir per E-Mail verschicken. Was die Rechnung abdeckte,
        gilt nicht mehr als bezahlt.
      </p>
      <form.TextArea name="reason" label="Grund, nur für das Protokoll" maxLength={500} isRequired />
      <div className="dialog-end">
        <SubmitButton>Rechnung stornieren</SubmitButton>
      </div>
    </Form>
  )
}
