import { EVERY_MINUTE, type Job } from '~/platform/server/jobs/job'
import { renewMasks } from './jobs/renew-masks'
import { renewMessageWords } from './jobs/renew-words'

export const conversationJobs: readonly Job[] = [
  {
    name: 'message-words',
    label: 'Suche in Nachrichten',
    schedule: EVERY_MINUTE,
    longestSeconds: 6 * 60 * 60,
    run: ({ db, signal }) => renewMessageWords(db, { signal }),
  },
  {
    name: 'masks',
    label: 'Verborgene Namen nach neuen Regeln',
    schedule: EVERY_MINUTE,
    longestSeconds: 6 * 60 * 60,
    run: ({ db, signal }) => renewMasks(db, { signal }),
  },
]
