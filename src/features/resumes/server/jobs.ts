import { timedJob } from '~/features/accounts/server/holds/timed-job'
import { EVERY_MINUTE, EVERY_TEN_MINUTES } from '~/platform/server/jobs/job'
import { markOldDocuments } from './jobs/mark-old-documents'
import { type LoadActor, sendResumeDigests } from './jobs/send-digests'

/** @param loadActor who somebody is now, of which only the composition knows */
export function resumeJobs(loadActor: LoadActor) {
  return [
    timedJob({
      name: 'resume-digests',
      label: 'Neue Lebensläufe zu gemerkten Suchen',
      schedule: EVERY_MINUTE,
      longestSeconds: 6 * 60 * 60,
      acts: () => [
        {
          name: 'resume digests sent',
          endsNothing: 'writes a mail',
          run: (db, now) => sendResumeDigests(db, now, loadActor),
        },
      ],
    }),
    timedJob({
      name: 'resume-index',
      label: 'Berufsjahre in der Lebenslaufsuche',
      schedule: EVERY_TEN_MINUTES,
      acts: () => [{ name: 'people indexed', endsNothing: 'is computed from the résumés', run: markOldDocuments }],
    }),
  ]
}
