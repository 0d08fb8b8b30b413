import type { LANGUAGE_LEVELS, TEMPLATES } from '../vocabulary'
import type { DocumentSource } from './document'

/** Our words for a level 1–5; JSON Resume does not define them. */
export const SKILL_LEVEL_WORDS = ['Grundlagen', 'etwas Übung', 'sicher', 'sehr sicher', 'Expertise'] as const
export const NATIVE_WORD = 'Erstsprache'

type Source = DocumentSource & { title: string; template: (typeof TEMPLATES)[number]; updatedAt?: Date }

/**
 * A résumé as JSON Resume 1.0.0 (jsonresume.org/schema). Months are `YYYY-MM`, which the schema allows; what it has no
 * field for (title, template) is in `meta`, and in extra fields.
 */
export function toJsonResume(source: Source) {
  const { content } = source
  const name = [source.firstName, source.lastName].filter(Boolean).join(' ')
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      ...(name ? { name } : {}),
      ...(source.headline ? { label: source.headline } : {}),
      ...(source.email ? { email: source.email } : {}),
      ...(source.phone ? { phone: source.phone } : {}),
      summary: content.summary,
      location: {
        postalCode: source.postalCode,
        ...(source.city ? { city: source.city } : {}),
        countryCode: 'DE',
      },
    },
    work: content.experience.map((entry) => ({
      name: entry.employer,
      position: entry.position,
      ...(entry.place ? { location: entry.place } : {}),
      startDate: entry.from,
      ...(entry.to ? { endDate: entry.to } : {}),
      summary: entry.description,
    })),
    education: content.education.map((entry) => ({
      institution: entry.institution,
      studyType: entry.degree,
      ...(entry.place ? { location: entry.place } : {}),
      startDate: entry.from,
      ...(entry.to ? { endDate: entry.to } : {}),
      summary: entry.description,
    })),
    skills: content.skills.map(({ name: skill, level }) => ({
      name: skill,
      ...(level === null ? {} : { level: SKILL_LEVEL_WORDS[level - 1] ?? 'sicher' }),
    })),
    languages: content.languages.map(({ name: language, level }) => ({
      language,
      ...(level === null ? {} : { fluency: fluency(level) }),
    })),
    certificates: content.certificates.map((certificate) => ({
      name: certificate.name,
      ...(certificate.issuer ? { issuer: certificate.issuer } : {}),
      ...(certificate.issuedIn ? { date: certificate.issuedIn } : {}),
    })),
    projects: content.projects.map((project) => ({
      name: project.name,
      ...(project.url ? { url: project.url } : {}),
      description: project.description,
    })),
    interests: content.interests ? [{ name: content.interests }] : [],
    meta: {
      version: 'v1.0.0',
      title: source.title,
      theme: source.template,
      ...(content.sectionOrder ? { sectionOrder: content.sectionOrder } : {}),
      ...(source.updatedAt ? { lastModified: source.updatedAt.toISOString() } : {}),
    },
  }
}

function fluency(level: (typeof LANGUAGE_LEVELS)[number]): string {
  return level === 'native' ? NATIVE_WORD : level
}
