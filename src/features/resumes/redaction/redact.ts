import { toIsoDay } from '~/lib/dates/dates'
import { startOfDay } from '~/lib/dates/weeks'
import type { ResumeSheet } from '../document/sheet'
import type { ResumeContent } from '../schema'
import { ownTrades } from './own-trade'
import { hasLegalForm } from './redact-employers'
import { redactor, type Secrets } from './redact-text'

export const EMPLOYER_HIDDEN = 'Arbeitgeber nicht genannt'

/**
 * The sheet of an anonymous person (product.md "Visibility"): without name, contact data, attachments and employers,
 * the postal code cut to two digits; repetitions are removed from free text.
 */
export function redactSheet(sheet: ResumeSheet): ResumeSheet {
  const clean = redactor(secretsOf(sheet))
  return {
    ...sheet,
    firstName: null,
    lastName: null,
    email: null,
    phone: null,
    postalCode: sheet.postalCode.slice(0, 2),
    city: null,
    headline: sheet.headline === null ? null : clean(sheet.headline),
    title: clean(sheet.title),
    content: redactContent(sheet.content, clean),
    photoFileId: null,
    attachments: [],
    // The minute of a change can be compared with what somebody wrote elsewhere.
    updatedAt: startOfDay(toIsoDay(sheet.updatedAt)),
  }
}

type Source = {
  firstName: string | null
  lastName: string | null
  email: string | null
  city: string | null
  postalCode?: string
  headline?: string | null
  content: ResumeContent
}

/** What must not be repeated anywhere in a person's résumé. */
export function secretsOf({ firstName, lastName, email, city, postalCode = '', headline, content }: Source): Secrets {
  const stations = [...content.experience, ...content.education]
  const names = [firstName ?? '', lastName ?? '']
  const titles = [headline ?? '', ...content.experience.map(({ position }) => position)]
  return {
    names,
    trades: ownTrades(names, [...titles, ...content.education.map(({ degree }) => degree)]),
    email: email ?? '',
    employers: content.experience.map((entry) => entry.employer),
    places: [city ?? '', postalCode, ...stations.map((entry) => entry.place ?? '')],
  }
}

function redactContent(content: ResumeContent, clean: (text: string) => string): ResumeContent {
  return {
    ...cleanedTexts(content, clean),
    experience: content.experience.map((entry) => ({
      ...entry,
      position: clean(entry.position),
      employer: EMPLOYER_HIDDEN,
      // In a small town the place reveals the employer, and where somebody lives.
      place: null,
      description: clean(entry.description),
    })),
    education: content.education.map((entry) => ({
      ...entry,
      degree: clean(entry.degree),
      institution: hasLegalForm(entry.institution) ? EMPLOYER_HIDDEN : clean(entry.institution),
      place: null,
      description: clean(entry.description),
    })),
    certificates: content.certificates.map((certificate) => ({
      ...certificate,
      name: clean(certificate.name),
      issuer: certificate.issuer === null ? null : hasLegalForm(certificate.issuer) ? null : clean(certificate.issuer),
    })),
  }
}

/** The parts of a résumé in which only texts tell who somebody is: everything but stations and certificates. */
export function cleanedTexts(content: ResumeContent, clean: (text: string) => string) {
  return {
    summary: clean(content.summary),
    skills: content.skills.map((skill) => ({ ...skill, name: clean(skill.name) })),
    languages: content.languages.map((language) => ({ ...language, name: clean(language.name) })),
    projects: content.projects.map((project) => ({
      ...project,
      name: clean(project.name),
      url: null,
      description: clean(project.description),
    })),
    interests: clean(content.interests),
    ...(content.sectionOrder ? { sectionOrder: content.sectionOrder } : {}),
  }
}
