import type { FeatureLabels } from '~/features/accounts/feature-labels'

export const jobPostingsLabels = {
  mails: {
    'posting-ends-soon': 'Anzeige läuft bald ab',
    'posting-still-open': 'Nachfrage, ob die Stelle noch frei ist',
    'posting-paused-unconfirmed': 'Anzeige pausiert',
  },
} as const satisfies FeatureLabels
