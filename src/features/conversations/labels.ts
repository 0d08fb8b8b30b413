import type { FeatureLabels } from '~/features/accounts/feature-labels'

export const conversationsLabels = {
  mails: {
    message: 'Nachricht',
  },
} as const satisfies FeatureLabels
