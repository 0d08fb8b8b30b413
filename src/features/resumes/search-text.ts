import { currentTime } from '~/lib/current-time'
import { foldGerman } from '~/lib/german-fold'
import { searchTerms } from '~/lib/german-text'
import { experienceYears } from './experience-years'
import { secretsOf } from './redact'
import { REMOVED, redactor } from './redact-text'
import type { ResumeContent } from './schema'
import { EXPERIENCE_FILTERS, LANGUAGE_LEVELS, type LanguageReach } from './vocabulary'

type Source = {
  firstName: string
  lastName: string
  email: string | null
  city: string
  headline: string | null
  title: string
  content: ResumeContent
}

/**
 * Search terms of a résumé: what somebody can and has learnt, never who they are or for whom they worked. Otherwise a
 * search for a name would find the anonymous résumé behind it.
 */
export function resumeTerms(source: Source, now = currentTime()): string[] {
  const { headline, title, content } = source
  const clean = redactor(secretsOf(source))
  const text = [
    title,
    headline ?? '',
    content.summary,
    ...content.experience.flatMap((entry) => [entry.position, entry.description]),
    ...content.education.flatMap((entry) => [entry.degree, entry.description]),
    ...content.skills.map((skill) => skill.name),
    ...content.languages.map((language) => language.name),
    ...content.certificates.map((certificate) => certificate.name),
    ...content.projects.flatMap((project) => [project.name, project.description]),
    content.interests,
  ].map(clean)
  return [...searchTerms(text.join('\n').replace(REMOVED, ' ')), ...resumeTags(content, now)]
}

/**
 * Filters of the search as lexemes beside the words: capital letters and colons never come from text. A language counts
 * for its level and all below it, years of work for every step reached when the résumé was last saved.
 */
function resumeTags(content: ResumeContent, now: Date): string[] {
  const years = experienceYears(content.experience, now)
  return [
    ...content.languages.flatMap((language) => reachesOf(language, content.languages)),
    ...EXPERIENCE_FILTERS.filter((step) => step <= years).map(yearsTag),
  ]
}

type Language = ResumeContent['languages'][number]

/** The least is only for a language that stands nowhere with a level; a level includes it (see `resume_trait_of`). */
function reachesOf({ name, level }: Language, all: readonly Language[]): string[] {
  if (level !== null) {
    return LANGUAGE_LEVELS.slice(0, LANGUAGE_LEVELS.indexOf(level) + 1).map((reached) => languageTag(name, reached))
  }
  const isSaid = all.some((other) => other.level !== null && foldGerman(other.name.trim()) === foldGerman(name.trim()))
  return isSaid ? [] : [languageTag(name, 'spoken')]
}

export function languageTag(name: string, level: LanguageReach): string {
  return `L:${foldGerman(name.trim())}:${level}`.slice(0, 200)
}

export function yearsTag(years: number): string {
  return `E:${years}`
}
