import { and, eq, ne } from 'drizzle-orm'
import type { ApplicantActor } from '~/features/accounts/actor'
import type { ApplicantContext } from '~/features/accounts/server/command-context'
import { applicantProfile } from '~/features/applicants/server/table'
import type { ApplicationDraft } from '~/features/applications/apply/apply-schema'
import { applicationError } from '~/features/applications/errors'
import { applicationDraft } from '~/features/applications/server/apply-table'
import { application } from '~/features/applications/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import type { Database } from '~/platform/server/database/db'

/**
 * Stores a draft; one for each posting and person. After the application was sent nothing is stored: nobody would see
 * it again, and it would keep its documents from being deleted. The lock of the person makes it wait for one that is
 * being sent now, whose row holds the profile as well.
 * @throws AppError postingNotFound
 */
export async function saveDraft(
  ctx: ApplicantContext,
  input: { jobPostingId: string; content: ApplicationDraft },
): Promise<void> {
  const { applicantProfileId, userId } = ctx.actor
  await ctx.db.transaction(async (tx) => {
    const [posting] = await tx
      .select({ id: jobPosting.id })
      .from(jobPosting)
      .where(eq(jobPosting.id, input.jobPostingId))
    if (!posting) throw applicationError('postingNotFound')
    await tx
      .select({ id: applicantProfile.id })
      .from(applicantProfile)
      .where(eq(applicantProfile.id, applicantProfileId))
      .for('update')
    const [sent] = await tx
      .select({ id: application.id })
      .from(application)
      .where(
        and(
          eq(application.jobPostingId, posting.id),
          eq(application.applicantProfileId, applicantProfileId),
          ne(application.status, 'withdrawn'),
        ),
      )
    if (sent) return
    await tx
      .insert(applicationDraft)
      .values({ userId, jobPostingId: posting.id, content: input.content })
      .onConflictDoUpdate({
        target: [applicationDraft.userId, applicationDraft.jobPostingId],
        set: { content: input.content, updatedAt: ctx.now },
      })
  })
}

/** Deletes a draft; may be repeated. */
export async function discardDraft(db: Database, actor: ApplicantActor, jobPostingId: string): Promise<void> {
  await db
    .delete(applicationDraft)
    .where(and(eq(applicationDraft.userId, actor.userId), eq(applicationDraft.jobPostingId, jobPostingId)))
}
