import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { CompanyActor } from '~/features/accounts/actor'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { uuidv7 } from '~/lib/uuid'
import type { Transaction } from '~/platform/server/database/db'
import { refuseOwnUrl } from '~/platform/server/own-url'
import { jobPostingError } from '../../errors'
import { postingRights } from '../../policy'
import type { discardChangesSchema, JobPostingInput, updateJobPostingSchema } from '../../schema'
import { placesOf, settlePlaces } from '../places'
import { changesOf } from '../queries/own-changes'
import { inputColumns } from '../queries/posting-columns'
import { jobPosting, jobPostingChanges } from '../table'
import { changedMeanwhile } from './changed-meanwhile'
import { lockPosting } from './command-context'

/**
 * Stores unpublished changes to a published posting; visitors continue to see the published one. Like a draft they may
 * be incomplete. Sending the same again changes nothing; values equal to the published ones are no change.
 * @returns the revision to name at the next save; null when nothing differs from what is published
 * @throws AppError notFound, archived, notInThisState, changedMeanwhile, placeUnknown, those of `refuseOwnUrl`
 */
export async function saveChanges(
  ctx: CompanyContext,
  { id, version, revision, ...typed }: z.infer<typeof updateJobPostingSchema>,
): Promise<{ revision: string | null }> {
  refuseOwnUrl(typed.externalUrl, 'externalUrl')
  return ctx.db.transaction(async (tx) => {
    const posting = await lockPosting(tx, ctx.actor, id)
    if (!postingRights(posting, ctx.now).edit) throw jobPostingError('archived')
    if (posting.status === 'draft') throw jobPostingError('notInThisState')
    if (posting.version !== version) throw await changedMeanwhile(tx, ctx.actor, id)
    const input = { ...typed, places: settlePlaces(typed.places, await placesOf(tx, id)) }
    const present = await changesOf(tx, id)
    if (present !== null && isDeepStrictEqual(present.input, input)) return { revision: present.revision }
    if ((present?.revision ?? null) !== revision) throw await changedMeanwhile(tx, ctx.actor, id)
    if (isDeepStrictEqual(await publishedInput(tx, id), input)) {
      await forgetChanges(tx, id)
      return { revision: null }
    }
    const saved = { input, baseVersion: version, revision: uuidv7(), savedByUserId: ctx.actor.userId }
    await tx
      .insert(jobPostingChanges)
      .values({ jobPostingId: id, ...saved })
      .onConflictDoUpdate({ target: jobPostingChanges.jobPostingId, set: saved })
    return { revision: saved.revision }
  })
}

/**
 * Discards unpublished changes. Repeating it changes nothing; changes somebody else has saved meanwhile stay.
 * @throws AppError notFound, changedMeanwhile
 */
export async function discardChanges(
  ctx: CompanyContext,
  { id, revision }: z.infer<typeof discardChangesSchema>,
): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    await lockPosting(tx, ctx.actor, id)
    const present = await changesOf(tx, id)
    if (present === null) return
    if (present.revision !== revision) throw await changedMeanwhile(tx, ctx.actor, id)
    await forgetChanges(tx, id)
  })
  return { id }
}

/**
 * Checks before replacing changes that they are the ones the writer saw.
 * @throws AppError changedMeanwhile
 */
export async function requireSeen(
  tx: Transaction,
  actor: CompanyActor,
  id: string,
  revision: string | null,
): Promise<void> {
  const present = await changesOf(tx, id)
  if ((present?.revision ?? null) !== revision) throw await changedMeanwhile(tx, actor, id)
}

/** Under the posting's lock, once they are published or can no longer be. */
export async function forgetChanges(tx: Transaction, id: string): Promise<void> {
  await tx.delete(jobPostingChanges).where(eq(jobPostingChanges.jobPostingId, id))
}

async function publishedInput(tx: Transaction, id: string): Promise<Omit<JobPostingInput, 'runDays'> | undefined> {
  const [row] = await tx.select(inputColumns).from(jobPosting).where(eq(jobPosting.id, id))
  return row && { ...row, places: await placesOf(tx, id) }
}
