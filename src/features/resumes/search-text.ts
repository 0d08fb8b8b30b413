import { searchTerms } from '~/lib/german-text'
import { secretsOf } from './redact'
import { redactor } from './redact-text'
import type { ResumeContent } from './schema'

type Source = {
  firstName: string
  lastName: string
  city: string
  headline: string | null
  title: string
  content: ResumeContent
}

/**
 * Search terms of a résumé: what somebody can and has learnt, never who they are or for whom they worked. Otherwise a
 * search for a name would find the anonymous résumé behind it.
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
  return searchTerms(text.join('\n').replace(/\[(?:Name|Arbeitgeber|Kontakt|Ort) entfernt\]/g, ' '))
}
