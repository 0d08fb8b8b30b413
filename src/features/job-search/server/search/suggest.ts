import { suggestPlaces } from '~/features/places/server/places'
import { foldGerman } from '~/lib/german/fold'
import { occupationFamilies } from '~/lib/occupations/families'
import type { Queryable } from '~/platform/server/database/db'
import type { SearchSuggestion } from '../../search-result'
import { companiesOnline, titlesOnline } from '../documents/names-online'
import { ANYONE, openPostingIndex } from '../documents/posting-index'
import { nameOf, namesBeginning } from '../documents/posting-terms'
import { suggestionKey } from '../documents/suggestion-key'

const MOST = 8
const MOST_COMPANIES = 3
const MOST_PLACES = 2

/**
 * Suggestions while typing: titles of open postings, occupations, companies, and places. A beginning counts more than a
 * word inside; spelling, umlauts and "(m/w/d)" do not matter.
 */
export async function suggestSearches(db: Queryable, text: string, now: Date): Promise<SearchSuggestion[]> {
  const key = suggestionKey(text)
  if (key.length < 2) return []
  const index = await openPostingIndex()
  const titles = (await index.terms(ANYONE, namesBeginning('S', key), MOST)).map(nameOf)
  const companies = (await index.terms(ANYONE, namesBeginning('N', key), MOST_COMPANIES)).map(nameOf)
  const [shownTitles, shownCompanies] = await Promise.all([
    titlesOnline(db, titles, now),
    companiesOnline(db, companies, now),
  ])
  const names = unique([...titles.filter((title) => shownTitles.has(title)).map(withoutGenders), ...occupations(key)])
  const employers = companies.filter((name) => shownCompanies.has(name))
  const places = suggestPlaces(text, MOST_PLACES)
  const room = MOST - employers.length - places.length
  return [
    ...names.slice(0, room).map((label) => ({ kind: 'title', label }) as const),
    ...unique(employers).map((label) => ({ kind: 'company', label }) as const),
    ...places.map(({ label }) => ({ kind: 'place', label }) as const),
  ]
}

function withoutGenders(title: string): string {
  return title.replace(/(?<!\s)\s*\((?:[mwdfx][/|*, ]*)+\)/giu, '').trim()
}

let names: { folded: string; name: string }[] | undefined

function occupations(key: string): string[] {
  names ??= occupationFamilies().flatMap((family) =>
    [family.name, ...family.names].map((name) => ({ folded: foldGerman(name), name })),
  )
  const begins = names.filter(({ folded }) => folded.startsWith(key))
  const inside = names.filter(({ folded }) => folded.includes(` ${key}`) || folded.includes(`-${key}`))
  return [...begins, ...inside].map(({ name }) => name)
}

function unique(labels: string[]): string[] {
  return [...new Map(labels.map((label) => [foldGerman(label), label])).values()]
}
