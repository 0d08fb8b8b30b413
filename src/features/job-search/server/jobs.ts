import { timedJob } from '~/features/accounts/server/holds/timed-job'
import { EVERY_MINUTE } from '~/platform/server/jobs/job'
import { ALERT_ACTS } from './alerts/run-alerts'
import { documentRefresh } from './documents/refresh-documents'

export const jobSearchJobs = [
  timedJob({
    name: 'search-alerts',
    label: 'Suchaufträge',
    schedule: EVERY_MINUTE,
    // A morning's mails to a hundred thousand people.
    longestSeconds: 6 * 60 * 60,
    acts: () => ALERT_ACTS,
  }),
  timedJob({
    name: 'posting-index',
    label: 'Stellen in der Suche',
    schedule: EVERY_MINUTE,
    acts: () => [documentRefresh],
  }),
]
