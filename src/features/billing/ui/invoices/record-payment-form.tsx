import { useState } from 'react'
import { currentTime } from '~/lib/current-time'
import { toIsoDay } from '~/lib/dates/dates'
import { centsSchema } from '~/lib/money/cents-schema'
import { uuidv7 } from '~/lib/uuid'
import { z } from '~/lib/zod'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'

const schema = z.object({
  amountCents: centsSchema(1, 100_000_000),
  bookedOn: z.iso.date('Bitte geben Sie ein gültiges Datum ein.'),
})
type Payment = z.infer<typeof schema> & { id: string }

/** Books a payment by hand. */
export function RecordPaymentForm({ openCents, onSave }: { openCents: number; onSave: (payment: Payment) => unknown }) {
  const [id] = useState(() => uuidv7())
  const form = useAppForm({
    schema,
    defaultValues: { amountCents: openCents, bookedOn: toIsoDay(currentTime()) },
    onSubmit: async (payment) => {
      await onSave({ ...payment, id })
    },
  })
  return (
    <Form form={form}>
      <form.MoneyField name="amountCents" label="Betrag" isRequired />
      <form.DateField name="bookedOn" label="Eingegangen am" isRequired />
      <div className="dialog-end">
        <SubmitButton>Zahlung buchen</SubmitButton>
      </div>
    </Form>
  )
}
