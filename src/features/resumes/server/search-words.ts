import { queryTerms, tsqueryText } from '~/lib/german-text'
import type { ResumeSearch } from '../search-params'

/** Words that must stand there, and words behind a minus that must not ("Koch -Kantine"). */
export function splitWords(was: string): { wanted: string; unwanted: string } {
  const unwanted = [...was.matchAll(/(?:^|\s)-(\p{L}\S*)/gu)].map(([, word = '']) => word)
  return { wanted: was.replace(/(?:^|\s)-\p{L}\S*/gu, ' ').trim(), unwanted: unwanted.join(' ') }
}

/** The words as the text of a `tsquery`; '' when nothing is asked for. */
export function resumeQuery({ was = '' }: ResumeSearch): string {
  const { wanted, unwanted } = splitWords(was)
  return [
    tsqueryText(queryTerms(wanted)),
    // Only the word itself is unwanted, not what else its occupation is called.
    ...queryTerms(unwanted).map((word) => `!${tsqueryText([{ ...word, neighbours: [] }])}`),
  ]
    .filter(Boolean)
    .join(' & ')
}
