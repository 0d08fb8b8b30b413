import type { Job } from '~/platform/server/jobs/job'
import { countActiveRecipients } from './transparency/active-recipients'

export const moderationJobs: readonly Job[] = [
  {
    name: 'active-recipients',
    label: 'Genutzte Konten zählen',
    // The last count of a month is the month's.
    schedule: '50 23 * * *',
    retries: 5,
    run: ({ db, now }) => countActiveRecipients(db, now),
  },
]
