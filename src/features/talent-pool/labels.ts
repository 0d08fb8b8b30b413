import type { FeatureLabels } from '~/features/accounts/feature-labels'

export const talentPoolLabels = {
  mails: {
    'pool-request': 'Anfrage für den Kandidatenpool',
    'pool-answer': 'Antwort zum Kandidatenpool',
    'pool-renewal': 'Kandidatenpool: Verlängerung',
  },
  holds: {
    'pool consents ended': { act: 'Abgelaufene Zustimmungen zum Kandidatenpool beenden', of: 'Einträgen' },
  },
} as const satisfies FeatureLabels
