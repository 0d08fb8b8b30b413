import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { timedJob } from '~/features/accounts/server/holds/timed-job'
import { EVERY_HOUR, EVERY_MINUTE } from '~/platform/server/jobs/job'
import { askForConfirmations, pausingUnconfirmed } from './commands/ending/ask-for-confirmations'
import { expiry } from './commands/ending/expire-job-postings'
import { pausingUnlicensed, resumeForValidLicense } from './commands/ending/follow-licenses'
import { remindOfEnds } from './commands/ending/remind-of-ends'
import { comparison } from './one-job/compare-postings'

/** What time does to postings, in this order. May be repeated. */
export const POSTING_ACTS: readonly TimedAct[] = [
  expiry,
  { name: 'ends reminded', endsNothing: 'writes a mail', run: remindOfEnds },
  pausingUnlicensed,
  { name: 'postings resumed', endsNothing: 'brings back', run: resumeForValidLicense },
  {
    name: 'confirmations asked',
    endsNothing: 'writes a mail; whoever is silent has days to answer',
    run: askForConfirmations,
  },
  pausingUnconfirmed,
]

export const jobPostingJobs = [
  timedJob({ name: 'postings', label: 'Laufzeiten der Stellen', schedule: EVERY_MINUTE, acts: () => POSTING_ACTS }),
  timedJob({ name: 'one-job', label: 'Wiederholte Stellen', schedule: EVERY_HOUR, acts: () => [comparison] }),
]
