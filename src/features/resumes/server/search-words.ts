import { queryTerms, tsqueryText } from '~/lib/german-text'
import type { ResumeSearch } from '../search-params'

/** Words that must stand there, and words behind a minus that must not ("Koch -Kantine"). */
export function splitWords(was: string): { wanted: string; unwanted: string } {
  const unwanted = [...was.matchAll(/(?:^|\s)-(\p{L}\S*)/gu)].map(([, word = '']) => word)
  return { wanted: was.replace(/(?:^|\s)-\p{L}\S*/gu, ' ').trim(), unwanted: unwanted.join(' ') }
}

/**
 * The words as texts of a `tsquery`, '' when there are none: what must be found, without what must not; and when all are
 * unwanted, those that take people away.
 */
export function tsqueriesOf({ was = '' }: ResumeSearch): { found: string; takenAway: string } {
  const { wanted, unwanted } = splitWords(was)
  const found = tsqueryText(queryTerms(wanted))
  // Only the word itself is unwanted, not what else its occupation is called.
  const without = queryTerms(unwanted).map((word) => tsqueryText([{ ...word, neighbours: [] }]))
  if (found === '') return { found, takenAway: without.join(' | ') }
  return { found: [found, ...without.map((word) => `!${word}`)].join(' & '), takenAway: '' }
}
