import { correctionsOf } from '~/features/job-search/server/words/corrections'
import { findPlaceInQuery } from '~/features/job-search/server/words/place-in-query'
import type { PlaceSuggestion } from '~/features/places/schema'
import type { Queryable } from '~/platform/server/database/db'
import { or, term } from '~/platform/server/search/query'
import type { SearchIndex, Viewer } from '~/platform/server/search/request'
import type { ResumeSearch } from '../../search-params'
import { type AskedOfPeople, askedOfPeople } from './asked-of-people'
import { LETTERS } from './resume-terms'
import { CONDITIONS } from './understanding/conditions'

/** A search with its words read: filters, chosen or from the words, and what has to be found. */
export type AskedSearch = {
  search: ResumeSearch
  asked: AskedOfPeople
  place: PlaceSuggestion | null
  read: readonly ReadCondition[]
  corrections: readonly { from: string; to: string }[]
}

/** Reads a search as it is typed. */
export function readAsked(search: ResumeSearch): AskedSearch {
  const { search: filtered, words, isTraining, place, read } = understandPeopleSearch(search)
  return { search: filtered, asked: askedOfPeople(words, isTraining), place, read, corrections: [] }
}

/** The same with words corrected that nobody knows and no résumé has. */
export async function readCorrected(
  db: Queryable,
  search: ResumeSearch,
  index: SearchIndex,
  viewer: Viewer,
): Promise<AskedSearch> {
  const literal = readAsked(search)
  if (search.deuten === 'nein') return literal
  const { words } = understandPeopleSearch(search)
  const letters = [...new Set(Object.values(LETTERS))]
  const corrections = await correctionsOf(db, words, (stem) =>
    index.has(viewer, or(...letters.map((letter) => term(`${letter}-${stem}`)))),
  )
  if (corrections.length === 0) return literal
  const was = corrections.reduce((text, { from, to }) => text.replace(from, to), search.was ?? '')
  return { ...readAsked({ ...search, was }), read: literal.read, corrections }
}

/** A condition that was read from the words of a search, and the search without it. */
type ReadCondition = { text: string; label: string; search: ResumeSearch }

/** A search with its words sorted: what stays to be searched, and the conditions among them as filters. */
type UnderstoodPeopleSearch = {
  search: ResumeSearch
  /** Without the conditions. */
  words: string
  isTraining: boolean
  /** Read from the words. */
  place: PlaceSuggestion | null
  read: readonly ReadCondition[]
}

const TRAINING =
  /(?<!\p{L})(?:azubis?|auszubildende[rnms]?|lehrling|umsch(?:ü|ue)ler(?:in)?)(?:\s+(?:zur|zum|als))?(?!\p{L})/iu
/** Says nothing about whom to look for. */
const NOISE =
  /(?<!\p{L})(?:(?:mit|ohne angabe|viel|guter|langj(?:ä|ae)hriger)\s+)?(?:berufserfahrung|berufspraxis|erfahrung)(?!\p{L}|\s+(?:mit|in|im|bei))|(?<!\p{L})(?:gesucht|(?:wir\s+)?suchen?|lebensl(?:ä|ae)ufe?|bewerber(?:in|innen)?|kandidat(?:en|in)?)(?!\p{L})/giu
/** A language beside these is what they work with. */
const OF_LANGUAGES = /lehr|dozent|(?:ü|ue)bersetz|dolmetsch|korrespond|lektor|literatur/iu

/**
 * Reads place, licence, language and level, years, kind of employment and availability among the words as filters; what
 * was chosen explicitly stays. With `deuten=nein` nothing is read.
 */
function understandPeopleSearch(search: ResumeSearch): UnderstoodPeopleSearch {
  if (!search.was || search.deuten === 'nein')
    return { search, words: search.was ?? '', isTraining: false, place: null, read: [] }
  let words = search.was
  let filters: Partial<ResumeSearch> = {}
  const read: ReadCondition[] = []
  const take = (text: string, label: string) => {
    words = words.replace(text, ' ').replace(/\s+/g, ' ').trim()
    const was = (search.was ?? '').replace(text, ' ').replace(/\s+/g, ' ').trim()
    read.push({ text: text.trim(), label, search: { ...search, was: was || undefined, page: undefined } })
  }
  for (const { pattern, read: readCondition } of CONDITIONS) {
    const found = pattern.exec(words)
    if (found === null || (found.groups?.name !== undefined && OF_LANGUAGES.test(words))) continue
    const condition = readCondition(found)
    if (condition === null) continue
    filters = { ...condition.filters, ...filters }
    take(found[0], condition.label)
  }
  const place = search.wo ? null : findPlaceInQuery(words.replace(/(?:^|\s)-\p{L}\S*/gu, ' '))
  if (place?.place.kind === 'point') {
    filters = { umkreis: place.place.radiusKm, ...filters }
    take(place.text, `Ort: ${place.place.place.name}`)
  }
  const training = TRAINING.exec(words)?.[0]
  if (training !== undefined) take(training, 'In Ausbildung')
  const chosen = Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
  return {
    search: { ...filters, ...chosen },
    words: words.replace(NOISE, ' ').replace(/\s+/g, ' ').trim(),
    isTraining: training !== undefined,
    place: place?.place.kind === 'point' ? place.place.place : null,
    read,
  }
}
