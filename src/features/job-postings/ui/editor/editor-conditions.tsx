import { useSelector } from '@tanstack/react-form'
import {
  CONTRACTS,
  contractLabels,
  EMPLOYMENT_TYPES,
  SHIFTS,
  shiftLabels,
  WORKPLACES,
  workplaceLabels,
} from '~/lib/work/vocabulary'
import { Card } from '~/ui/card'
import { PlacesField } from './places-field'
import type { PostingForm } from './use-posting-form'

const typeOptions = EMPLOYMENT_TYPES.map((type) => ({ value: type, label: type }))
const shiftOptions = SHIFTS.map((shift) => ({ value: shift, label: shiftLabels[shift] }))
const contractOptions = CONTRACTS.map((contract) => ({ value: contract, label: contractLabels[contract] }))
const workplaceOptions = WORKPLACES.map((workplace) => ({ value: workplace, label: workplaceLabels[workplace] }))

/** Place, pay and duration. */
export function EditorConditions({ form }: { form: PostingForm }) {
  const isFixedTerm = useSelector(form.store, (state) => state.values.contract === 'fixed-term')
  return (
    <Card as="section" padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2>Wo und wie wird gearbeitet?</h2>
      <form.AppField name="workplace">
        {(field) => <field.RadioGroup label="Arbeitsplatz" options={workplaceOptions} />}
      </form.AppField>
      <form.AppField name="places">{() => <PlacesField />}</form.AppField>
      <form.AppField name="employmentTypes">
        {(field) => <field.CheckboxGroup label="Arbeitszeit" options={typeOptions} columns={2} />}
      </form.AppField>
      <form.AppField name="shifts">
        {(field) => <field.CheckboxGroup label="Wann gearbeitet wird" options={shiftOptions} columns={2} isOptional />}
      </form.AppField>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15.5rem,100%),1fr))] gap-4">
        <form.AppField name="hoursPerWeek">
          {(field) => <field.NumberField label="Wochenstunden" decimals={1} unit="Std." isOptional />}
        </form.AppField>
        <form.AppField name="contract">
          {(field) => <field.RadioGroup label="Vertrag" options={contractOptions} />}
        </form.AppField>
        {isFixedTerm && (
          <form.AppField name="fixedTermUntil">{(field) => <field.DateField label="Befristet bis" />}</form.AppField>
        )}
        <form.AppField name="startDate">
          {(field) => <field.DateField label="Beginn" isOptional description="Leer heißt: nach Absprache." />}
        </form.AppField>
      </div>
    </Card>
  )
}
