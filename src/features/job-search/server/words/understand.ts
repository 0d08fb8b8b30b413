import { readPlace, type SearchedPlace } from '~/features/places/server/searched-place'
import type { PayrollLaw } from '~/lib/work/net-pay/payroll-law'
import { FACETS, type Facet } from '../../facets'
import type { JobSearch } from '../../search-params'
import type { Understood } from '../../search-result'
import {
  type Condition,
  type FoundCondition,
  readExclusions,
  readFacts,
  readFactsBeside,
  readHours,
  unchecked,
  withoutUnchecked,
} from './conditions'
import { FACT_NAMES, type Fact } from './facts'
import { JOB_AS_HEAD, NO_AGENCY, NOISE, NOT_FIXED, OFFER_KINDS, type OfferKind, RADIUS_WISH } from './kinds/offer-kinds'
import { type ReadTypes, typesTogether } from './kinds/types-together'
import { payWish } from './pay-wish'
import { findPlacesInQuery } from './place-in-query'
import { findReference } from './reference'
import { joinSplitWords } from './split-words'

/** What was read as a place begins with it. */
export const PLACE_LABEL = 'Ort:'

/** A search for the engine: the remaining words, and every filter, chosen or read from the words. */
export type UnderstoodSearch = {
  words: string
  filters: JobSearch
  conditions: Condition[]
  place: SearchedPlace | null
  isPlaceUnknown: boolean
  /** Key of a posting's number; '' without one. */
  reference: string
  /** Nothing but the number was asked for. */
  isReferenceOnly: boolean
  understood: Understood[]
  /** What no posting can be checked for ("körperlich leicht"), as typed. */
  notExcluded: string[]
}

/**
 * Reads a search as a person would: kinds of employment, conditions, pay, radius, place and a posting's number among the
 * words become filters, each of which can be removed. Explicit choices stay unchanged.
 *
 * @param law translates wishes for pay after tax
 */
export function understandSearch(search: JobSearch, law: PayrollLaw): UnderstoodSearch {
  const chosen = search.wo ? readPlace(search.wo) : null
  const isPlaceUnknown = Boolean(search.wo) && chosen === null
  const literal: UnderstoodSearch = {
    words: search.was ?? '',
    filters: search,
    conditions: [],
    place: chosen,
    isPlaceUnknown,
    reference: findReference(search.was ?? '')?.key ?? '',
    isReferenceOnly: false,
    understood: [],
    notExcluded: [],
  }
  if (!search.was || search.deuten === 'nein') return literal
  const reading = new Reading(search, law)
  const reference = reading.readReference()
  reading.readKind(NO_AGENCY)
  reading.readKind(NOT_FIXED)
  reading.readFacts(SAID_WITH_NOT)
  reading.readExclusions()
  reading.readKinds()
  reading.readFacts(FACT_NAMES)
  reading.readFactsBeside()
  reading.readNumbers()
  const place = search.wo ? chosen : reading.readPlace()
  reading.widenHomeoffice(place !== null)
  const words = reading.words()
  return {
    words,
    filters: reading.filters,
    conditions: reading.conditions,
    place,
    isPlaceUnknown,
    reference: reference?.key ?? '',
    isReferenceOnly: reference?.isNamed === true && words === '',
    understood: reading.understood,
    notExcluded: unchecked(search.was),
  }
}

/** What searches ask for with "ohne" or "keine", and is no exclusion. */
const SAID_WITH_NOT: readonly Fact[] = ['untrained', 'homeEveryDay']

/** "Teilzeit oder Vollzeit" */
const EITHER = /(?<!\p{L})oder(?!\p{L})/iu
/** What joined a word to a condition that was read. */
const JOINS = /^(?:oder|und|mit|ab|um|zwischen|,)?$/iu
const LEFT_OVER = /^(?:in|bei|für|als|im|am|mit|und|oder|nur|von|ab|der|die|das|zwischen|arbeiten|jobben|,)?$/iu

class Reading {
  filters: JobSearch
  conditions: Condition[] = []
  understood: Understood[] = []
  private readonly kinds: ReadTypes[] = []
  private readonly search: JobSearch
  private readonly law: PayrollLaw
  private text: string

  constructor(search: JobSearch, law: PayrollLaw) {
    this.search = search
    this.law = law
    this.filters = { ...search }
    this.text = withoutUnchecked(search.was ?? '')
  }

  readReference() {
    const found = findReference(this.text)
    // A piece like "ISO-9001" may be both; only what is called a number is none of the words.
    if (found?.isNamed) {
      this.text = this.text.replace(found.text, ' ')
      this.note(found.text, `Stelle Nummer ${found.number}`)
    }
    return found
  }

  readFacts(facts: readonly Fact[]) {
    for (const each of readFacts(this.text, facts)) this.addCondition(each)
  }

  readFactsBeside() {
    for (const { text, label, condition } of readFactsBeside(this.text, this.conditions)) {
      this.note(text, label)
      this.conditions.push(condition)
    }
  }

  readExclusions() {
    for (let found = readExclusions(this.text); found.length > 0; found = readExclusions(this.text))
      for (const each of found) this.addCondition(each)
  }

  readKinds() {
    const hours = readHours(this.text)
    if (hours !== null) this.conditions.push(hours)
    for (const kind of OFFER_KINDS) this.readKind(kind)
    const { types, first } = typesTogether(this.kinds, EITHER.test(this.search.was ?? ''))
    if (types.length > 0) this.filters = { ...this.filters, arbeitszeit: both(this.search.arbeitszeit, [...types]) }
    if (first.length > 0) this.conditions.push({ kind: 'types', types: first, isWanted: true })
  }

  readKind({ pattern, label, filters, first }: OfferKind) {
    const found = pattern.exec(this.text)?.[0]
    if (found === undefined) return
    this.text = this.text.replace(found, ' ')
    this.note(
      found,
      label,
      FACETS.filter((name) => name in filters),
    )
    const { arbeitszeit, ...others } = filters
    if (arbeitszeit) this.kinds.push({ types: arbeitszeit, first })
    this.filters = merge(this.filters, others)
  }

  readNumbers() {
    // An explicitly chosen number wins; the words are still understood, and not searched.
    const pay = payWish(this.text, this.law, this.filters.arbeitszeit)
    if (pay !== null) {
      this.text = this.text.replace(pay.text, ' ')
      if (this.search.gehalt === undefined && pay.wage !== null) {
        this.conditions.push({ kind: 'wage', euros: pay.wage })
        this.note(pay.text, pay.label)
      } else if (this.search.gehalt === undefined) {
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
    const found = findPlacesInQuery(this.withoutNoise())
    if (found === null) return null
    this.text = found.rest
    this.note(found.text, `${PLACE_LABEL} ${found.label}`)
    return found.place
  }

  /**
   * From home, beside a place: work that is done at home in part has to be near, work done only there may be anywhere.
   * "Homeoffice oder Köln" asks for any work in the place as well.
   */
  widenHomeoffice(hasPlace: boolean) {
    const at = this.understood.findIndex(({ facets, label }) => facets.includes('homeoffice') && label === 'Homeoffice')
    const read = this.understood[at]
    if (!hasPlace || read === undefined || this.search.homeoffice !== undefined) return
    const isEither = EITHER.test(this.search.was ?? '')
    this.filters = { ...this.filters, homeoffice: isEither ? ['onsite', 'hybrid', 'remote'] : ['hybrid', 'remote'] }
    this.understood[at] = {
      ...read,
      label: isEither ? 'Am Ort oder im Homeoffice' : 'Homeoffice, am Ort auch zum Teil',
    }
  }

  words(): string {
    const words = this.withoutNoise().split(' ')
    const isLeft = (word: string) => !LEFT_OVER.test(word)
    // What is left of "Jobs in" and the like.
    if (!words.some(isLeft)) return ''
    const isMeant = (word: string) => !JOINS.test(word)
    const meant = words.slice(words.findIndex(isMeant), words.findLastIndex(isMeant) + 1).join(' ')
    return joinSplitWords(meant.replace(/,$/, ''))
  }

  private addCondition({ text, label, condition, cut }: FoundCondition) {
    this.text = this.text.replace(text, ' ')
    this.note(text, label, [], cut)
    this.conditions.push(condition)
  }

  private withoutNoise(): string {
    return withoutUnchecked(this.text).replace(JOB_AS_HEAD, '').replace(NOISE, ' ').replace(/\s+/g, ' ').trim()
  }

  private note(found: string, label: string, facets: readonly Facet[] = [], cut: string = found) {
    const text = found.trim()
    const was = (this.search.was ?? '').replace(cut.trim(), ' ').replace(/\s+/g, ' ').trim()
    this.understood.push({ text, label, facets, search: { ...this.search, was: was || undefined, page: undefined } })
  }
}

/** Chosen and read values add up, as two readings of one filter do. */
function merge(search: JobSearch, read: Partial<JobSearch>): JobSearch {
  return {
    ...search,
    ...read,
    homeoffice: both(search.homeoffice, read.homeoffice),
    befristung: both(search.befristung, read.befristung),
    anstellung: both(search.anstellung, read.anstellung),
  }
}

function both<Value>(chosen: Value[] | undefined, read: Value[] | undefined): Value[] | undefined {
  return read === undefined ? chosen : [...new Set([...(chosen ?? []), ...read])]
}
