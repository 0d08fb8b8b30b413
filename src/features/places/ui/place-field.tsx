import { MapPin } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Combobox, type ComboboxProps } from '~/ui/choices/combobox'
import { afterPress } from '~/ui/form/after-press'
import { useBoundField } from '~/ui/form/use-bound-field'
import { meantPlace } from '../meant-place'
import { type Place, placeSchema } from '../schema'
import { LAND_NAMES } from '../vocabulary'
import { usePlaceSuggestions } from './use-place-suggestions'

type PlaceFieldProps = Pick<
  ComboboxProps<{ id: string; label: string }>,
  'label' | 'description' | 'error' | 'isRequired' | 'isOptional' | 'id'
> & {
  value: Place | null
  onChange: (place: Place | null) => void
  onBlur?: () => void
  /** What was typed and means no place yet, where a draft keeps it. */
  typed?: string
  onType?: (text: string) => void
}

/** One place with postal code: chosen from the list, or typed so that only one can be meant. */
export function PlaceField({ value, onChange, onBlur, typed = '', onType, ...field }: PlaceFieldProps) {
  const [draft, setDraft] = useState<string | null>(typed !== '' && value === null ? typed : null)
  const [isLeft, setLeft] = useState(draft !== null)
  const text = draft ?? placeLabel(value)
  const { places, isLoading, isSettled } = usePlaceSuggestions(draft?.slice(0, 80) ?? '', { withPostalCode: true })
  const meant = isLeft && isSettled && draft !== null ? meantPlace(draft, places) : null
  function take(place: unknown) {
    setDraft(null)
    onType?.('')
    onChange(placeSchema.parse(place))
  }
  const found = meant?.kind === 'one' ? meant.place : undefined
  const takeFound = useEffectEvent(() => found && take(found))
  useEffect(() => {
    if (found) takeFound()
  }, [found])
  return (
    <Combobox
      {...field}
      error={(meant && problems[meant.kind]) ?? field.error}
      icon={MapPin}
      inputValue={text}
      onInputChange={(now) => {
        setDraft(now)
        setLeft(false)
        onType?.(now.slice(0, 80))
        if (value) onChange(null)
      }}
      onBlur={() => {
        afterPress(() => setLeft(true))
        onBlur?.()
      }}
      items={places.map((place) => ({ id: place.label, label: place.label, detail: LAND_NAMES[place.land], place }))}
      isLoading={isLoading}
      emptyText="Kein Ort gefunden"
      placeholder="PLZ oder Ort"
      onSelect={({ place }) => take(place)}
    />
  )
}

/** Avoid "du" and "Sie". */
const problems = {
  one: undefined,
  several: 'Das passt auf mehrere Orte. Bitte einen aus der Liste wählen.',
  none: 'Diesen Ort kennen wir nicht. Meist hilft die Postleitzahl.',
} as const

/** The field connected to `form.AppField`. */
export function BoundPlaceField(props: Omit<PlaceFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'id'>) {
  return <PlaceField {...props} {...useBoundField<Place | null>()} />
}

/** `33602 Bielefeld`; empty for no place. */
export function placeLabel(place: Place | null): string {
  return place ? `${place.postalCode} ${place.name}` : ''
}
