import { foldGerman } from '~/lib/german-fold'
import { searchTerms } from '~/lib/german-text'
import { experienceYears } from './experience-years'
import { secretsOf } from './redact'
import { REMOVED, redactor } from './redact-text'
import type { ResumeContent } from './schema'
import { EXPERIENCE_FILTERS, LANGUAGE_LEVELS } from './vocabulary'

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
export function resumeTerms(source: Source, now = new Date()): string[] {
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
    ...content.languages.flatMap(({ name, level }) =>
      LANGUAGE_LEVELS.slice(0, LANGUAGE_LEVELS.indexOf(level) + 1).map((reached) => languageTag(name, reached)),
    ),
    ...EXPERIENCE_FILTERS.filter((step) => step <= years).map(yearsTag),
  ]
}

export function languageTag(name: string, level: (typeof LANGUAGE_LEVELS)[number]): string {
  return `L:${foldGerman(name.trim())}:${level}`.slice(0, 200)
}

export function yearsTag(years: number): string {
  return `E:${years}`
}
