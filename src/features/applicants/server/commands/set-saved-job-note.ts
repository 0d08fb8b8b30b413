import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '~/platform/server/database/db'
import { applicantError } from '../../errors'
import type { savedJobNoteSchema } from '../../schema'
import { type Saver, savedBy } from '../saved-jobs'
import { savedJobPosting } from '../table'

/**
 * Writes, changes or (with null) removes the person's own note on a saved posting.
 * @throws AppError notSaved
 */
export async function setSavedJobNote(
  { db, actor }: { db: Database; actor: Saver },
  { jobPostingId, note }: z.infer<typeof savedJobNoteSchema>,
): Promise<void> {
  const [changed] = await db
    .update(savedJobPosting)
    .set({ note })
    .where(and(savedBy(actor), eq(savedJobPosting.jobPostingId, jobPostingId)))
    .returning({ id: savedJobPosting.id })
  if (!changed) throw applicantError('notSaved')
}
