import { and, eq, isNull, sql } from 'drizzle-orm'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { anyOf, type Database } from '~/platform/server/database/db'
import { inBatches } from '~/platform/server/jobs/batches'
import { application } from '../table'
import { answerLateMail } from './answer-emails'
import { overdueAt } from './conditions'
import { isDaytime } from './remind-of-answers'

const BATCH = 500

/**
 * Tells applicants that the promised date has passed, once for each date. May be
 * repeated or run twice at once.
 * @returns how many people were told
 */
export async function tellOfDelays(db: Database, now: Date): Promise<number> {
  if (!isDaytime(now)) return 0
  return inBatches(() => tellBatch(db, now), BATCH)
}

function tellBatch(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const late = await tx
      .select({
        id: application.id,
        dueAt: application.answerDueAt,
        email: user.email,
        firstName: applicantProfile.firstName,
        isVerified: user.emailVerified,
        title: jobPosting.title,
        companyName: companyProfile.name,
      })
      .from(application)
      .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
      .innerJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
      .innerJoin(applicantProfile, eq(applicantProfile.id, application.applicantProfileId))
      .innerJoin(user, eq(user.id, applicantProfile.userId))
      .where(and(overdueAt(now), isNull(application.lateToldAt)))
      .limit(BATCH)
      .for('update', { of: application, skipLocked: true })
    if (late.length === 0) return 0
    const ids = late.map(({ id }) => id)
    await tx
      .update(application)
      .set({ lateToldAt: now, updatedAt: sql`${application.updatedAt}` })
      .where(anyOf(application.id, ids))
    await enqueueMails(
      tx,
      late.flatMap(({ isVerified, dueAt, ...row }) => (isVerified && dueAt ? [answerLateMail(row, dueAt)] : [])),
    )
    return late.length
  })
}
