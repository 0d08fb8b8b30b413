import { readPlace, type SearchedPlace } from '~/features/places/server/searched-place'
import { FACETS, type Facet } from '../../facets'
import type { JobSearch } from '../../search-params'
import type { Understood } from '../../search-result'
import { JOB_AS_HEAD, NOISE, OFFER_KINDS, RADIUS_WISH, UNWANTED } from './offer-kinds'
import { payWish } from './pay-wish'
import { findPlaceInQuery } from './place-in-query'

/** A search for the engine: the remaining words, and every filter, chosen or read from the words. */
export type UnderstoodSearch = {
  words: string
  filters: JobSearch
  place: SearchedPlace | null
  isPlaceUnknown: boolean
  understood: Understood[]
  /** Unsupported exclusions ("ohne Schicht"), as typed. */
  notExcluded: string[]
}

/**
 * Reads a search as a person would: kinds of employment, pay, radius and place among the words become filters, each of
 * which can be removed. Explicit choices stay unchanged.
 */
export function understandSearch(search: JobSearch): UnderstoodSearch {
  const chosen = search.wo ? readPlace(search.wo) : null
  const isPlaceUnknown = Boolean(search.wo) && chosen === null
  const literal = {
    words: search.was ?? '',
    filters: search,
    place: chosen,
    isPlaceUnknown,
    understood: [],
    notExcluded: [],
  }
  if (!search.was || search.deuten === 'nein') return literal
  const reading = new Reading(search)
  reading.readKinds()
  reading.readNumbers()
  const place = search.wo ? chosen : reading.readPlace()
  return {
    words: reading.words(),
    filters: reading.filters,
    place,
    isPlaceUnknown,
    understood: reading.understood,
    notExcluded: [...search.was.matchAll(UNWANTED)].map(([phrase]) => phrase),
  }
}

class Reading {
  filters: JobSearch
  understood: Understood[] = []
  private readonly search: JobSearch
  private text: string

  constructor(search: JobSearch) {
    this.search = search
    this.filters = { ...search }
    this.text = search.was ?? ''
  }

  readKinds() {
    for (const { pattern, label, filters } of OFFER_KINDS) {
      const found = pattern.exec(this.text)?.[0]
      if (found === undefined) continue
      this.text = this.text.replace(found, ' ')
      this.note(
        found,
        label,
        FACETS.filter((name) => name in filters),
      )
      this.filters = merge(this.filters, filters)
    }
  }

  readNumbers() {
    // An explicitly chosen number wins; the words are still understood, and not searched.
    const pay = payWish(this.text, this.filters.arbeitszeit)
    if (pay !== null) {
      this.text = this.text.replace(pay.text, ' ')
      if (this.search.gehalt === undefined) {
        this.filters = { ...this.filters, gehalt: pay.euros }
        this.note(pay.text, pay.label, ['gehalt'])
      }
    }
    const radius = RADIUS_WISH.exec(this.text)
    if (radius !== null) {
      this.text = this.text.replace(radius[0], ' ')
      if (this.search.umkreis === undefined) {
        this.filters = { ...this.filters, umkreis: Math.min(200, Number(radius[1])) }
        this.note(radius[0], `Umkreis ${this.filters.umkreis}\u00a0km`)
      }
    }
  }

  readPlace(): SearchedPlace | null {
    const found = findPlaceInQuery(this.withoutNoise())
    if (found === null) return null
    this.text = found.rest
    const label = found.place.kind === 'land' ? found.place.label : found.place.place.name
    this.note(found.text, `Ort: ${label}`)
    return found.place
  }

  words(): string {
    return this.withoutNoise()
  }

  private withoutNoise(): string {
    const less = this.text
      .replace(UNWANTED, ' ')
      .replace(JOB_AS_HEAD, '')
      .replace(NOISE, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    // What is left of "Jobs in" and the like.
    return /^(?:in|bei|für|als|im|am|mit|und|,)*$/iu.test(less) ? '' : less
  }

  private note(found: string, label: string, facets: readonly Facet[] = []) {
    const text = found.trim()
    const was = (this.search.was ?? '').replace(text, ' ').replace(/\s+/g, ' ').trim()
    this.understood.push({ text, label, facets, search: { ...this.search, was: was || undefined, page: undefined } })
  }
}

/** Chosen and read values add up, as two readings of one filter do. */
function merge(search: JobSearch, read: Partial<JobSearch>): JobSearch {
  return {
    ...search,
    ...read,
    arbeitszeit: both(search.arbeitszeit, read.arbeitszeit),
    homeoffice: both(search.homeoffice, read.homeoffice),
    befristung: both(search.befristung, read.befristung),
    anstellung: both(search.anstellung, read.anstellung),
  }
}

function both<Value>(chosen: Value[] | undefined, read: Value[] | undefined): Value[] | undefined {
  return read === undefined ? chosen : [...new Set([...(chosen ?? []), ...read])]
}
