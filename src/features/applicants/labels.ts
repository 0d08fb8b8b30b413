import type { FeatureLabels } from '~/features/accounts/feature-labels'

export const applicantsLabels = {
  subjects: {
    'applicant-profile': 'Bewerbungsprofil',
  },
} as const satisfies FeatureLabels
