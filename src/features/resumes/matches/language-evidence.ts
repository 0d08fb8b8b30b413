import { foldGerman } from '~/lib/german/fold'
import { languageText } from '../document/language-text'
import type { ResumeContent } from '../schema'
import { FILTER_LANGUAGES, LANGUAGE_LEVELS } from '../vocabulary'
import { type Quote, quoteOf } from './quote'

const NAMES = FILTER_LANGUAGES.map(foldGerman)
/** "Deutsch", "Deutschkenntnisse", "deutsche". */
const ENDINGS = new Set(['', 'kenntnis', 'kenntnisse', 'kenntnissen', 'sprachkenntnisse', 'e', 'er', 'es', 'en', 'em'])
const LEVEL = /(?<![\p{L}\p{N}])([ABC][12])(?![\p{L}\p{N}])/u
/** What "gute Deutschkenntnisse" or "fließend Englisch" needs at least, as long as no level is given. */
const LEAST = 'B2'

/** The language that a line asks for, folded; undefined when it asks for none. */
export function languageAskedFor(asked: string): string | undefined {
  const words = asked.split(/[^\p{L}]+/u).map(foldGerman)
  return NAMES.find((name) => words.some((word) => word.startsWith(name) && ENDINGS.has(word.slice(name.length))))
}

/** The language in the résumé, when it is the one asked for and its stated level is high enough. */
export function languageEvidence(asked: string, languages: ResumeContent['languages']): Quote | null {
  const name = languageAskedFor(asked)
  const least = LANGUAGE_LEVELS.indexOf(levelIn(asked))
  const spoken = languages.find(
    (language) =>
      foldGerman(language.name.trim()) === name &&
      language.level !== null &&
      LANGUAGE_LEVELS.indexOf(language.level) >= least,
  )
  if (!spoken) return null
  const text = languageText(spoken)
  return quoteOf({ text, where: 'Sprachen' }, [text])
}

function levelIn(asked: string): (typeof LANGUAGE_LEVELS)[number] {
  const said = LEVEL.exec(asked)?.[1]
  return LANGUAGE_LEVELS.find((level) => level === said) ?? LEAST
}
