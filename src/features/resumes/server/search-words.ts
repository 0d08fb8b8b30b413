import { queryTerms, tsqueryText } from '~/lib/german-text'
import type { ResumeSearch } from '../search-params'

/** Words that must stand there, and words behind a minus that must not ("Koch -Kantine"). */
export function splitWords(was: string): { wanted: string; unwanted: string } {
  const unwanted = [...was.matchAll(/(?:^|\s)-(\p{L}\S*)/gu)].map(([, word = '']) => word)
  return { wanted: was.replace(/(?:^|\s)-\p{L}\S*/gu, ' ').trim(), unwanted: unwanted.join(' ') }
}

type Tsqueries = { found: string; takenAway: string }
/** An occupation stands for dozens of names, and a search is asked for its words in several places. */
const known = new WeakMap<ResumeSearch, Tsqueries>()

/**
 * The words as texts of a `tsquery`, '' when there are none: what must be found, without what must not; and when all are
 * unwanted, those that take people away.
 */
export function tsqueriesOf(search: ResumeSearch): Tsqueries {
  const made = known.get(search) ?? makeTsqueries(search)
  known.set(search, made)
  return made
}

function makeTsqueries({ was = '' }: ResumeSearch): Tsqueries {
  const { wanted, unwanted } = splitWords(was)
  const found = tsqueryText(queryTerms(wanted))
  // Only the word itself is unwanted, not what else its occupation is called.
  const without = queryTerms(unwanted).map((word) => tsqueryText([{ ...word, neighbours: [] }]))
  if (found === '') return { found, takenAway: without.join(' | ') }
  return { found: [found, ...without.map((word) => `!${word}`)].join(' & '), takenAway: '' }
}
