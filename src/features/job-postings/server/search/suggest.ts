import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { suggestPlaces } from '~/features/places/server/places'
import { foldGerman } from '~/lib/german-fold'
import { occupationFamilies } from '~/lib/occupations/families'
import type { Queryable } from '~/platform/server/database/db'
import type { SearchSuggestion } from '../../search-result'
import { searchMemory } from './memory'
import { suggestionKey } from './suggestion-key'

const MOST = 8
const MOST_COMPANIES = 3
const MOST_PLACES = 2

const titlesSchema = z.array(z.object({ title: z.string() }))

/**
 * What somebody may be about to type: titles that are online, occupations, companies, and places. A beginning counts
 * more than a word inside; spelling, umlauts and "(m/w/d)" do not matter.
 */
export async function suggestSearches(db: Queryable, text: string): Promise<SearchSuggestion[]> {
  const key = suggestionKey(text)
  if (key.length < 2) return []
  const [titles, memory] = await Promise.all([currentTitles(db, key), searchMemory(db)])
  const names = unique([...titles, ...occupations(key)])
  const employers = [...memory.companies.values()]
    .filter((company) => company.key.startsWith(key) || company.key.includes(` ${key}`))
    .slice(0, MOST_COMPANIES)
  const places = suggestPlaces(text, MOST_PLACES)
  const room = MOST - employers.length - places.length
  return [
    ...names.slice(0, room).map((label) => ({ kind: 'title', label }) as const),
    ...employers.map(({ name }) => ({ kind: 'company', label: memory.names.labelOf(name) }) as const),
    ...places.map(({ label }) => ({ kind: 'place', label }) as const),
  ]
}

/** Titles with at least one posting online. */
async function currentTitles(db: Queryable, key: string): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select title from search_title t
    where key like ${`${key.replaceAll(/[\\%_]/g, '\\$&')}%`} and exists (select from search_posting s where s.title = t.id)
    order by length(key), key limit ${MOST}`)
  return titlesSchema.parse(rows).map(({ title }) => title.replace(/(?<!\s)\s*\((?:[mwdfx][/|*, ]*)+\)/giu, '').trim())
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
