import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { Combobox, type ComboboxProps } from '~/ui/choices/combobox'
import { useBoundField } from '~/ui/form/use-bound-field'
import { type Place, placeSchema } from '../schema'
import { usePlaceSuggestions } from './use-place-suggestions'

type PlaceFieldProps = Pick<
  ComboboxProps<{ id: string; label: string }>,
  'label' | 'description' | 'error' | 'isRequired' | 'isOptional' | 'id'
> & {
  value: Place | null
  onChange: (place: Place | null) => void
  onBlur?: () => void
}

/** One place with postal code, chosen from the list; typed text alone does not count. */
export function PlaceField({ value, onChange, ...field }: PlaceFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft ?? placeLabel(value)
  const { places, isLoading } = usePlaceSuggestions(draft?.slice(0, 80) ?? '', { withPostalCode: true })
  return (
    <Combobox
      {...field}
      icon={MapPin}
      inputValue={text}
      onInputChange={(typed) => {
        setDraft(typed)
        if (value) onChange(null)
      }}
      items={places.map((place) => ({ id: place.label, label: place.label, place }))}
      isLoading={isLoading}
      emptyText="Kein Ort gefunden"
      placeholder="PLZ oder Ort"
      onSelect={({ place }) => {
        setDraft(null)
        onChange(placeSchema.parse(place))
      }}
    />
  )
}

/** The field connected to `form.AppField`. */
export function BoundPlaceField(props: Omit<PlaceFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'id'>) {
  return <PlaceField {...props} {...useBoundField<Place | null>()} />
}

/** `33602 Bielefeld`; empty for no place. */
export function placeLabel(place: Place | null): string {
  return place ? `${place.postalCode} ${place.name}` : ''
}
