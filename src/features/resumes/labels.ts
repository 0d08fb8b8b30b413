import type { FeatureLabels } from '~/features/accounts/feature-labels'

export const resumesLabels = {
  actions: {
    'resume.view': 'Lebenslauf eingesehen',
    'resume.viewed': 'Lebenslauf eingesehen',
  },
  subjects: {
    applicantProfile: 'Bewerbungsprofil',
  },
  mails: {
    'contact-request': 'Kontaktanfrage',
    'contact-answer': 'Antwort auf eine Kontaktanfrage',
    'resume-search': 'Neue Lebensläufe zu einer Suche',
    'resume-account': 'Konto aus einem aufgelegten Lebenslauf',
  },
  holds: {
    'contact requests expired': { act: 'Kontaktanfragen ohne Antwort ablaufen lassen', of: 'Kontaktanfragen' },
  },
} as const satisfies FeatureLabels
