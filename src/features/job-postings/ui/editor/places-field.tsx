import { X } from 'lucide-react'
import type { Place } from '~/features/places/schema'
import { PlaceField, placeLabel } from '~/features/places/ui/place-field'
import { useBoundField } from '~/ui/form/use-bound-field'

const MAX_PLACES = 10

/** One or more places of work; each chosen one is a chip below. */
export function PlacesField() {
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
