import { X } from 'lucide-react'
import { buttonClass } from '~/ui/buttons/button-class'
import { PlainLink } from '~/ui/buttons/plain-link'
import { FACETS, type Facet } from '../../facets'
import { chosenValues, filterLabel, withoutWords, withValue } from '../../filter-texts'
import { type JobSearch, searchAddress } from '../../search-params'
import type { Understood } from '../../search-result'

type SearchChipsProps = {
  search: JobSearch
  /** The chosen place, not one read from the words. */
  placeLabel: string | null
  understood: Understood[]
}
type ChipLink = { key: string; label: string; detail?: string; search: JobSearch }

/** The filters of the search, chosen or read from the words; each can be removed, and all at once. */
export function SearchChips({ search, placeLabel, understood }: SearchChipsProps) {
  const chips: ChipLink[] = [
    ...understood.map(({ text, label, search: without }) => ({
      key: `understood ${text}`,
      label,
      detail: `, gelesen aus „${text}“`,
      search: without,
    })),
    ...(placeLabel
      ? [{ key: 'place', label: placeLabel, search: { ...search, wo: undefined, umkreis: undefined } }]
      : []),
    ...FACETS.flatMap((name) => chipsOf(search, name)),
    ...(search.zeitarbeit === false
      ? [{ key: 'zeitarbeit', label: 'Keine Zeitarbeit', search: { ...search, zeitarbeit: undefined } }]
      : []),
  ]
  if (chips.length === 0) return null
  return (
    <ul aria-label="Aktive Filter" className="flex items-center gap-2">
      {chips.map((chip) => (
        <li key={chip.key}>
          <PlainLink
            to="/search/jobs"
            search={searchAddress({ ...chip.search, page: undefined })}
            resetScroll={false}
            className="chip chip-filter pr-2.5 whitespace-nowrap"
          >
            {chip.label}
            <X className="size-4" aria-hidden="true" />
            <span className="sr-only">{chip.detail}, Filter entfernen</span>
          </PlainLink>
        </li>
      ))}
      <li>
        <PlainLink
          to="/search/jobs"
          search={{ was: withoutWords(search, understood) }}
          className={`${buttonClass({ variant: 'ghost', size: 'sm' })} whitespace-nowrap`}
        >
          Alle zurücksetzen
        </PlainLink>
      </li>
    </ul>
  )
}

function chipsOf(search: JobSearch, name: Facet): ChipLink[] {
  return chosenValues(search, name).map((value) => ({
    key: `${name} ${value}`,
    label: filterLabel(name, value),
    search: withValue(search, name, value, false),
  }))
}
