import { SEARCH_RADIUS_KM } from '~/features/places/vocabulary'
import { FACETS } from './facets'
import { chosenValues, filterLabel } from './filter-texts'
import { type JobSearch, readJobSearch } from './search-params'

export const ALERT_FREQUENCIES = ['daily', 'weekly'] as const
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number]
export const alertFrequencyLabels = { daily: 'Täglich', weekly: 'Wöchentlich' } satisfies Record<AlertFrequency, string>

/** `pending` waits for the address to be confirmed. */
export const ALERT_STATUSES = ['pending', 'active', 'paused'] as const
export type AlertStatus = (typeof ALERT_STATUSES)[number]

/** How long a visitor has to confirm the address. */
export const ALERT_CONFIRMATION_DAYS = 7
/** Per person. */
export const MAX_ALERTS = 50
export const ALERTS_PER_PAGE = 20

/** A search as an alert stores it: its filters, without order and page. */
export type AlertSearch = Omit<JobSearch, 'page' | 'sortierung'>

/** The search without order and page, with sorted keys and without empty ones. */
export function alertSearchOf({ page: _page, sortierung: _order, ...search }: JobSearch): AlertSearch {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  return readJobSearch(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))))
}

/** What an alert without any word or filter is called. */
export const EVERYTHING = 'Alle Stellen'

/** `Pflegefachkraft, Bielefeld + 25 km, Teilzeit`; `Alle Stellen` for an empty search. */
export function alertLabel(search: AlertSearch): string {
  const radius = search.umkreis ?? SEARCH_RADIUS_KM
  const place = search.wo && (radius === 0 ? search.wo : `${search.wo} + ${radius}\u00a0km`)
  const chosen = FACETS.flatMap((name) => chosenValues(search, name).map((value) => filterLabel(name, value)))
  const parts = [search.was, place, ...chosen, search.zeitarbeit === false ? 'Keine Zeitarbeit' : undefined]
  return parts.filter((part) => part !== undefined && part !== '').join(', ') || EVERYTHING
}
