import type { FeatureLabels } from '~/features/accounts/feature-labels'

export const jobPostingsLabels = {
  mails: {
    'posting-ends-soon': 'Anzeige läuft bald ab',
    'posting-still-open': 'Nachfrage, ob die Stelle noch frei ist',
    'posting-paused-unconfirmed': 'Anzeige pausiert',
  },
  holds: {
    'postings expired': { act: 'Anzeigen beenden, deren Laufzeit vorbei ist', of: 'Anzeigen' },
    'postings paused without licence': { act: 'Anzeigen ohne gültige Lizenz pausieren', of: 'Anzeigen' },
    'postings paused unconfirmed': { act: 'Unbestätigte Anzeigen pausieren', of: 'Anzeigen' },
  },
} as const satisfies FeatureLabels
