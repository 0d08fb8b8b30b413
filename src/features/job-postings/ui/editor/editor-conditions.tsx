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
      <form.RadioGroup name="workplace" label="Arbeitsplatz" options={workplaceOptions} />
      <form.AppField name="places">{() => <PlacesField />}</form.AppField>
      <form.CheckboxGroup name="employmentTypes" label="Arbeitszeit" options={typeOptions} columns={2} />
      <form.CheckboxGroup name="shifts" label="Wann gearbeitet wird" options={shiftOptions} columns={2} isOptional />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15.5rem,100%),1fr))] gap-4">
        <form.NumberField name="hoursPerWeek" label="Wochenstunden" decimals={1} unit="Std." isOptional />
        <form.RadioGroup name="contract" label="Vertrag" options={contractOptions} />
        {isFixedTerm && <form.DateField name="fixedTermUntil" label="Befristet bis" />}
        <form.DateField name="startDate" label="Beginn" isOptional description="Leer heißt: nach Absprache." />
      </div>
    </Card>
  )
}
