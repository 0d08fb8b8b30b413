import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { timedJob } from '~/features/accounts/server/holds/timed-job'
import { EVERY_HOUR, EVERY_MINUTE, EVERY_TEN_MINUTES } from '~/platform/server/jobs/job'
import { closingEnded } from './answers/close-ended-postings'
import { countReplies } from './answers/figures'
import { pausingOverdue, resumeAnswered } from './answers/pause-overdue'
import { remindOfEndedPostings } from './answers/remind-ended-postings'
import { remindOfAnswers } from './answers/remind-of-answers'
import { tellOfDelays } from './answers/tell-of-delays'
import { GUEST_ACTS } from './jobs/forget-guests'
import { remindOfInterviews } from './jobs/remind-interviews'
import { sendingRejections } from './jobs/send-rejections'
import { startDeletionClock } from './jobs/start-deletion-clock'
import { tellOfSavedJobEnds } from './jobs/tell-of-saved-job-ends'
import { remindOfOffers, tellOfPastOffers } from './offers/remind-of-offers'
import { SLOT_ACTS } from './slots/forget-slots'

/** What time does to promised answers, in this order. */
export const ANSWER_ACTS: readonly TimedAct[] = [
  { name: 'answers reminded', endsNothing: 'writes a mail', run: remindOfAnswers },
  { name: 'applicants told of delays', endsNothing: 'writes a mail', run: tellOfDelays },
  pausingOverdue,
  { name: 'answered postings resumed', endsNothing: 'brings back', run: (db, now) => resumeAnswered(db, now) },
  { name: 'ended postings reminded', endsNothing: 'writes a mail', run: remindOfEndedPostings },
  closingEnded,
]

export const applicationJobs = [
  timedJob({ name: 'rejections', label: 'Geplante Absagen', schedule: EVERY_MINUTE, acts: () => [sendingRejections] }),
  timedJob({
    name: 'interview-reminders',
    label: 'Erinnerungen an Gespräche',
    schedule: EVERY_MINUTE,
    acts: mailing('interviews reminded', remindOfInterviews),
  }),
  timedJob({
    name: 'offers',
    label: 'Angebote: Erinnern und Nachfragen',
    schedule: EVERY_TEN_MINUTES,
    acts: () => [
      { name: 'offers reminded', endsNothing: 'writes a mail', run: remindOfOffers },
      { name: 'unanswered offers told', endsNothing: 'writes a mail', run: tellOfPastOffers },
    ],
  }),
  timedJob({
    name: 'interview-slots',
    label: 'Vergangene freie Termine',
    schedule: EVERY_HOUR,
    acts: () => SLOT_ACTS,
  }),
  timedJob({
    name: 'answers',
    label: 'Zugesagte Antworten',
    schedule: EVERY_TEN_MINUTES,
    acts: () => ANSWER_ACTS,
  }),
  timedJob({
    name: 'deletion-clocks',
    label: 'Löschfristen ab Zustellung',
    schedule: EVERY_HOUR,
    acts: () => [{ name: 'deletion clocks started', endsNothing: 'puts deletions off', run: startDeletionClock }],
  }),
  timedJob({
    name: 'reply-figures',
    label: 'Antwortquote',
    schedule: EVERY_HOUR,
    acts: () => [{ name: 'replies counted', endsNothing: 'counts', run: countReplies }],
  }),
  timedJob({
    name: 'saved-jobs',
    label: 'Hinweise zu gemerkten Stellen',
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
