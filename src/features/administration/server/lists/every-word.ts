import { and, type SQL, sql } from 'drizzle-orm'
import { containsPattern } from '~/lib/text/like-pattern'

/** More words narrow nothing down, and each costs a search of its own. */
const MOST_WORDS = 8

/**
 * Whether every typed word occurs somewhere in what belongs to a row, possibly in different tables; case-insensitive.
 * Each source should have a trigram index.
 * @param id of the row
 * @param sources queries of the ids in which a pattern (`like`, lower case) is found
 */
export function everyWord(
  id: SQL | Parameters<typeof sql>[1],
  typed: string,
  sources: (pattern: string) => SQL[],
): SQL | undefined {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return and(...words.map((word) => sql`${id} in (${sql.join(sources(containsPattern(word)), sql` union all `)})`))
}
