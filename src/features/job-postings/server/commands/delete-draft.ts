import { eq } from 'drizzle-orm'
import { jobPostingError } from '../../errors'
import { postingRights } from '../../policy'
import { jobPosting } from '../table'
import { type CommandContext, lockPosting } from './command-context'

/**
 * Deletes a posting that was never published. Everything else is archived instead.
 * @throws AppError notFound, notInThisState
 */
export async function deleteDraft({ db, actor, now }: CommandContext, { id }: { id: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const posting = await lockPosting(tx, actor, id)
    if (!postingRights(posting, now).delete) throw jobPostingError('notInThisState')
    await tx.delete(jobPosting).where(eq(jobPosting.id, id))
  })
}
