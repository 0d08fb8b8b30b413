import { eq } from 'drizzle-orm'
import { markApplicants } from '~/features/applicants/server/mark-applicants'
import { applicantProfile } from '~/features/applicants/server/table'
import { tellWaiting } from '~/features/applications/server/commands/leave-nobody-waiting'
import { application } from '~/features/applications/server/table'
import { POSTING_MOVES } from '~/features/job-postings/lifecycle'
import {
  pauseForEndedLicense,
  resumeForValidLicense,
} from '~/features/job-postings/server/commands/ending/follow-licenses'
import { transition } from '~/features/job-postings/server/lifecycle'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { jobPosting } from '~/features/job-postings/server/table'
import type { JobPostingStatus } from '~/features/job-postings/vocabulary'
import { mayMove } from '~/lib/moves'
import type { Database, Transaction } from '~/platform/server/database/db'
import type { ReportSubject } from '../report-addresses'
import { letCompanyBackIn, shutOutCompany } from './company-suspension'

type Thing = { subjectType: ReportSubject; subjectId: string; companyId: string | null }

/**
 * Removes the content from the platform and informs its applicants.
 * @returns a posting's previous status, to restore it
 */
export async function remove(
  tx: Transaction,
  thing: Thing,
  reason: string,
  now: Date,
): Promise<JobPostingStatus | null> {
  await setRemoved(tx, thing, now)
  if (thing.subjectType === 'company' && thing.companyId)
    await shutOutCompany(tx, thing.companyId, { reason, by: 'decision', now })
  if (thing.subjectType !== 'job-posting') return null
  const [posting] = await tx
    .select({ status: jobPosting.status })
    .from(jobPosting)
    .where(eq(jobPosting.id, thing.subjectId))
    .for('update')
  if (!posting || !mayMove(POSTING_MOVES, posting.status, 'remove')) return null
  await transition(tx, [thing.subjectId], 'remove', { now })
  await tellWaiting(tx, eq(application.jobPostingId, thing.subjectId), 'posting-removed', now)
  return posting.status
}

/**
 * What became of something whose removal was taken back: it is there again; the company had ended the posting itself;
 * an admin has suspended the company apart from the report; another decision has removed it as well.
 */
export type Return = 'back' | 'ended' | 'suspended' | 'removed-else'

/**
 * Restores what a wrong decision removed, and nothing else. For the company archiving is final; only the platform's own
 * mistake is undone. A résumé stays hidden until its person shows it again. A posting is restored as paused, so that the
 * company decides whether it is still valid. Applicants who were told of the removal and still wait are informed.
 */
export async function giveBack(
  tx: Transaction,
  thing: Thing & { previousStatus: JobPostingStatus | null },
  now: Date,
): Promise<Return> {
  await setRemoved(tx, thing, null)
  if (thing.subjectType === 'company' && thing.companyId)
    return (await letCompanyBackIn(tx, thing.companyId, { by: 'decision', now })) ? 'back' : 'suspended'
  if (thing.subjectType !== 'job-posting') return 'back'
  if (thing.previousStatus === null) return 'ended'
  const [posting] = await tx
    .select({ status: jobPosting.status, runsUntil: jobPosting.runsUntil })
    .from(jobPosting)
    .where(eq(jobPosting.id, thing.subjectId))
    .for('update')
  if (!posting || !mayMove(POSTING_MOVES, posting.status, 'giveBack')) return 'ended'
  await transition(tx, [thing.subjectId], 'giveBack', { now })
  if (posting.runsUntil === null || posting.runsUntil <= now) await transition(tx, [thing.subjectId], 'expire', { now })
  await tellWaiting(tx, eq(application.jobPostingId, thing.subjectId), 'posting-restored', now)
  return 'back'
}

/**
 * A removed résumé is hidden from companies, and its person cannot show it again. A removed posting is read by nobody
 * else any more, also one that had ended before.
 */
async function setRemoved(tx: Transaction, { subjectType, subjectId }: Thing, removedAt: Date | null): Promise<void> {
  if (subjectType === 'job-posting') {
    await tx.update(jobPosting).set({ removedAt }).where(eq(jobPosting.id, subjectId))
    await markPostings(tx, [subjectId])
  }
  if (subjectType !== 'resume') return
  await tx
    .update(applicantProfile)
    .set({ removedAt, ...(removedAt ? { visibility: 'hidden', visibilityChosenAt: removedAt } : {}) })
    .where(eq(applicantProfile.id, subjectId))
  await markApplicants(tx, [subjectId])
}

/** After the commit: a company's postings follow its licence. */
export async function followLicense(db: Database, { subjectType, companyId }: Thing, now: Date): Promise<void> {
  if (subjectType !== 'company' || companyId === null) return
  await pauseForEndedLicense(db, now, companyId)
  await resumeForValidLicense(db, now)
}
