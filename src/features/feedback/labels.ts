import type { FeatureLabels } from '~/features/accounts/feature-labels'

export const feedbackLabels = {
  actions: {
    'feedback.answered': 'Rückmeldung beantwortet',
    'feedback.done': 'Rückmeldung erledigt',
    'feedback.reopened': 'Rückmeldung wieder geöffnet',
  },
  subjects: {
    feedback: 'Rückmeldung',
  },
  mails: {
    'feedback-answered': 'Antwort auf eine Rückmeldung',
  },
} as const satisfies FeatureLabels
