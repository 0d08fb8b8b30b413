import { choiceParam, numberParam, type ReadParam, searchParams, severalTexts, textParam } from '~/lib/search-params'
import { CONTRACTS, EMPLOYER_TYPES, EMPLOYMENT_TYPES, OCCUPATION_FIELDS, WORKPLACES } from '~/lib/work/vocabulary'

/** Pages on screen; the read API goes on with a cursor. */
export const LAST_SEARCH_PAGE = 50
export const SEARCH_PAGE_SIZE = 20

export const SEARCH_ORDERS = ['relevanz', 'datum', 'entfernung', 'gehalt'] as const
export type SearchOrder = (typeof SEARCH_ORDERS)[number]
export const searchOrderLabels = {
  relevanz: 'Beste Treffer',
  datum: 'Neueste zuerst',
  entfernung: 'Nächste zuerst',
  gehalt: 'Höchstes Gehalt',
} satisfies Record<SearchOrder, string>

/**
 * The search in another order. The best first needs no name in the address, but for a search that took another order by
 * itself (`current`): the same address would show the same again.
 */
export function searchInOrder(search: JobSearch, order: SearchOrder, current: SearchOrder): JobSearch {
  const isOwnChoice = search.sortierung === 'relevanz' || (search.sortierung === undefined && current !== 'relevanz')
  return { ...search, sortierung: order === 'relevanz' && !isOwnChoice ? undefined : order, page: undefined }
}

/** "Seit" in days, as offered. */
export const PUBLISHED_SINCE_DAYS = [1, 3, 7, 14, 30] as const
/** Euros a month before tax: more is not told apart, and whoever asks for more has not meant a month. */
export const HIGHEST_PAY = 30_000
/** "Gehalt ab" in euros a month before tax, as offered. */
export const SALARY_STEPS = [1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000] as const

/** Values of the Arbeitsagentur's API, and what everyday forms send, by our own. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['vz', 'Vollzeit'],
  ['tz', 'Teilzeit'],
  ['mj', 'Minijob'],
  ['1', 'fixed-term'],
  ['2', 'permanent'],
  ['befristet', 'fixed-term'],
  ['unbefristet', 'permanent'],
  ['ho', 'remote'],
  ['homeoffice', 'remote'],
  ['vor ort', 'onsite'],
  ['direkt', 'direct'],
  ['zeitarbeit', 'temporary-work'],
  ['vermittlung', 'placement'],
])

/**
 * Parameters of `/search/jobs`, the read API and saved searches, with the names of the Arbeitsagentur's job search API
 * where they exist. Takes what an address or a form holds; nonsense counts as absent. Within one parameter any value
 * may apply, between parameters all have to.
 */
export const readJobSearch = searchParams({
  was: textParam(120),
  wo: textParam(80),
  /** Kilometres. */
  umkreis: numberParam(0, 200),
  berufsfeld: severalOf(OCCUPATION_FIELDS),
  arbeitszeit: severalOf(EMPLOYMENT_TYPES),
  befristung: severalOf(CONTRACTS),
  homeoffice: severalOf(WORKPLACES),
  /** Euros a month before tax, at least. */
  gehalt: numberParam(1, HIGHEST_PAY),
  /** Published in the last so many days. */
  veroeffentlichtseit: numberParam(0, 100),
  /** False leaves temporary work out; true is the same as nothing. */
  zeitarbeit: onlyFalse,
  anstellung: severalOf(EMPLOYER_TYPES),
  /** Names of companies. */
  arbeitgeber: severalNames,
  /** Benefits that the company offers. */
  vorteile: severalNames,
  sortierung: choiceParam(SEARCH_ORDERS),
  /** "nein": what is typed is taken word for word, without reading filters or places from it. */
  deuten: choiceParam(['nein']),
  page: numberParam(1, LAST_SEARCH_PAGE),
})
export type JobSearch = ReturnType<typeof readJobSearch>

/** The same as texts and numbers: what the router keeps in the address. */
export function readJobSearchAddress(raw: Record<string, unknown>) {
  return searchAddress(readJobSearch(raw))
}

type Lists = 'berufsfeld' | 'arbeitszeit' | 'befristung' | 'homeoffice' | 'anstellung' | 'arbeitgeber' | 'vorteile'
type JobSearchAddress = Omit<JobSearch, Lists | 'zeitarbeit'> & { [Name in Lists | 'zeitarbeit']?: string | undefined }

/** A search as it stands in an address: several values are joined by ";". */
export function searchAddress(search: JobSearch): JobSearchAddress {
  const { berufsfeld, arbeitszeit, befristung, homeoffice, anstellung, arbeitgeber, vorteile, zeitarbeit, ...rest } =
    search
  return {
    ...rest,
    berufsfeld: berufsfeld?.join(';'),
    arbeitszeit: arbeitszeit?.join(';'),
    befristung: befristung?.join(';'),
    homeoffice: homeoffice?.join(';'),
    anstellung: anstellung?.join(';'),
    arbeitgeber: arbeitgeber?.join(';'),
    vorteile: vorteile?.join(';'),
    zeitarbeit: zeitarbeit === false ? 'false' : undefined,
  }
}

/** The feed of exactly this search; a feed has an order of its own and no pages. */
export function feedAddress(search: JobSearch, kind: 'atom' | 'json'): string {
  const { page: _page, sortierung: _order, ...asked } = searchAddress(search)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value))
  return query.size === 0 ? `/search/jobs.${kind}` : `/search/jobs.${kind}?${query}`
}

/** One or several words of a list: repeated, or joined by ";" (a name of a field may hold a comma). */
function severalOf<const Value extends string>(values: readonly Value[]): ReadParam<Value[]> {
  return (raw) => {
    const wanted = severalTexts(raw).flatMap((piece) => [
      piece.toLowerCase(),
      ALIASES.get(piece.toLowerCase())?.toLowerCase(),
    ])
    const chosen = values.filter((value) => wanted.includes(value.toLowerCase()))
    return chosen.length === 0 ? undefined : chosen
  }
}

const MOST_NAMES = 10
const LONGEST_NAME = 120

function severalNames(raw: unknown): string[] | undefined {
  const names = severalTexts(raw).filter((name) => name.length <= LONGEST_NAME)
  return names.length === 0 ? undefined : names.slice(0, MOST_NAMES)
}

function onlyFalse(raw: unknown): false | undefined {
  return raw === false || raw === 'false' || raw === '0' || raw === 'nein' ? false : undefined
}
