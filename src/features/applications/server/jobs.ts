import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { timedJob } from '~/features/accounts/server/holds/timed-job'
import { EVERY_MINUTE, EVERY_TEN_MINUTES } from '~/platform/server/jobs/job'
import { GUEST_ACTS } from './jobs/forget-guests'
import { remindOfEndedPostings } from './jobs/remind-ended-postings'
import { remindOfInterviews } from './jobs/remind-interviews'
import { remindOfOverdue } from './jobs/remind-overdue'
import { sendingRejections } from './jobs/send-rejections'
import { tellOfSavedJobEnds } from './jobs/tell-of-saved-job-ends'

export const applicationJobs = [
  timedJob({ name: 'rejections', label: 'Geplante Absagen', schedule: EVERY_MINUTE, acts: () => [sendingRejections] }),
  timedJob({
    name: 'interview-reminders',
    label: 'Erinnerungen an Gespräche',
    schedule: EVERY_MINUTE,
    acts: mailing('interviews reminded', remindOfInterviews),
  }),
  timedJob({
    name: 'overdue-reminders',
    label: 'Erinnerungen an offene Bewerbungen',
    schedule: EVERY_TEN_MINUTES,
    acts: mailing('overdue applications reminded', remindOfOverdue),
  }),
  timedJob({
    name: 'ended-posting-reminders',
    label: 'Erinnerungen an beendete Anzeigen',
    schedule: EVERY_TEN_MINUTES,
    acts: mailing('ended postings reminded', remindOfEndedPostings),
  }),
  timedJob({
    name: 'saved-jobs',
    label: 'Hinweise zu gemerkten Jobs',
    schedule: EVERY_TEN_MINUTES,
    acts: mailing('saved job ends told', tellOfSavedJobEnds),
  }),
  timedJob({
    name: 'guest-applications',
    label: 'Bewerbungen ohne Konto',
    schedule: EVERY_TEN_MINUTES,
    acts: () => GUEST_ACTS,
  }),
]

function mailing(name: string, run: TimedAct['run']): () => readonly TimedAct[] {
  return () => [{ name, endsNothing: 'writes a mail', run }]
}
