import type { Facet } from './facets'
import type { JobSearch } from './search-params'

/** One filter value and how many postings it would find; the filter's own choice does not count. */
export type FacetCount = { value: string; count: number }

export type Facets = Record<Facet, FacetCount[]>

/** A word that was corrected because nothing is spelled like it. */
export type Correction = { from: string; to: string }

/** Something the search dropped because it excluded every hit; `text` is a German sentence. */
export type Relaxation = { kind: 'radius' | 'filter' | 'place' | 'word' | 'text'; text: string; search: JobSearch }

/**
 * What was read from the search words: filters and a place. `text` is the typed text, `label` its meaning, `facets` the
 * filters it set, `search` the same search without it.
 */
export type Understood = { text: string; label: string; facets: readonly Facet[]; search: JobSearch }

/** A suggestion while typing. */
export type SearchSuggestion = { kind: 'title' | 'company' | 'place'; label: string }
