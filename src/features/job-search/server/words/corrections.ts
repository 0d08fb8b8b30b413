import { foldGerman } from '~/lib/german/fold'
import { synonymsOf } from '~/lib/german/synonyms'
import { type GermanWord, germanWords } from '~/lib/german/words'
import { findOccupations, sectorFamilies } from '~/lib/occupations/families'
import { fieldBeforeGeneralHead, headWithoutField } from '~/lib/occupations/heads/general-heads'
import { workersAt } from '~/lib/occupations/workplaces/workplaces'
import type { Queryable } from '~/platform/server/database/db'
import { or, term } from '~/platform/server/search/query'
import type { SearchIndex } from '~/platform/server/search/request'
import type { JobSearch } from '../../search-params'
import type { Correction } from '../../search-result'
import { ANYONE } from '../documents/posting-index'
import { readPayrollLaw } from '../pay/payroll-law'
import { isKnownPart, isKnownWord, nameEndingWith, nearestWord, townMistyped, wordBeginningWith } from './known-words'
import { isOrdinaryWord } from './ordinary-words'
import { isNameOfOccupation } from './split-words'
import { type UnderstoodSearch, understandSearch } from './understand'

/**
 * Corrects search words that are neither known nor in any posting. The search continues with the corrected words, and
 * says so.
 */
export async function correctSearch(
  db: Queryable,
  search: JobSearch,
  index: SearchIndex,
  now: Date,
): Promise<{ read: UnderstoodSearch; corrections: Correction[] }> {
  const law = await readPayrollLaw(db, now)
  const read = understandSearch(search, law)
  if (search.deuten === 'nein') return { read, corrections: [] }
  const { words, isPlaceUnknown } = read
  const corrections = await correctionsOf(db, words, (stem) => index.has(ANYONE, or(term(stem), term(`C${stem}`))))
  const place = isPlaceUnknown && search.wo ? await nearestWord(db, search.wo) : null
  if (place !== null && search.wo) corrections.push({ from: search.wo, to: place })
  if (corrections.length === 0) return { read, corrections }
  const was = corrections.reduce((text, { from, to }) => text.replace(from, to), search.was ?? '')
  return { read: understandSearch({ ...search, was: was || undefined, wo: place ?? search.wo }, law), corrections }
}

/** Corrections of words that are neither known nor used, as `isUsed` says of their stems. */
export async function correctionsOf(db: Queryable, words: string, isUsed: IsUsed): Promise<Correction[]> {
  const corrections: Correction[] = []
  // "altenpfl." is no error, but a word cut short.
  for (const [short, raw = ''] of words.matchAll(/(?<!\p{L})(\p{L}{5,30})\.(?!\p{L})/gu)) {
    const whole = (await isKnownWord(db, raw)) ? null : await wordBeginningWith(db, raw)
    if (whole !== null) corrections.push({ from: short, to: whole })
  }
  const named = wordsOfOccupations(words)
  for (const [raw] of words.matchAll(/\p{L}{4,}/gu)) {
    if (named.has(raw) || corrections.some(({ from }) => from === `${raw}.`)) continue
    const better = await correctionOf(db, raw, isUsed)
    if (better !== null) corrections.push({ from: raw, to: better })
  }
  return corrections
}

type IsUsed = (stem: string) => Promise<boolean>

/** Words that together name an occupation are no errors, whatever each is alone: "Essen auf Rädern". */
function wordsOfOccupations(text: string): ReadonlySet<string> {
  const words = germanWords(text)
  const several = findOccupations(words).filter((found) => found.words.length > 1)
  return new Set(several.flatMap((found) => found.words.map((index) => words[index]?.raw ?? '')))
}

async function correctionOf(db: Queryable, raw: string, isUsed: IsUsed): Promise<string | null> {
  const [word] = germanWords(raw)
  if (!word || isOrdinaryWord(raw) || (await isKnownWord(db, raw))) return null
  const town = townMistyped(raw)
  // Short words are too like each other for anything but a town.
  if (town !== null || raw.length < LEAST_TO_CORRECT) return town
  if (isRead(word) || synonymsOf(word.term).length > 0) return null
  if (word.parts.length > 1 && (await areAllKnown(db, word.parts))) return null
  if (await isUsed(word.term)) return null
  const nearest = nameEndingWith(raw) ?? (await nearestWord(db, raw)) ?? (await wordCutShort(db, raw))
  // "Ernthelfer" is no error in its last part.
  const head = headWithoutField(word) ?? ''
  return nearest !== null && foldGerman(nearest).endsWith(head) ? nearest : null
}

/** Shortest word that another word than a town may be meant by. */
const LEAST_TO_CORRECT = 5

/** Shortest word that may have been cut: "sachbearb". */
const LEAST_CUT = 6

/** "Sachbearb" is no error, but typed only so far. */
async function wordCutShort(db: Queryable, raw: string): Promise<string | null> {
  return raw.length < LEAST_CUT ? null : wordBeginningWith(db, raw)
}

/** "Ernthelfer" is read as a Helfer, but nothing is known of its front. "ITler" and well-known houses are no errors. */
function isRead(word: GermanWord): boolean {
  if (sectorFamilies(word).length > 0 || workersAt(word).families.length > 0) return true
  const isOnlyHead = headWithoutField(word) !== null && fieldBeforeGeneralHead(word) === null
  return findOccupations([word]).length > 0 && (!isOnlyHead || isNameOfOccupation(word))
}

async function areAllKnown(db: Queryable, parts: readonly string[]): Promise<boolean> {
  const known = await Promise.all(parts.map((part) => isKnownPart(part) || isKnownWord(db, part)))
  return known.every(Boolean)
}
