import type { TimedJob } from '~/features/accounts/server/holds/timed-job'
import { adDraftJobs } from '~/features/ad-drafts/server/jobs'
import { applicationJobs } from '~/features/applications/server/jobs'
import { billingJobs } from '~/features/billing/server/jobs'
import { companyJobs } from '~/features/companies/server/jobs'
import { conversationJobs } from '~/features/conversations/server/jobs'
import { jobPostingJobs } from '~/features/job-postings/server/jobs'
import { jobSearchJobs } from '~/features/job-search/server/jobs'
import { moderationJobs } from '~/features/moderation/server/jobs'
import { noticeJobs } from '~/features/notices/server/jobs'
import { privacyJobs } from '~/features/privacy/server/jobs'
import { resumeJobs } from '~/features/resumes/server/jobs'
import { talentPoolJobs } from '~/features/talent-pool/server/jobs'
import { currentTime } from '~/lib/current-time'
import { keepAudit } from '~/platform/server/audit/keep'
import { database } from '~/platform/server/database/db'
import { EVERY_MINUTE, type Job, type JobContext } from '~/platform/server/jobs/job'
import { checkMailServer } from '~/platform/server/mail/smtp'
import { processLog } from '~/platform/server/process-log'
import { forgetOldBatches } from '~/platform/server/search/feed'

const platformJobs: readonly Job[] = [
  { name: 'audit', label: 'Prüfung des Protokolls', schedule: EVERY_MINUTE, run: keepAuditChain },
  // Greets the mail server and signs in there, and sends nothing.
  {
    name: 'mail-server',
    label: 'Verbindung zum Mailserver',
    schedule: '*/5 * * * *',
    longestSeconds: 60,
    run: checkMailServer,
  },
  {
    name: 'search-traces',
    label: 'Alte Fassungen der Suche',
    schedule: '10 3 * * *',
    retries: 5,
    run: ({ db }) => forgetOldBatches(db),
  },
]

/** All scheduled background work. */
export const JOBS: readonly (Job | TimedJob)[] = [
  ...companyJobs,
  ...billingJobs,
  ...jobPostingJobs,
  ...jobSearchJobs,
  ...resumeJobs,
  ...adDraftJobs,
  ...applicationJobs,
  ...conversationJobs,
  ...talentPoolJobs,
  ...moderationJobs,
  ...noticeJobs,
  ...privacyJobs,
  ...platformJobs,
]

/** Runs one job here and now, without the queue. */
export async function runJob(name: string, now = currentTime()): Promise<void> {
  const job = JOBS.find((each) => each.name === name)
  if (!job) throw new Error(`no job ${name}`)
  await job.run({ db: database().db, now, signal: new AbortController().signal, log: processLog() })
}

/** Maintains the audit chain, and logs its end: a third place, besides database and file store. */
async function keepAuditChain({ db, log }: JobContext): Promise<void> {
  const kept = await keepAudit(db)
  if (kept?.anchored) log.info(kept.anchored, 'audit chain anchored')
  if (kept?.broken) log.error(kept.broken, 'audit chain broken')
}
