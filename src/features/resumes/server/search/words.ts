import { type QueryWord, queryTerms, shortestWays } from '~/lib/german/text'
import { and, not, or, type Query, term } from '~/platform/server/search/query'
import type { ResumeSearch } from '../../search-params'

/** Words that must stand there, and words behind a minus that must not ("Koch -Kantine"). */
export function splitWords(was: string): { wanted: string; unwanted: string } {
  const unwanted = [...was.matchAll(/(?:^|\s)-(\p{L}\S*)/gu)].map(([, word = '']) => word)
  return { wanted: was.replace(/(?:^|\s)-\p{L}\S*/gu, ' ').trim(), unwanted: unwanted.join(' ') }
}

/** What a résumé must have of these words; nothing where they say nothing. An occupation stands for all its names. */
export function wordsQuery({ was = '' }: ResumeSearch): Query {
  const { wanted, unwanted } = splitWords(was)
  // Only the word itself is unwanted, not what else its occupation is called.
  const without = queryTerms(unwanted).map((word) => not(wordQuery({ ...word, neighbours: [] })))
  return and(...queryTerms(wanted).map(wordQuery), ...without)
}

function wordQuery({ alternatives, neighbours }: QueryWord): Query {
  const ways = shortestWays([...alternatives, ...neighbours])
  return or(...ways.map((way) => and(...way.map(term))))
}
