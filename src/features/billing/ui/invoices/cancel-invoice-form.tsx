import { reasonSchema } from '~/features/billing/admin-schema'
import { z } from '~/lib/zod'
import { Form } from '~/ui/form/form'
import { SubmitButton } from '~/ui/form/submit-button'
import { useAppForm } from '~/ui/form/use-app-form'

const schema = z.object({ reason: reasonSchema })

/** Asks why an invoice is cancelled; the reason is recorded in the audit log. */
export function CancelInvoiceForm({ onSave }: { onSave: (reason: string) => Promise<unknown> }) {
  const form = useAppForm({ schema, defaultValues: { reason: '' }, onSubmit: ({ reason }) => onSave(reason) })
  return (
    <Form form={form}>
      <p className="text-sm">
        Es entsteht eine Stornorechnung mit eigener Nummer, die wir per E-Mail verschicken. Was die Rechnung abdeckte,
        gilt nicht mehr als bezahlt.
      </p>
      <form.TextArea name="reason" label="Grund, nur für das Protokoll" maxLength={500} isRequired />
      <SubmitButton className="justify-self-start">Rechnung stornieren</SubmitButton>
    </Form>
  )
}
