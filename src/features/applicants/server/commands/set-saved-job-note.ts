import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ApplicantActor } from '~/features/accounts/actor'
import type { Database } from '~/platform/server/database/db'
import { applicantError } from '../../errors'
import type { savedJobNoteSchema } from '../../schema'
import { savedJobPosting } from '../table'

/**
 * Writes, changes or (with null) removes the person's own note on a saved posting.
 * @throws AppError notSaved
 */
export async function setSavedJobNote(
  { db, actor }: { db: Database; actor: ApplicantActor },
  { jobPostingId, note }: z.infer<typeof savedJobNoteSchema>,
): Promise<void> {
  const [changed] = await db
    .update(savedJobPosting)
    .set({ note })
    .where(
      and(
        eq(savedJobPosting.applicantProfileId, actor.applicantProfileId),
        eq(savedJobPosting.jobPostingId, jobPostingId),
      ),
    )
    .returning({ id: savedJobPosting.id })
  if (!changed) throw applicantError('notSaved')
}
