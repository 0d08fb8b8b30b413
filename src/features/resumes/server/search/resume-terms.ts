import { foldGerman } from '~/lib/german/fold'
import { type PersonSaid, statementsOf } from '../../evidence/person-statements'
import type { Statement, StatementKind } from '../../evidence/statements'
import { occupationsOf, wordingOf } from '../../evidence/wording'
import { experienceYears } from '../../experience-years'
import type { ResumeContent } from '../../schema'
import { EXPERIENCE_FILTERS, FILTER_LANGUAGES, LANGUAGE_REACHES, type LanguageReach } from '../../vocabulary'

/** The first letter of the terms of each kind of passage; no folded word has a capital. */
export const LETTERS = {
  now: 'T',
  was: 'S',
  learnt: 'S',
  listed: 'K',
  learning: 'A',
  text: 'X',
  beside: 'X',
} satisfies Record<StatementKind, string>

/**
 * Search terms of a résumé by where they stand: `T…` a whole word of headline or present work, `T-…` also between
 * hyphens, `T~…` also a part of a compound, `TO…` a family of occupations, with `/…` the work; `S` earlier stations and
 * education, `A` in training, `K` lists, `X` texts. Skills and education, never identity or employers. Otherwise a search
 * for a name would find the anonymous résumé behind it.
 */
export function resumeTerms(source: PersonSaid, now: Date): string[] {
  return [...new Set(statementsOf(source, now).flatMap(termsOf))]
}

function termsOf({ kind, said }: Statement): string[] {
  if (said === '') return []
  const letter = LETTERS[kind]
  const wording = wordingOf(said)
  const occupations = ['listed', 'text', 'beside'].includes(kind) ? [] : occupationsOf(said)
  return [
    ...[...wording.whole].map((term) => `${letter}${term}`),
    ...[...wording.said].map((term) => `${letter}-${term}`),
    ...[...wording.about].filter((term) => !wording.said.has(term)).map((term) => `${letter}~${term}`),
    ...occupations.flatMap(({ family, code }) => [`${letter}O${family}`, `${letter}O${family}/${code}`]),
  ]
}
type Language = Pick<ResumeContent['languages'][number], 'name' | 'level'>

/**
 * Reached levels in the languages that are offered as a filter, including lower ones: "englisch:spoken", "englisch:A1".
 */
export function reachedLanguages(languages: readonly Language[]): string[] {
  const best = new Map<string, number>()
  for (const { name, level } of languages) {
    const key = foldGerman(name.trim())
    if (!OFFERED.has(key)) continue
    const reached = level === null ? 0 : LANGUAGE_REACHES.indexOf(level)
    best.set(key, Math.max(reached, best.get(key) ?? 0))
  }
  return [...best].flatMap(([key, reached]) =>
    LANGUAGE_REACHES.slice(0, reached + 1).map((level) => languageLabel(key, level)),
  )
}

const OFFERED: ReadonlySet<string> = new Set(FILTER_LANGUAGES.map(foldGerman))

/** The label of a language at a level: "englisch:B1". */
export function languageLabel(name: string, level: LanguageReach): string {
  return `${foldGerman(name)}:${level}`
}

/** The offered experience steps that are reached. */
export function reachedYears(content: ResumeContent, now: Date): string[] {
  const years = experienceYears(content.experience, now)
  return EXPERIENCE_FILTERS.filter((step) => step <= years).map(String)
}
