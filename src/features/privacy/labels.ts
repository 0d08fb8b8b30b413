import type { FeatureLabels } from '~/features/accounts/feature-labels'

export const privacyLabels = {
  actions: {
    'account.deleted': 'Konto gelöscht',
    'account.exported': 'Daten heruntergeladen',
    'retention.applied': 'Aufbewahrungsfrist angewandt',
  },
  subjects: {
    retention: 'Aufbewahrung',
  },
  mails: {
    'account-deleted': 'Konto gelöscht',
    'account-inactive': 'Unbenutztes Konto',
    'application-deletion': 'Löschung einer Bewerbung angekündigt',
    'application-deletion-company': 'Löschung von Bewerbungen angekündigt',
    'application-gone': 'Bewerbung mit dem Konto gelöscht',
  },
} as const satisfies FeatureLabels
