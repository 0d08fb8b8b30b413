import { foldGerman } from '~/lib/german/fold'
import { searchTerms } from '~/lib/german/text'
import { experienceYears } from '../../experience-years'
import { secretsOf } from '../../redaction/redact'
import { REMOVED, redactor } from '../../redaction/redact-text'
import type { ResumeContent } from '../../schema'
import { EXPERIENCE_FILTERS, FILTER_LANGUAGES, LANGUAGE_REACHES, type LanguageReach } from '../../vocabulary'

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
 * Search terms of a résumé: skills and education, never identity or employers. Otherwise a search for a name would find
 * the anonymous résumé behind it.
 */
export function resumeTerms(source: Source): string[] {
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
  return searchTerms(text.join('\n').replace(REMOVED, ' '))
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
