import { sql } from 'drizzle-orm'
import { synonymsOf } from '~/lib/german-synonyms'
import { quoteLexeme } from '~/lib/german-text'
import { germanWords } from '~/lib/german-words'
import { findOccupations } from '~/lib/occupations/families'
import type { Queryable } from '~/platform/server/database/db'
import type { JobSearch } from '../../search-params'
import type { Correction } from '../../search-result'
import { isInSample } from './look'
import type { SearchMemory } from './memory'
import { isOrdinaryWord } from './ordinary-words'
import { any } from './relevance-levels'
import { type UnderstoodSearch, understandSearch } from './understand'
import { isKnownPart, isKnownWord, nearestWord } from './vocabulary'

/**
 * Reads a search with the words put right that are neither known nor in any posting. The search goes on with the words
 * as they were meant, and says so.
 */
export async function correctSearch(
  db: Queryable,
  search: JobSearch,
  memory: SearchMemory,
): Promise<{ read: UnderstoodSearch; corrections: Correction[] }> {
  const read = understandSearch(search)
  if (search.deuten === 'nein') return { read, corrections: [] }
  const { words, isPlaceUnknown } = read
  const corrections: Correction[] = []
  const named = wordsOfOccupations(words)
  for (const [raw] of words.matchAll(/\p{L}{5,}/gu)) {
    if (named.has(raw)) continue
    const better = await correctionOf(db, raw, memory)
    if (better !== null) corrections.push({ from: raw, to: better })
  }
  const place = isPlaceUnknown && search.wo ? await nearestWord(db, search.wo) : null
  if (place !== null && search.wo) corrections.push({ from: search.wo, to: place })
  if (corrections.length === 0) return { read, corrections }
  const was = corrections.reduce((text, { from, to }) => text.replace(from, to), search.was ?? '')
  return { read: understandSearch({ ...search, was: was || undefined, wo: place ?? search.wo }), corrections }
}

/** Words that name an occupation together are no errors, whatever each is alone: "Essen auf Rädern". */
function wordsOfOccupations(text: string): ReadonlySet<string> {
  const words = germanWords(text)
  return new Set(findOccupations(words).flatMap((found) => found.words.map((index) => words[index]?.raw ?? '')))
}

async function correctionOf(db: Queryable, raw: string, memory: SearchMemory): Promise<string | null> {
  const [word] = germanWords(raw)
  if (!word || isOrdinaryWord(raw) || findOccupations([word]).length > 0 || synonymsOf(word.term).length > 0)
    return null
  if (await isKnownWord(db, raw)) return null
  if (word.parts.length > 1 && (await areAllKnown(db, word.parts))) return null
  return (await isUsed(db, word.term, memory)) ? null : nearestWord(db, raw)
}

/** Whether any posting has the word. What is in many is in the sample; PostgreSQL would collect all of them first. */
async function isUsed(db: Queryable, term: string, memory: SearchMemory): Promise<boolean> {
  const words = any([quoteLexeme(term), quoteLexeme(`C${term}`)])
  if (await isInSample(db, words, memory)) return true
  const { rows } = await db.execute(
    sql`select exists (select from search_posting where terms @@ ${words}::tsquery) as used`,
  )
  return rows[0]?.used === true
}

async function areAllKnown(db: Queryable, parts: readonly string[]): Promise<boolean> {
  const known = await Promise.all(parts.map((part) => isKnownPart(part) || isKnownWord(db, part)))
  return known.every(Boolean)
}
