import { desc, eq } from 'drizzle-orm'
import { jobPosting } from '~/features/job-postings/server/table'
import { placeIndex } from '~/features/places/server/place-index'
import { withoutAddition } from '~/features/places/server/place-list'
import { COMPOUND_PARTS } from '~/lib/german/compound-parts'
import { foldGerman } from '~/lib/german/fold'
import { withoutFeminineEnding } from '~/lib/german/gender'
import { stemGerman } from '~/lib/german/stem'
import { occupationFamilies } from '~/lib/occupations/families'
import type { Queryable } from '~/platform/server/database/db'
import { editDistance } from './edit-distance'
import { soundsOf, withoutSlipInEnding } from './sounds'

/** A word as people write it, and its weight when several are equally close. */
type Entry = { folded: string; word: string; weight: number; sounds?: string }

const AGE_MS = 60_000
const MOST_TITLES = 20_000
/** Smallest population of towns considered as corrections. */
const LEAST_POPULATION = 15_000
/** Shortest word whose first letter may be wrong. */
const LEAST_FOR_OTHER_BEGIN = 9
/** Consonants that say enough to forgive one error more. */
const LEAST_SOUNDS = 4

/** Names of occupations are likelier than words of titles. */
const NAME_WEIGHT = 0.2

let own: Map<string, Entry> | undefined
let held: { entries: Map<string, Entry>; byLength: Map<number, Entry[]>; readAt: number } | undefined

/**
 * The most similar word among occupations, words of current titles and towns; null when none is close enough: one error
 * from five letters on, two from nine on, none in shorter words; one more where the words sound alike.
 */
export async function nearestWord(db: Queryable, word: string): Promise<string | null> {
  const folded = withoutSlipInEnding(withoutFeminineEnding(foldGerman(word)))
  const most = folded.length < 5 ? 0 : folded.length < 9 ? 1 : 2
  if (most === 0 || /\d/.test(folded)) return null
  const sounds = soundsOf(folded)
  const { byLength } = await vocabulary(db)
  let best: { entry: Entry; score: number } | null = null
  for (let length = folded.length - most - 1; length <= folded.length + most + 1; length++) {
    for (const entry of byLength.get(length) ?? []) {
      const isAlike = sounds.length >= LEAST_SOUNDS && soundsOfEntry(entry) === sounds
      const allowed = isAlike ? most + 1 : most
      const errors = editDistance(folded, entry.folded, allowed)
      if (errors > allowed) continue
      const isBegunAlike = soundOf(entry.folded) === soundOf(folded)
      if (!isBegunAlike && folded.length < LEAST_FOR_OTHER_BEGIN) continue
      const score = errors + (isBegunAlike ? 0 : 0.8) - (isAlike ? 0.8 : 0) - entry.weight
      if (best === null || score < best.score) best = { entry, score }
    }
  }
  return best?.entry.word ?? null
}

/**
 * The larger town whose name a word is with a slip that hides it: of the town's stem ("ingolstad"), or sounding like it
 * ("wilhelmshafen"). Texts that name the town, or parts of the word, make such a word look known.
 */
export function townMistyped(word: string): string | null {
  const folded = foldGerman(word)
  if (folded.length < LEAST_BEGINNING) return folded.length < LEAST_TOWN ? null : townWithOneLetterTwice(folded)
  const [stem, sounds] = [stemGerman(folded), soundsOf(folded)]
  const found = placeIndex().entries.find(({ baseKey, population }) => {
    if (population < LEAST_POPULATION || Math.abs(baseKey.length - folded.length) > 1) return false
    const isAlike =
      (folded.length > LEAST_BEGINNING && stemGerman(baseKey) === stem) ||
      (sounds.length >= LEAST_SOUNDS && soundsOf(baseKey) === sounds)
    return isAlike && editDistance(folded, baseKey, 1) === 1
  })
  return found === undefined ? null : withoutAddition(found.name)
}

/** Shortest word that may be a town: "hale". */
const LEAST_TOWN = 4

/** "Hale" and "esen": of a short word nothing else is forgiven. */
function townWithOneLetterTwice(folded: string): string | null {
  const town = placeIndex().entries.find(
    ({ baseKey, population }) =>
      population >= LEAST_POPULATION &&
      baseKey.length === folded.length + 1 &&
      baseKey.replace(/(.)\1/, '$1') === folded,
  )
  return town === undefined ? null : withoutAddition(town.name).trim()
}

function soundsOfEntry(entry: Entry): string {
  entry.sounds ??= soundsOf(entry.folded)
  return entry.sounds
}

/** Shortest beginning that says enough: "altenpfl." */
const LEAST_BEGINNING = 5

/** The shortest known word that begins like this; null when there is none. */
export async function wordBeginningWith(db: Queryable, beginning: string): Promise<string | null> {
  const folded = foldGerman(beginning)
  if (folded.length < LEAST_BEGINNING) return null
  let best: Entry | null = null
  for (const entry of (await vocabulary(db)).entries.values()) {
    if (!entry.folded.startsWith(folded)) continue
    if (best === null || entry.folded.length < best.folded.length) best = entry
  }
  return best?.word ?? null
}

/** What a short name of an occupation ends with: people, not things. */
const PERSON_END = /(?:er|or|eur|ist|ent|mann|wart|kraft)$/u
const LEAST_SHORT_NAME = 6
const LEAST_FRONT = 4

/** The shortest name of an occupation that ends with this short one: "Austräger" is a "Zeitungsausträger". */
export function nameEndingWith(word: string): string | null {
  const folded = withoutFeminineEnding(foldGerman(word))
  if (folded.length < LEAST_SHORT_NAME || !PERSON_END.test(folded)) return null
  let best: Entry | null = null
  for (const entry of ownWords().values()) {
    if (entry.weight !== NAME_WEIGHT || entry.folded.length < folded.length + LEAST_FRONT) continue
    if (!entry.folded.endsWith(folded)) continue
    if (best === null || entry.folded.length < best.folded.length) best = entry
  }
  return best?.word ?? null
}

/** Whether a word is known and so no error. */
export async function isKnownWord(db: Queryable, word: string): Promise<boolean> {
  return (await vocabulary(db)).entries.has(withoutFeminineEnding(foldGerman(word)))
}

/** Letters that people confuse at the beginning of a word. */
const SOUNDS = ['fvw', 'ckq', 'bp', 'dt', 'sz', 'iyj']

/** Hardly anybody gets the first sound wrong, and never in a short word: "Rädern" is no "Wadern". */
function soundOf(word: string): string {
  const [first = ''] = word
  return SOUNDS.find((letters) => letters.includes(first)) ?? first
}

let partTerms: Set<string> | undefined

/** Whether a part of a compound, as the normaliser leaves it, is a known one. */
export function isKnownPart(part: string): boolean {
  partTerms ??= new Set([...COMPOUND_PARTS].map((each) => stemGerman(withoutFeminineEnding(each))))
  return partTerms.has(part)
}

async function vocabulary(db: Queryable) {
  if (held && performance.now() - held.readAt < AGE_MS) return held
  const entries = new Map(ownWords())
  for (const title of await latestTitles(db)) addWords(entries, title, 0.1)
  const byLength = new Map<number, Entry[]>()
  for (const entry of entries.values()) {
    const list = byLength.get(entry.folded.length)
    if (list) list.push(entry)
    else byLength.set(entry.folded.length, [entry])
  }
  held = { entries, byLength, readAt: performance.now() }
  return held
}

async function latestTitles(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ title: jobPosting.title })
    .from(jobPosting)
    .where(eq(jobPosting.status, 'published'))
    .orderBy(desc(jobPosting.publishedAt), desc(jobPosting.id))
    .limit(MOST_TITLES)
  return [...new Set(rows.map(({ title }) => title))]
}

function ownWords(): Map<string, Entry> {
  if (own) return own
  own = new Map()
  for (const { name, names } of occupationFamilies())
    for (const each of [name, ...names]) addWords(own, each, NAME_WEIGHT)
  for (const part of COMPOUND_PARTS)
    if (part.length > 4 && !own.has(part)) own.set(part, { folded: part, word: part, weight: 0 })
  for (const { name, key, population } of placeIndex().entries) {
    if (population < LEAST_POPULATION || own.has(key)) continue
    own.set(key, { folded: key, word: name, weight: population / 10_000_000 })
  }
  return own
}

function addWords(entries: Map<string, Entry>, text: string, weight: number) {
  for (const [word] of text.matchAll(/\p{L}{4,}/gu)) {
    // Also as written: an error in "-fachmann" is far from the "-fachkraft" it becomes.
    const asWritten = foldGerman(word)
    for (const folded of [withoutFeminineEnding(asWritten), asWritten])
      if (!entries.has(folded)) entries.set(folded, { folded, word, weight })
  }
}
