import { useSelector } from '@tanstack/react-form'
import { X } from 'lucide-react'
import type { Place } from '~/features/places/schema'
import { PlaceField, placeLabel } from '~/features/places/ui/place-field'
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
import { useBoundField } from '~/ui/form/use-bound-field'
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

const MAX_PLACES = 10

/** One or more places of work; each chosen one is a chip below. */
function PlacesField() {
  const { id, value, onChange, onBlur, error } = useBoundField<Place[]>()
  function add(place: Place | null) {
    if (place && !value.some((known) => placeLabel(known) === placeLabel(place))) onChange([...value, place])
  }
  return (
    <div>
      {value.length < MAX_PLACES && (
        <PlaceField
          // Empty again after each choice.
          key={value.length}
          id={id}
          label="Arbeitsort"
          description="Ort oder Postleitzahl eingeben. Mehrere Orte sind möglich."
          value={null}
          onChange={add}
          onBlur={onBlur}
          error={error}
        />
      )}
      {value.length > 0 && (
        <ul aria-label="Gewählte Arbeitsorte" className="mt-3 flex flex-wrap gap-2">
          {value.map((place) => (
            <li key={placeLabel(place)} className="chip chip-filter">
              {placeLabel(place)}
              <button
                type="button"
                aria-label={`${placeLabel(place)} entfernen`}
                onClick={() => onChange(value.filter((other) => other !== place))}
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
