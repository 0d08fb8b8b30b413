import type { FeatureLabels } from '~/features/accounts/feature-labels'

export const feedbackLabels = {
  actions: {
    'feedback.done': 'Rückmeldung erledigt',
    'feedback.reopened': 'Rückmeldung wieder geöffnet',
  },
  subjects: {
    feedback: 'Rückmeldung',
  },
} as const satisfies FeatureLabels
