import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { currentTime } from '~/lib/current-time'
import { formatIsoDay, toIsoDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { z } from '~/lib/zod'
import { Button } from '~/ui/buttons/button'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { useRemovals } from '~/ui/lists/use-removals'

const valuesSchema = z.array(
  z.object({ from: z.iso.date('Bitte geben Sie ein gültiges Datum ein.'), value: z.number() }),
)

type DatedSettingFormProps = {
  label: string
  description: string
  control: { unit: string; isMoney: boolean }
  value: unknown
  onSave: (value: unknown) => Promise<unknown>
}

/** A value that the law changes on known days: one line for each day from which it counts. */
export function DatedSettingForm({ label, description, control, value, onSave }: DatedSettingFormProps) {
  const { removeEntry } = useRemovals()
  const [rows] = useState(() => valuesSchema.parse(value).map((row) => ({ ...row, id: uuidv7() })))
  const form = useAppForm({
    schema: z.object({ value: valuesSchema }),
    defaultValues: { value: rows },
    onSubmit: (input) => onSave(input.value),
  })
  return (
    <Form form={form} name={label}>
      <fieldset className="grid gap-3">
        <legend className="label">{label}</legend>
        <p className="hint">{description}</p>
        <form.AppField name="value" mode="array">
          {(list) => (
            <>
              {list.state.value.map((row, index) => (
                <div
                  key={row.id}
                  className="grid grid-cols-[9.75rem_minmax(0,1fr)_auto] sm:grid-cols-[12rem_minmax(0,14rem)_auto] items-start gap-3"
                >
                  <form.DateField name={`value[${index}].from`} label="Gilt ab" isRequired />
                  {control.isMoney ? (
                    <form.MoneyField name={`value[${index}].value`} label="Wert" isRequired />
                  ) : (
                    <form.NumberField
                      name={`value[${index}].value`}
                      label="Wert"
                      unit={control.unit}
                      decimals={1}
                      isRequired
                    />
                  )}
                  <Button
                    variant="ghost"
                    isIcon
                    className="mt-7"
                    aria-label={`Zeile ${index + 1} von ${label} entfernen`}
                    disabled={list.state.value.length === 1}
                    onClick={() =>
                      removeEntry(list, index, row.from ? `${label}, gilt ab ${formatIsoDay(row.from)}` : label)
                    }
                  >
                    <Trash2 aria-hidden="true" />
                  </Button>
                </div>
              ))}
              <div className="flex flex-wrap gap-2">
                <SubmitButton variant="outline" aria-label={`${label} speichern`}>
                  Speichern
                </SubmitButton>
                <Button
                  variant="ghost"
                  aria-label={`Wert ergänzen: ${label}`}
                  onClick={() => list.pushValue({ id: uuidv7(), from: toIsoDay(currentTime()), value: Number.NaN })}
                >
                  <Plus aria-hidden="true" />
                  Wert ergänzen
                </Button>
              </div>
            </>
          )}
        </form.AppField>
      </fieldset>
    </Form>
  )
}
