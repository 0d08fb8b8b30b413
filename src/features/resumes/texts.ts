import { formatIsoDay, toIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import type { ImportKind, LANGUAGE_LEVELS, PaperPart, ReleaseBasis, TEMPLATES } from './vocabulary'
import { CONTACT_REQUEST_DAYS } from './vocabulary'

// Labels stand here and not beside their values: every visitor loads those, with the addresses of the pages.
export const languageLevelLabels = {
  A1: 'A1 – Anfänger',
  A2: 'A2 – Grundlagen',
  B1: 'B1 – fortgeschritten',
  B2: 'B2 – selbstständig',
  C1: 'C1 – fachkundig',
  C2: 'C2 – annähernd muttersprachlich',
  native: 'Erstsprache',
} satisfies Record<(typeof LANGUAGE_LEVELS)[number], string>

export const paperPartTitles = {
  experience: 'Berufserfahrung',
  education: 'Ausbildung',
  projects: 'Projekte',
  skills: 'Kenntnisse',
  certificates: 'Nachweise',
  interests: 'Interessen',
} satisfies Record<PaperPart, string>

export const templateTexts = {
  klar: { label: 'Klar', description: 'Daten links in einer eigenen Spalte, viel Luft.' },
  kompakt: { label: 'Kompakt', description: 'Daten über den Stationen, mehr auf eine Seite.' },
} satisfies Record<(typeof TEMPLATES)[number], { label: string; description: string }>

export const importKindLabels = {
  'json-resume': 'JSON Resume',
  'own-pdf': 'PDF von Stellwerk',
  pdf: 'PDF',
  docx: 'Word-Dokument',
  linkedin: 'Datenexport von LinkedIn',
  europass: 'Europass',
  text: 'Text',
} satisfies Record<ImportKind, string>

export const releaseBasisTexts = {
  visible: 'weil dein Lebenslauf sichtbar ist',
  anonymous: 'weil dein Lebenslauf anonym zu finden ist',
  application: 'weil du dich dort beworben hast',
  'contact-request': 'weil du der Kontaktanfrage zugestimmt hast',
  'talent-pool': 'weil du dem Kandidatenpool zugestimmt hast',
  'not-released': 'ohne Freigabe, zu sehen war nur ein Hinweis',
} satisfies Record<ReleaseBasis, string>

/** The last German calendar day on which a request for contact can be answered, `20.11.2026`. */
export function answerableUntil(createdAt: Date): string {
  return formatIsoDay(dayAfter(toIsoDay(createdAt), CONTACT_REQUEST_DAYS))
}
