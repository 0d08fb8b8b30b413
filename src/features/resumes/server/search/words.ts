import { type QueryWord, queryTerms, shortestWays } from '~/lib/german/text'
import { and, not, or, type Query, term } from '~/platform/server/search/query'
import type { ResumeSearch } from '../../search-params'

/** Required words, and excluded ones after a minus ("Koch -Kantine"). */
export function splitWords(was: string): { wanted: string; unwanted: string } {
  const unwanted = [...was.matchAll(/(?:^|\s)-(\p{L}\S*)/gu)].map(([, word = '']) => word)
  return { wanted: was.replace(/(?:^|\s)-\p{L}\S*/gu, ' ').trim(), unwanted: unwanted.join(' ') }
}

/** The query for these words; nothing when they mean nothing. An occupation includes all its names. */
export function wordsQuery({ was = '' }: ResumeSearch): Query {
  const { wanted, unwanted } = splitWords(was)
  // Only the word itself is excluded, not the other names of its occupation.
  const without = queryTerms(unwanted).map((word) => not(wordQuery({ ...word, neighbours: [] })))
  return and(...queryTerms(wanted).map(wordQuery), ...without)
}

function wordQuery({ alternatives, neighbours }: QueryWord): Query {
  const ways = shortestWays([...alternatives, ...neighbours])
  return or(...ways.map((way) => and(...way.map(term))))
}
