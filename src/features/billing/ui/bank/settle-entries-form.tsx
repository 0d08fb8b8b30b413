import { reasonSchema } from '~/features/billing/admin-schema'
import { z } from '~/lib/zod'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'

const schema = z.object({ reason: reasonSchema })

/** Asks why bookings are not ours; the reason is shown with them and recorded in the audit log. */
export function SettleEntriesForm({ count, onSave }: { count: number; onSave: (reason: string) => Promise<unknown> }) {
  const form = useAppForm({ schema, defaultValues: { reason: '' }, onSubmit: ({ reason }) => onSave(reason) })
  return (
    <Form form={form}>
      <p className="text-sm">
        {count === 1 ? 'Die Buchung gilt' : `${count.toLocaleString('de')} Buchungen gelten`} damit als erledigt, ohne
        dass etwas auf eine Rechnung gebucht wird. Unter „Von Hand erledigt“ lässt sich das zurücknehmen.
      </p>
      <form.TextArea
        name="reason"
        label="Grund"
        description="Zum Beispiel: Miete, gehört nicht zum Stellenmarkt."
        maxLength={500}
        isRequired
      />
      <div className="dialog-end">
        <SubmitButton>Abhaken</SubmitButton>
      </div>
    </Form>
  )
}
