import { timedJob } from '~/features/accounts/server/holds/timed-job'
import { EVERY_MINUTE, EVERY_TEN_MINUTES } from '~/platform/server/jobs/job'
import { FORGETTING_DROPS } from './drops/drops'
import { expiringContacts } from './jobs/expire-contacts'
import { markOldDocuments } from './jobs/mark-old-documents'
import { sendResumeDigests } from './jobs/send-digests'

export const resumeJobs = [
  timedJob({
    name: 'resume-digests',
    label: 'Neue Lebensläufe zu gespeicherten Suchen',
    schedule: EVERY_MINUTE,
    longestSeconds: 6 * 60 * 60,
    acts: () => [
      {
        name: 'resume digests sent',
        endsNothing: 'writes a mail',
        run: (db, now) => sendResumeDigests(db, now),
      },
    ],
  }),
  timedJob({
    name: 'resume-index',
    label: 'Berufsjahre in der Lebenslaufsuche',
    schedule: EVERY_TEN_MINUTES,
    acts: () => [{ name: 'people indexed', endsNothing: 'is computed from the résumés', run: markOldDocuments }],
  }),
  timedJob({
    name: 'contact-requests',
    label: 'Kontaktanfragen ohne Antwort',
    schedule: EVERY_TEN_MINUTES,
    acts: () => [expiringContacts],
  }),
  timedJob({
    name: 'resume-drops',
    label: 'Aufgelegte Lebensläufe löschen',
    schedule: EVERY_MINUTE,
    acts: () => [FORGETTING_DROPS],
  }),
]
