import { sql } from 'drizzle-orm'
import type { Queryable } from '~/platform/server/database/db'
import { type Area, type FilterScope, isRemote, type RowConditions } from './conditions'
import { type Folded, foldMatches, type RowFilters, rowFilters } from './filters'
import { type Matches, noMatches } from './matches'
import type { SearchMemory } from './memory'
import { sampleWithoutWords } from './sample'
import { WordSample } from './word-sample'

/** An index so small that looking at a sample first is not worth while. */
const SMALL_INDEX = 8_000
/** Up to here the sixteenth part is small enough to be looked at first. */
const MIDDLE_INDEX = 256_000

export type CountScope = FilterScope & {
  area: Area | null
  /** The nearest part of the area, which has a level of its own where there are no words. */
  inner: Area | null
}

/** A first look: the matches of the base (words and place) in a sample; none of a small index, which is read at once. */
export type Look = {
  matches: Matches
  /** How many postings one of them stands for; 1: nobody looked. */
  scale: 1 | 16 | 256
  filters: RowFilters
  folded: Folded
  /** Where the words were looked for; null where there are none, or nobody looked. */
  sample: WordSample | null
}

const SAMPLES = { 16: new WordSample(sql`search_sample16`), 256: new WordSample(sql`search_sample256`) }

/** @param words the query of words; null without */
export async function lookAt(db: Queryable, words: string | null, scope: CountScope): Promise<Look> {
  const { search, hasPlace, memory, area, now } = scope
  const filters = rowFilters(search, hasPlace, memory)
  const least = scaleOf(memory.size)
  const scale = words === null && least === 256 ? 16 : least
  const isSampled = scale !== 1 && words !== null
  const sample = isSampled ? await SAMPLES[scale].current(db, memory.size / scale) : null
  const readLook = () => {
    if (scale === 1) return noMatches()
    return words === null || sample === null ? sampleWithoutWords(db, area, now) : sample.matches(words, area, now)
  }
  const matches = await readLook()
  return { matches, scale, filters, folded: foldMatches(matches, filters), sample }
}

/** What the word index takes for an entry of a cell of the map, against what looking at a row takes. */
const ENTRY_COST = 0.25
/** Rows that are read sooner than any cells are gone through. */
const FEW_ROWS = 2_000

/**
 * Whether it is cheaper to read all postings that have the words than to have the word index go through the cells of an
 * area as well: of those it reads every entry, and a city's are many.
 */
export function isAreaDearer({ sample, matches, scale }: Look, { words }: RowConditions, scope: CountScope): boolean {
  const { area, memory, now } = scope
  if (area === null || sample === null || words === null) return false
  const anywhere = sample.matches(words, null, now).count
  const near = matches.codes.reduce((count, code) => (isRemote(code) ? count : count + 1), 0)
  const inCells = memory.size * (near / Math.max(anywhere, 1))
  return anywhere * scale < Math.max(FEW_ROWS, inCells * ENTRY_COST)
}

/** How many match on each level, roughly. */
export async function levelSizes(
  db: Queryable,
  levels: readonly RowConditions[],
  { filters, folded, sample, scale }: Look,
  { area, inner, now }: CountScope,
): Promise<number[]> {
  if (sample === null) {
    const near = inner === null ? 0 : foldMatches(await sampleWithoutWords(db, inner, now), filters).total
    return [near * scale, (folded.total - near) * scale]
  }
  // The last holds what is in none of those before it, most of all; they are disjoint.
  const better = levels
    .slice(0, -1)
    .map(({ words }) => (words === null ? 0 : foldMatches(sample.matches(words, area, now), filters).total))
  const rest = better.reduce((left, size) => left - size, folded.total)
  return [...better, Math.max(0, rest)].map((size) => size * scale)
}

/** Whether a query of words is met in the sample of the index, if there is one: then it is in the index. */
export async function isInSample(db: Queryable, words: string, { size }: SearchMemory): Promise<boolean> {
  const scale = scaleOf(size)
  return scale !== 1 && (await SAMPLES[scale].current(db, size / scale)).has(words)
}

/** Whether the index is so large that it is not simply read. */
export function isLarge({ size }: SearchMemory): boolean {
  return scaleOf(size) !== 1
}

/** Of how many postings one is looked at first. */
function scaleOf(size: number): Look['scale'] {
  if (size < SMALL_INDEX) return 1
  return size > MIDDLE_INDEX ? 256 : 16
}

export function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
