import { correctionsOf } from '~/features/job-search/server/words/corrections'
import type { PlaceSuggestion } from '~/features/places/schema'
import type { Queryable } from '~/platform/server/database/db'
import { or, term } from '~/platform/server/search/query'
import type { SearchIndex, Viewer } from '~/platform/server/search/request'
import type { ResumeSearch } from '../../search-params'
import { type AskedOfPeople, askedOfPeople } from './asked-of-people'
import { LETTERS } from './resume-terms'
import { type ReadCondition, understandPeopleSearch } from './understanding/understand'

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
