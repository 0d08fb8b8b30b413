import type { Facet } from './facets'
import type { JobSearch } from './search-params'

/** One value of a filter and how many postings choosing it would bring; the filter's own choice does not count. */
export type FacetCount = { value: string; count: number }

export type Facets = Record<Facet, FacetCount[]>

/** A word that was taken for another because nothing is written like it. */
export type Correction = { from: string; to: string }

/** Something the search gave up because there was no hit with it; `text` is a German sentence. */
export type Relaxation = { kind: 'radius' | 'filter' | 'place' | 'word' | 'text'; text: string; search: JobSearch }

/**
 * What was read from the words typed: filters and a place. `text` is how it was typed, `label` what it means,
 * `facets` the filters it set, `search` the same search without it.
 */
export type Understood = { text: string; label: string; facets: readonly Facet[]; search: JobSearch }

/** A suggestion while typing. */
export type SearchSuggestion = { kind: 'title' | 'company' | 'place'; label: string }
