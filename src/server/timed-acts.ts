import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { GUEST_ACTS } from '~/features/applications/server/jobs/forget-guests'
import { remindOfEndedPostings } from '~/features/applications/server/jobs/remind-ended-postings'
import { remindOfInterviews } from '~/features/applications/server/jobs/remind-interviews'
import { remindOfOverdue } from '~/features/applications/server/jobs/remind-overdue'
import { sendingRejections } from '~/features/applications/server/jobs/send-rejections'
import { tellOfSavedJobEnds } from '~/features/applications/server/jobs/tell-of-saved-job-ends'
import { sendDocuments } from '~/features/billing/server/documents/jobs'
import { dun } from '~/features/billing/server/dunning'
import { mandateExpiry } from '~/features/billing/server/expire-mandates'
import { licenseActs } from '~/features/billing/server/jobs'
import { sharedVerifications } from '~/features/companies/server/jobs'
import { POSTING_ACTS } from '~/features/job-postings/server/jobs'
import { documentRefresh } from '~/features/job-search/server/documents/refresh-documents'
import { markOldDocuments } from '~/features/resumes/server/jobs/mark-old-documents'
import { sendResumeDigests } from '~/features/resumes/server/jobs/send-digests'
import type { Database } from '~/platform/server/database/db'
import { loadUser } from './load-actor'
import { processLog } from './process-log'

/** Documents of what was ordered and issued, then reminders of what is not paid. */
export const BILLING_ACTS: readonly TimedAct[] = [
  { name: 'documents sent and debts reminded', endsNothing: 'makes documents and writes mails', run: bill },
]

/** Licences first: postings follow them. */
export const DEADLINE_ACTS: readonly TimedAct[] = [
  ...licenseActs((failure) => processLog().warn(failure, 'invoice not issued')),
  mandateExpiry,
  sharedVerifications,
  ...POSTING_ACTS,
  documentRefresh,
  sendingRejections,
  { name: 'interviews reminded', endsNothing: 'writes a mail', run: remindOfInterviews },
  { name: 'ended postings reminded', endsNothing: 'writes a mail', run: remindOfEndedPostings },
  { name: 'saved job ends told', endsNothing: 'writes a mail', run: tellOfSavedJobEnds },
  { name: 'overdue applications reminded', endsNothing: 'writes a mail', run: remindOfOverdue },
  ...GUEST_ACTS,
  { name: 'resume digests sent', endsNothing: 'writes a mail', run: sendDigests },
  { name: 'people indexed', endsNothing: 'is computed from the résumés', run: markOldDocuments },
]

async function bill(db: Database, now: Date) {
  const [documents] = await Promise.allSettled([
    sendDocuments(db, now, (failure) => processLog().warn(failure, 'document not made')),
  ])
  await dun(db, now)
  if (documents.status === 'rejected') throw documents.reason
}

function sendDigests(db: Database, now: Date) {
  return sendResumeDigests(
    db,
    now,
    async (queryable, userId) => (await loadUser(queryable, userId, now))?.actor ?? null,
  )
}
