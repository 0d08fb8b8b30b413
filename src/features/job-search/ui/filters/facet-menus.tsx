import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { PlainLink } from '~/ui/buttons/plain-link'
import { facets as described, type Facet } from '../../facets'
import { searchAddress } from '../../search-params'
import { choicesOf, type SearchFiltersProps } from './search-filters'

const SHOWN: readonly Facet[] = ['arbeitszeit', 'berufsfeld', 'befristung', 'homeoffice', 'veroeffentlichtseit']

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape') return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

/** The filters that most people use, each in a menu of its own; all of them are in the panel "Filter". */
export function FacetMenus(props: SearchFiltersProps) {
  return SHOWN.map((name) => {
    const choices = choicesOf(name, props)
    if (choices.length === 0) return null
    return (
      // Another search closes them, and of those with one name the browser keeps one open.
      <details
        key={`${name} ${JSON.stringify(props.search)}`}
        name="facet-menu"
        className="relative max-lg:hidden lg:max-xl:last-of-type:hidden"
        onKeyDown={closeOnEscape}
      >
        <summary className="btn btn-outline btn-sm">
          {described[name].title}
          <ChevronDown aria-hidden="true" />
        </summary>
        <ul className="card absolute top-full left-0 z-30 mt-1 max-h-96 w-72 overflow-y-auto p-2 shadow-float">
          {choices.map(({ value, label, count, isOn, search }) => (
            <li key={value}>
              <PlainLink
                to="/search/jobs"
                search={searchAddress({ ...search, page: undefined })}
                resetScroll={false}
                current={isOn}
                className="flex min-h-9 items-center gap-2.5 rounded-md px-2 text-sm hover:bg-sunken"
              >
                <span className="min-w-0 wrap-anywhere hyphens-auto">{label}</span>
                {isOn && <span aria-hidden="true">✓</span>}
                <span className="num ml-auto text-xs text-muted">{count.toLocaleString('de-DE')}</span>
              </PlainLink>
            </li>
          ))}
        </ul>
      </details>
    )
  })
}
