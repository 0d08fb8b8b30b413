import { PlainLink } from '~/ui/buttons/plain-link'
import { Disclosure } from '~/ui/text/disclosure'
import { facets as described, FACETS, type Facet } from '../../facets'
import { chosenValues, filterLabel, withoutReadValue, withValue } from '../../filter-texts'
import { type JobSearch, searchAddress } from '../../search-params'
import type { FacetCount, Understood } from '../../search-result'
import type { SearchFacets } from '../../views'

export type SearchFiltersProps = {
  search: JobSearch
  /** The filters that apply, including those read from the words. */
  filters: JobSearch
  facets: SearchFacets
  understood: readonly Understood[]
}

const FOLDED = 6

/** Filters as links with the number of postings behind each; they work without JavaScript. */
export function SearchFilters({ search, filters, facets, understood }: SearchFiltersProps) {
  const all = FACETS.map((name) => ({
    ...described[name],
    name,
    choices: choicesOf(name, { search, filters, facets, understood }),
  }))
  if (all.every(({ choices }) => choices.length === 0)) {
    return <p className="text-sm text-muted">Ohne Treffer gibt es nichts zu filtern.</p>
  }
  return all.map(({ name, title, isOpen, choices }) => (
    <FacetSection key={name} title={title} isOpen={isOpen === true || filters[name] !== undefined} choices={choices} />
  ))
}

type Choice = { value: string; label: string; count: number; isOn: boolean; search: JobSearch }

export function choicesOf(name: Facet, { search, filters, facets, understood }: SearchFiltersProps): Choice[] {
  const counts: FacetCount[] = facets[name]
  const chosen = chosenValues(filters, name)
  const isOn = (value: string) => chosen.includes(value)
  const missing = chosen
    .filter((value) => !counts.some((count) => count.value === value))
    .map((value) => ({ value, count: 0 }))
  return [...counts, ...missing].map(({ value, count }) => ({
    value,
    label: filterLabel(name, value),
    count,
    isOn: isOn(value),
    search:
      isOn(value) && !chosenValues(search, name).includes(value)
        ? withoutReadValue(search, filters, understood, { name, value })
        : withValue(search, name, value, !isOn(value)),
  }))
}

function FacetSection({ title, choices, isOpen }: { title: string; choices: Choice[]; isOpen: boolean }) {
  if (choices.length === 0) return null
  const shown = choices.filter(({ isOn }, index) => index < FOLDED || isOn)
  const folded = choices.filter((choice) => !shown.includes(choice))
  return (
    <Disclosure title={title} isOpen={isOpen}>
      <ChoiceList choices={shown} />
      {folded.length > 0 && (
        <details>
          <summary className="min-h-9 py-1.5 text-sm text-accent underline-offset-4 hover:underline">
            {folded.length} weitere
          </summary>
          <ChoiceList choices={folded} />
        </details>
      )}
    </Disclosure>
  )
}

function ChoiceList({ choices }: { choices: Choice[] }) {
  return (
    <ul>
      {choices.map(({ value, label, count, isOn, search }) => (
        <li key={value}>
          <PlainLink
            to="/search/jobs"
            search={searchAddress({ ...search, page: undefined })}
            resetScroll={false}
            current={isOn}
            className="flex min-h-9 items-center gap-2.5 text-sm hover:underline"
          >
            <input
              type="checkbox"
              className="check pointer-events-none"
              checked={isOn}
              readOnly
              tabIndex={-1}
              aria-hidden="true"
            />
            <span className="min-w-0 wrap-anywhere hyphens-auto">{label}</span>
            <span className="num ml-auto text-xs text-muted">{count.toLocaleString('de-DE')}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
