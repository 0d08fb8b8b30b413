import type { FeatureLabels } from '~/features/accounts/feature-labels'

export const adCheckLabels = {
  actions: {
    'ad-rule.added': 'Anzeigenregel angelegt',
    'ad-rule.changed': 'Anzeigenregel geändert',
  },
  subjects: {
    'ad-rule': 'Anzeigenregel',
  },
} as const satisfies FeatureLabels
