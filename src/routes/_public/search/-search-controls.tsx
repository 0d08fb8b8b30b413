import { List, type LucideIcon, Map as MapIcon } from 'lucide-react'
import { FACETS } from '~/features/job-search/facets'
import {
  type JobSearch,
  type SearchOrder,
  searchAddress,
  searchInOrder,
  searchOrderLabels,
} from '~/features/job-search/search-params'
import { AlertLink } from '~/features/job-search/ui/alert-link'
import { FacetMenus } from '~/features/job-search/ui/filters/facet-menus'
import { SearchChips } from '~/features/job-search/ui/filters/search-chips'
import { SearchFilterDrawer } from '~/features/job-search/ui/filters/search-filter-drawer'
import { SearchFilters } from '~/features/job-search/ui/filters/search-filters'
import type { SearchPage } from '~/features/job-search/views'
import { PlainLink } from '~/ui/buttons/plain-link'

/** Wider than other pages: the list and what is beside it. */
export const PAGE = 'mx-auto w-full max-w-[90rem] px-4 md:px-8'

/** The chosen filters and menus to choose more from, in one strip. */
export function FilterStrip({ search, result }: { search: JobSearch; result: SearchPage }) {
  const { place, facets, filters, understood } = result
  const chosenPlace = place && !place.isFromWords ? place : null
  const placeLabel =
    chosenPlace && (chosenPlace.radiusKm ? `${chosenPlace.name} + ${chosenPlace.radiusKm}\u00a0km` : chosenPlace.name)
  const resultText = result.total === 1 ? '1 Stelle' : `${result.total.toLocaleString('de-DE')} Stellen`
  const asked = { search, filters, facets, understood }
  return (
    <div className="border-b border-line bg-surface">
      <div
        className={`${PAGE} flex min-h-14 items-center gap-2 py-1.5 max-lg:overflow-x-auto lg:flex-wrap no-script:flex-wrap`}
      >
        <SearchFilterDrawer
          activeCount={FACETS.filter((name) => search[name] !== undefined).length}
          resultText={resultText}
        >
          <SearchFilters {...asked} />
        </SearchFilterDrawer>
        <SearchChips search={search} placeLabel={placeLabel} understood={understood} />
        <FacetMenus {...asked} />
        <div className="ml-auto flex-none">
          <AlertLink search={search} />
        </div>
      </div>
    </div>
  )
}

/** The hits as a list or on the map. */
export function ViewLinks({ search, hasMap }: { search: JobSearch; hasMap: boolean }) {
  const link = (ansicht: 'karte' | undefined, Icon: LucideIcon, label: string) => (
    <PlainLink
      to="/search/jobs"
      search={{ ...searchAddress(search), ansicht }}
      resetScroll={false}
      current={hasMap === (ansicht === 'karte')}
    >
      <Icon className="size-4" aria-hidden="true" />
      {label}
    </PlainLink>
  )
  return (
    <nav aria-label="Ansicht" className="seg flex-none flex-nowrap">
      {link(undefined, List, 'Liste')}
      {link('karte', MapIcon, 'Karte')}
    </nav>
  )
}

type SortLinksProps = { search: JobSearch; current: SearchOrder; hasPlace: boolean }

/** All four fit on one line. */
const shortOrderLabels = {
  relevanz: 'Beste',
  datum: 'Neueste',
  entfernung: 'Nächste',
  gehalt: 'Gehalt',
} satisfies Record<SearchOrder, string>

/** @param current the order of the shown results, which a relaxed search chooses by itself */
export function SortLinks({ search, current, hasPlace }: SortLinksProps) {
  const orders: SearchOrder[] = ['relevanz', 'datum', ...(hasPlace ? (['entfernung'] as const) : []), 'gehalt']
  return (
    <nav aria-label="Sortieren" className="seg max-w-full flex-nowrap overflow-x-auto">
      {orders.map((order) => (
        <PlainLink
          key={order}
          to="/search/jobs"
          search={searchAddress(searchInOrder(search, order, current))}
          resetScroll={false}
          current={order === current}
          className="relative whitespace-nowrap"
        >
          <span aria-hidden="true">{shortOrderLabels[order]}</span>
          <span className="sr-only">{searchOrderLabels[order]}</span>
        </PlainLink>
      ))}
    </nav>
  )
}
