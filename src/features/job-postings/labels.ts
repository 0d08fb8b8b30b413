import type { FeatureLabels } from '~/features/accounts/feature-labels'

export const jobPostingsLabels = {
  mails: {
    'posting-ends-soon': 'Stelle läuft bald aus',
    'posting-still-open': 'Nachfrage, ob die Stelle noch frei ist',
    'posting-paused-unconfirmed': 'Stelle pausiert',
  },
  holds: {
    'postings expired': { act: 'Stellen beenden, deren Laufzeit vorbei ist', of: 'Stellen' },
    'postings paused without licence': { act: 'Stellen ohne gültige Lizenz pausieren', of: 'Stellen' },
    'postings paused unconfirmed': { act: 'Unbestätigte Stellen pausieren', of: 'Stellen' },
  },
} as const satisfies FeatureLabels
