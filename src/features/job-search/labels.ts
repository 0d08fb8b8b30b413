import type { FeatureLabels } from '~/features/accounts/feature-labels'

export const jobSearchLabels = {
  mails: {
    'search-alert': 'Suchauftrag',
    'search-alert-confirm': 'Suchauftrag bestätigen',
  },
  holds: {
    'search alerts deleted': { act: 'Unbestätigte Suchaufträge löschen', of: 'Suchaufträgen' },
  },
} as const satisfies FeatureLabels
