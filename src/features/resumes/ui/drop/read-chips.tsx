import { Plus, X } from 'lucide-react'
import { TextLink } from '~/ui/buttons/link'
import { PlainLink } from '~/ui/buttons/plain-link'
import { WITHOUT_PLACE } from '../../drop-search'
import type { DropMatches } from '../../views'

/** What was read from the résumé and searched for; each can be taken out. */
export function ReadChips({ matches, left }: { matches: DropMatches; left: readonly string[] }) {
  const { occupations, place } = matches
  const chips = [
    ...occupations.map((label) => ({ label, without: label })),
    ...(place
      ? [
          {
            label:
              place.radiusKm === null ? `weiter weg von ${place.label}` : `${place.label} + ${place.radiusKm}\u00a0km`,
            without: WITHOUT_PLACE,
          },
        ]
      : []),
  ]
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p id="gelesen" className="text-sm font-semibold">
        Daraus gelesen:
      </p>
      <ul aria-labelledby="gelesen" className="flex flex-wrap gap-2">
        {chips.map(({ label, without }) => (
          <li key={without}>
            <PlainLink
              to="/lebenslauf-treffer"
              search={{ ohne: [...left, without].join(';') }}
              resetScroll={false}
              className="chip chip-filter pr-2.5"
            >
              {label}
              <X className="size-4" aria-hidden="true" />
              <span className="sr-only">, weglassen</span>
            </PlainLink>
          </li>
        ))}
      </ul>
      <TextLink to="/search/jobs" search={{ was: occupations[0], wo: place?.label }} className="text-sm">
        <Plus className="mr-1 inline size-4" aria-hidden="true" />
        Selbst suchen
      </TextLink>
    </div>
  )
}
