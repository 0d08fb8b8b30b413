import { useState } from 'react'
import { type SavePlanInput, savePlanSchema } from '~/features/billing/subscription/plan-schema'
import { planIntervalLabels } from '~/features/billing/vocabulary'
import { uuidv7 } from '~/lib/uuid'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'

type PlanFormProps = {
  /** Null for a new plan. */
  plan: (SavePlanInput & { bookings: number }) | null
  onSave: (input: SavePlanInput) => Promise<unknown>
}

const intervals = [
  { value: 'month', label: planIntervalLabels.month },
  { value: 'year', label: planIntervalLabels.year },
] as const

/** Creates or changes a plan. */
export function PlanForm({ plan, onSave }: PlanFormProps) {
  const [newId] = useState(() => uuidv7())
  const form = useAppForm({
    schema: savePlanSchema,
    defaultValues: plan ?? { ...emptyPlan, id: newId },
    onSubmit: onSave,
  })
  const isBooked = plan !== null && plan.bookings > 0
  const limitHint = isBooked ? 'Leer: unbegrenzt. Nur mehr, weil der Tarif gebucht ist.' : 'Leer: unbegrenzt.'
  return (
    <Form form={form}>
      <form.TextField name="name" label="Name" isRequired maxLength={60} />
      <form.TextField name="description" label="Für wen" isRequired maxLength={300} />
      <div className="grid gap-4 sm:grid-cols-2">
        <form.MoneyField
          name="netPriceCents"
          label="Preis, netto"
          isRequired
          isDisabled={isBooked}
          description={isBooked ? 'Fest, weil der Tarif gebucht ist.' : undefined}
        />
        <form.Select name="interval" label="Abrechnung" options={intervals} isRequired isDisabled={isBooked} />
        <form.NumberField name="maxActiveJobPostings" label="Aktive Stellen" description={limitHint} />
        <form.NumberField name="maxMembers" label="Kollegen" description={limitHint} />
        <form.NumberField name="trialDays" label="Testphase" unit="Tage" isRequired />
        <form.NumberField name="position" label="Platz in der Liste" isRequired />
      </div>
      <form.Checkbox name="isRecommended" label="Als Empfehlung zeigen" />
      <div className="dialog-end">
        <SubmitButton>Tarif speichern</SubmitButton>
      </div>
    </Form>
  )
}

const emptyPlan: Omit<SavePlanInput, 'id'> = {
  updatedAt: null,
  name: '',
  description: '',
  // An empty field; the schema asks for a number.
  netPriceCents: Number.NaN,
  interval: 'month',
  maxActiveJobPostings: null,
  maxMembers: null,
  trialDays: 14,
  isRecommended: false,
  position: 0,
  status: 'active',
}
