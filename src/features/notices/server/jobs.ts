import { timedJob } from '~/features/accounts/server/holds/timed-job'
import { EVERY_TEN_MINUTES } from '~/platform/server/jobs/job'
import { sendSummaries } from './send-summaries'

export const noticeJobs = [
  timedJob({
    name: 'notice-summaries',
    label: 'Zusammenfassung der Benachrichtigungen',
    schedule: EVERY_TEN_MINUTES,
    longestSeconds: 60 * 60,
    acts: () => [{ name: 'notice summaries sent', endsNothing: 'writes a mail', run: sendSummaries }],
  }),
]
