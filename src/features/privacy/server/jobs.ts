import type { TimedJob } from '~/features/accounts/server/holds/timed-job'
import { EVERY_MINUTE, type Job } from '~/platform/server/jobs/job'
import { announceAgreements } from './agreements/announce'
import { remindOfIncidents } from './incidents/remind'
import { sendIncidentLetters } from './incidents/send-letters'
import { applyRetention, RULES } from './retention/run'
import { announceTerms } from './terms/announce'
import { recallTerms } from './terms/withdraw'

export const privacyJobs: readonly (TimedJob | Job)[] = [
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
  {
    name: 'incident-letters',
    label: 'Briefe zu Datenpannen',
    schedule: EVERY_MINUTE,
    run: ({ db, now }) => sendIncidentLetters(db, now),
  },
  {
    name: 'incident-reminders',
    label: 'Erinnerung an die 72\u00a0Stunden einer Datenpanne',
    schedule: EVERY_MINUTE,
    run: ({ db, now }) => remindOfIncidents(db, now),
  },
  {
    name: 'terms-announcements',
    label: 'Ankündigung und Rücknahme neuer Rechtstexte',
    schedule: EVERY_MINUTE,
    run: async ({ db, now }) =>
      (await announceTerms(db, now)) + (await recallTerms(db, now)) + (await announceAgreements(db, now)),
  },
]
