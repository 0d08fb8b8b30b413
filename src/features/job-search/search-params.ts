import { choiceParam, numberParam, searchParams, textParam, uuidParam } from '~/lib/search-params'
import { facets } from './facets'

/** Pages on screen; the read API continues with a cursor. */
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
 * The search in another order. "Best first" is not part of the address, except when a search chose another order by
 * itself (`current`): the same address would show the same again.
 */
export function searchInOrder(search: JobSearch, order: SearchOrder, current: SearchOrder): JobSearch {
  const isOwnChoice = search.sortierung === 'relevanz' || (search.sortierung === undefined && current !== 'relevanz')
  return { ...search, sortierung: order === 'relevanz' && !isOwnChoice ? undefined : order, page: undefined }
}

/**
 * Parameters of `/search/jobs`, the read API and saved searches, with the names of the Arbeitsagentur's job search API
 * where they exist. Accepts values from an address or a form; invalid ones count as missing. Any value of one parameter
 * may apply, but all parameters must.
 */
export const readJobSearch = searchParams({
  was: textParam(120),
  wo: textParam(80),
  /** Kilometres. */
  umkreis: numberParam(0, 200),
  ...facets,
  /** False excludes temporary work; true is the same as missing. */
  zeitarbeit: onlyFalse,
  sortierung: choiceParam(SEARCH_ORDERS),
  /** "nein": the text is searched literally, without reading filters or places from it. */
  deuten: choiceParam(['nein']),
  page: numberParam(1, LAST_SEARCH_PAGE),
})
export type JobSearch = ReturnType<typeof readJobSearch>

/** The newest postings of the whole market. */
export const NEWEST_JOBS: JobSearch = { sortierung: 'datum' }

/** What the map of a search shows: the same on every page and in every order. */
export function mapOf(search: JobSearch): JobSearch {
  return { ...search, page: undefined, sortierung: undefined }
}

/** The same as texts and numbers: the form the router keeps in the address. */
export function readJobSearchAddress(raw: Record<string, unknown>) {
  return searchAddress(readJobSearch(raw))
}

/** What is open beside the hits: a posting, or the map. No part of the search. */
export const readSearchView = searchParams({
  stelle: uuidParam,
  ansicht: choiceParam(['karte']),
})

export function readSearchPage(raw: Record<string, unknown>) {
  return { ...readJobSearchAddress(raw), ...readSearchView(raw) }
}

type JobSearchAddress = {
  [Name in keyof JobSearch]?: JobSearch[Name] extends string[] | false | undefined
    ? string | undefined
    : JobSearch[Name]
}

/** A search as an address: several values are joined by ";". */
export function searchAddress(search: JobSearch): JobSearchAddress {
  const isAddress = (params: object): params is JobSearchAddress => Object.keys(params).every((key) => key in search)
  const address = Object.fromEntries(
    Object.entries(search).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(';') : value === false ? 'false' : value,
    ]),
  )
  if (!isAddress(address)) throw new Error('unreachable: the parameters are the same')
  return address
}

/** The feed of exactly this search; a feed has its own order and no pages. */
export function feedAddress(search: JobSearch, kind: 'atom' | 'json'): string {
  const { page: _page, sortierung: _order, ...asked } = searchAddress(search)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value))
  return query.size === 0 ? `/search/jobs.${kind}` : `/search/jobs.${kind}?${query}`
}

function onlyFalse(raw: unknown): false | undefined {
  return raw === false || raw === 'false' || raw === '0' || raw === 'nein' ? false : undefined
}
