import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '~/platform/server/database/db'
import { type Area, type FilterScope, type RowConditions, whereOf } from './conditions'
import { type Folded, foldMatches, type RowFilters, rowFilters } from './filters'
import { type Matches, matchColumns, noMatches, readMatches } from './matches'
import { sampleWithoutWords } from './sample'

/** An index so small that looking at a sample first is not worth while. */
const SMALL_INDEX = 8_000
/** Up to here the sixteenth part is small enough to be looked at first. */
const MIDDLE_INDEX = 256_000

export type CountScope = FilterScope & {
  area: Area | null
  /** The nearest part of the area, which has a level of its own where there are no words. */
  inner: Area | null
  hasWords: boolean
}

/** A first look: the matches of the base (words and place) in a sample; none of a small index, which is read at once. */
export type Look = {
  matches: Matches
  /** How many postings one of them stands for; 1: nobody looked. */
  scale: 1 | 16 | 256
  filters: RowFilters
  folded: Folded
}

const sizesSchema = z.array(z.number())
const columnsSchema = z.object({ codes: z.string().nullable(), companies: z.string().nullable() })

export async function lookAt(db: Queryable, base: RowConditions, scope: CountScope): Promise<Look> {
  const { search, hasPlace, memory } = scope
  const filters = rowFilters(search, hasPlace, memory)
  const scale = memory.size < SMALL_INDEX ? 1 : scope.hasWords && memory.size > MIDDLE_INDEX ? 256 : 16
  const matches = await readLook(db, base, scope, scale)
  return { matches, scale, filters, folded: foldMatches(matches, filters) }
}

async function readLook(db: Queryable, base: RowConditions, scope: CountScope, scale: Look['scale']): Promise<Matches> {
  const { now, area, hasWords } = scope
  if (scale === 1) return noMatches()
  if (!hasWords) return sampleWithoutWords(db, area, now)
  const table = scale === 16 ? sql`search_sample16` : sql`search_sample256`
  const { rows } = await db.execute(sql`select ${matchColumns(secondsOf(now))} from ${table} where ${whereOf(base)}`)
  return readMatches(columnsSchema.parse(rows[0]))
}

/** How many match on each level, roughly; the thinnest sample is enough to choose a way by. */
export async function levelSizes(
  db: Queryable,
  levels: readonly RowConditions[],
  { filters, folded }: Look,
  { hasWords, inner, now }: CountScope,
): Promise<number[]> {
  if (!hasWords) {
    const near = inner === null ? 0 : foldMatches(await sampleWithoutWords(db, inner, now), filters).total
    return [near * 16, (folded.total - near) * 16]
  }
  const sizes = levels.map((level) => sql`(select count(*)::int * 256 from search_sample256 where ${whereOf(level)})`)
  const { rows } = await db.execute(sql`select array[${sql.join(sizes, sql`, `)}]::int[] as sizes`)
  return sizesSchema.parse(rows[0]?.sizes)
}

export function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
