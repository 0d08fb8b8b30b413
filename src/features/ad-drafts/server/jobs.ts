import { lte } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { timedJob } from '~/features/accounts/server/holds/timed-job'
import { EVERY_TEN_MINUTES } from '~/platform/server/jobs/job'
import { adDraftsLabels } from '../labels'
import { adDraft } from './table'

/** Deletes ads that nobody took over in time. */
export const AD_DRAFT_ACTS: readonly TimedAct[] = [
  {
    name: 'ad drafts deleted',
    label: adDraftsLabels.holds['ad drafts deleted'],
    hurdle: {
      due: ({ db, now }) => db.$count(adDraft, lte(adDraft.expiresAt, now)),
      total: ({ db }) => db.$count(adDraft),
    },
    run: (db, now) => db.delete(adDraft).where(lte(adDraft.expiresAt, now)),
  },
]

export const adDraftJobs = [
  timedJob({
    name: 'ad-drafts',
    label: 'Entwürfe von Stellen ohne Konto',
    schedule: EVERY_TEN_MINUTES,
    acts: () => AD_DRAFT_ACTS,
  }),
]
