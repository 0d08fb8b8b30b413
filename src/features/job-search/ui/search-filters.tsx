import type { RouterOutputs } from '~/platform/client/trpc'
import { Disclosure } from '~/ui/disclosure'
import { PlainLink } from '~/ui/plain-link'
import { type FilterName, filterLabel, withoutReadValue, withValue } from '../filter-texts'
import { type JobSearch, searchAddress } from '../search-params'
import type { FacetCount, Understood } from '../search-result'

type SearchFiltersProps = {
  search: JobSearch
  /** The filters that apply, those read from the words among them. */
  filters: JobSearch
  facets: RouterOutputs['jobPosting']['search']['facets']
  understood: readonly Understood[]
}

const FILTERS: readonly { name: FilterName; title: string; isOpen: boolean }[] = [
  { name: 'arbeitszeit', title: 'Arbeitszeit und Art', isOpen: true },
  { name: 'homeoffice', title: 'Arbeitsplatz', isOpen: true },
  { name: 'berufsfeld', title: 'Berufsfeld', isOpen: true },
  { name: 'gehalt', title: 'Gehalt ab, brutto im Monat', isOpen: true },
  { name: 'befristung', title: 'Vertrag', isOpen: true },
  { name: 'veroeffentlichtseit', title: 'Veröffentlicht', isOpen: false },
  { name: 'anstellung', title: 'Anstellung', isOpen: false },
  { name: 'vorteile', title: 'Das bietet das Unternehmen', isOpen: false },
  { name: 'arbeitgeber', title: 'Unternehmen', isOpen: false },
]
const FOLDED = 6

/** Filters as links with the number of postings behind each; they work without JavaScript. */
export function SearchFilters({ search, filters, facets, understood }: SearchFiltersProps) {
  const all = FILTERS.map((filter) => ({
    ...filter,
    choices: choicesOf(filter.name, { search, filters, facets, understood }),
  }))
  if (all.every(({ choices }) => choices.length === 0)) {
    return <p className="text-sm text-muted">Ohne Treffer gibt es nichts zu filtern.</p>
  }
  return all.map(({ name, title, isOpen, choices }) => (
    <Facet key={name} title={title} isOpen={isOpen || filters[name] !== undefined} choices={choices} />
  ))
}

type Choice = { value: string; label: string; count: number; isOn: boolean; search: JobSearch }

function choicesOf(name: FilterName, { search, filters, facets, understood }: SearchFiltersProps): Choice[] {
  const counts: FacetCount[] = facets[name]
  const chosen = filters[name]
  const isOn = (value: string) => holds(chosen, value)
  const missing = (Array.isArray(chosen) ? chosen : chosen === undefined ? [] : [String(chosen)])
    .filter((value) => !counts.some((count) => count.value === value))
    .map((value) => ({ value, count: 0 }))
  return [...counts, ...missing].map(({ value, count }) => ({
    value,
    label: filterLabel(name, value),
    count,
    isOn: isOn(value),
    search:
      isOn(value) && !holds(search[name], value)
        ? withoutReadValue(search, filters, understood, { name, value })
        : withValue(search, name, value, !isOn(value)),
  }))
}

function holds(chosen: JobSearch[FilterName], value: string): boolean {
  return Array.isArray(chosen)
    ? chosen.some((each) => each === value)
    : chosen !== undefined && String(chosen) === value
}

function Facet({ title, choices, isOpen }: { title: string; choices: Choice[]; isOpen: boolean }) {
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
