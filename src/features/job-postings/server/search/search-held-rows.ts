import type { Queryable } from '~/platform/server/database/db'
import { BlockWords } from './block-words'
import type { Counted } from './collect'
import { type Candidates, foldRows } from './fold-rows'
import { countFolded } from './held-counts'
import { firstHits } from './held-page'
import type { HeldRows } from './held-rows'
import type { HitRow, PageRequest } from './page'
import type { RowBlocks } from './row-blocks'
import { rowTests } from './row-tests'
import type { conditionsOf } from './scope'
import { BLOCK_ROWS } from './word-lists'
import { lexemesOf, readWordQuery, type WordQuery } from './word-query'

type Conditions = Pick<ReturnType<typeof conditionsOf>, 'queries' | 'countScope'>

/** So many rows of the same words, and nothing else asked for, are better told from a sample and found along the order. */
const MOST_OF_WORDS = 60_000

/** Places of all that have the words; made once, for a million of them each time would keep the collector at work. */
let matched = new Uint16Array(BLOCK_ROWS)

/**
 * Total, counts and page of a search from the rows in memory; only lists of words are read. Null
 * where the word index and its samples are the better way.
 */
export async function searchHeldRows(
  db: Queryable,
  held: HeldRows,
  { queries, countScope }: Conditions,
  request: PageRequest,
): Promise<{ counted: Counted; rows: HitRow[] } | null> {
  const levels = queries.map(readWordQuery)
  // With the words of new rows and the lists as they are now, whatever becomes of them while these are read.
  const { newWords } = held
  const lexemes = new Set<string>()
  for (const level of levels) lexemesOf(level, lexemes)
  const words = new BlockWords(await held.lists.read(db, lexemes), newWords)
  // From here on nothing is waited for: what is in memory stays as it is, and so do the numbers that searches share.
  const { blocks } = held
  const tests = rowTests(countScope)
  const candidates = matchingRows(blocks, levels, words)
  const isWordsAlone = candidates !== null && tests.filters.length === 0 && countScope.area === null
  if (isWordsAlone && candidates.places.length > MOST_OF_WORDS) return null
  const folded = foldRows(blocks, candidates, tests)
  const counted = countFolded(folded, countScope)
  return { counted, rows: firstHits(blocks, folded.passing, levels, words, tests.kilometres, countScope, request) }
}

/** Block by block the rows that have the words; null where there are none to have. */
function matchingRows(blocks: RowBlocks, levels: readonly WordQuery[], words: BlockWords): Candidates | null {
  const last = levels.at(-1)
  if (last === undefined) return null
  // Each level holds those before it but for a reference number, which stands first: two say it all.
  const widest = levels.length < 2 ? last : ({ kind: 'any', parts: [...levels.slice(0, 1), last] } as const)
  const starts = [0]
  let count = 0
  for (let number = 0; number < blocks.length; number++) {
    const places = blocks[number] === undefined ? null : words.match(widest, number)
    if (places !== null) {
      if (matched.length < count + places.length) {
        const more = new Uint16Array((count + places.length) * 2)
        more.set(matched.subarray(0, count))
        matched = more
      }
      matched.set(places, count)
      count += places.length
    }
    starts.push(count)
  }
  return { places: matched.subarray(0, count), starts }
}
