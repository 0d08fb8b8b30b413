import type { FeatureLabels } from '~/features/accounts/feature-labels'

export const jobSearchLabels = {
  mails: {
    'search-alert': 'Suchauftrag',
    'search-alert-confirm': 'Suchauftrag bestätigen',
  },
} as const satisfies FeatureLabels
