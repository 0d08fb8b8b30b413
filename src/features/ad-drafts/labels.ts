import type { FeatureLabels } from '~/features/accounts/feature-labels'

export const adDraftsLabels = {
  holds: {
    'ad drafts deleted': { act: 'Entwürfe von Stellen ohne Konto löschen', of: 'Entwürfe' },
  },
} as const satisfies FeatureLabels
