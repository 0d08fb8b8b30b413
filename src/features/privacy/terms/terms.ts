import type { CONSENT_WAYS, LegalDocument, TERMS_AUDIENCES } from './vocabulary'

export const legalDocuments = {
  terms: { title: 'Allgemeine Geschäftsbedingungen (AGB)', label: 'AGB', path: '/agb' },
  privacy: { title: 'Datenschutz', label: 'Datenschutzerklärung', path: '/privacy' },
} as const satisfies Record<LegalDocument, { title: string; label: string; path: string }>

/** Days between the announcement of a new version and its first day (P2B-VO Art. 3 Abs. 2). */
export const ANNOUNCED_DAYS = 15

export const termsAudienceLabels = {
  everyone: 'Alle',
  applicants: 'Bewerberinnen und Bewerber',
  companies: 'Unternehmen',
} satisfies Record<(typeof TERMS_AUDIENCES)[number], string>

export const consentWayLabels = {
  registration: 'Mit dem Konto',
  notice: 'Nach der Ankündigung',
} satisfies Record<(typeof CONSENT_WAYS)[number], string>
