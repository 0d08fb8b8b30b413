import type { TimedJob } from '~/features/accounts/server/holds/timed-job'
import { applyRetention, RULES } from './retention/run'

export const privacyJobs: readonly TimedJob[] = [
  {
    name: 'retention',
    label: 'Aufbewahrungsfristen',
    // During the hours with the least traffic.
    schedule: '30 3 * * *',
    longestSeconds: 6 * 60 * 60,
    retries: 5,
    acts: () => RULES,
    run: ({ db, now }) => applyRetention(db, now),
  },
]
