import { queryTerms, quoteLexeme, tsqueryText } from '~/lib/german-text'
import type { ResumeSearch } from '../search-params'
import { languageTag } from '../search-text'

/** Words that must stand there, and words behind a minus that must not ("Koch -Kantine"). */
export function splitWords(was: string): { wanted: string; unwanted: string } {
  const unwanted = [...was.matchAll(/(?:^|\s)-(\p{L}\S*)/gu)].map(([, word = '']) => word)
  return { wanted: was.replace(/(?:^|\s)-\p{L}\S*/gu, ' ').trim(), unwanted: unwanted.join(' ') }
}

/** Words and languages as the text of a `tsquery`; '' when nothing is asked for. */
export function resumeQuery({ was = '', sprache, sprachniveau = 'A1' }: ResumeSearch): string {
  const { wanted, unwanted } = splitWords(was)
  return [
    tsqueryText(queryTerms(wanted)),
    // Only the word itself is unwanted, not what else its occupation is called.
    ...queryTerms(unwanted).map((word) => `!${tsqueryText([{ ...word, neighbours: [] }])}`),
    sprache && quoteLexeme(languageTag(sprache, sprachniveau)),
  ]
    .filter(Boolean)
    .join(' & ')
}
