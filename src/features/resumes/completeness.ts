import type { ResumeContent } from './schema'

const PARTS: ((content: ResumeContent) => boolean)[] = [
  (content) => content.summary !== '',
  (content) => content.experience.length > 0,
  (content) => content.experience.some((entry) => entry.description !== ''),
  (content) => content.education.length > 0,
  (content) => content.skills.length >= 3,
  (content) => content.languages.length > 0,
]

/** Whether a résumé contains no experience or education at all: its reader learns next to nothing. */
export function hasNoStations({ experience, education, projects }: ResumeContent): boolean {
  return experience.length + education.length + projects.length === 0
}

/** How far a résumé is filled in, percent; certificates, projects and interests are extras and do not count. */
export function completeness(content: ResumeContent): number {
  return Math.round((PARTS.filter((isDone) => isDone(content)).length / PARTS.length) * 100)
}
