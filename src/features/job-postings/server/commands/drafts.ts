import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { takeWritingTurn } from '~/features/accounts/server/limits/writing-turns'
import { neutralTitle } from '~/lib/work/title'
import { refuseOwnUrl } from '~/platform/server/own-url'
import { jobPostingError } from '../../errors'
import { postingRights } from '../../policy'
import type { createJobPostingSchema, keepClosingLetterSchema } from '../../schema'
import { replacePlaces, settlePlaces } from '../places'
import { jobPosting } from '../table'
import { lockPosting } from './command-context'

/**
 * Creates a draft. The client makes the id: sending it again (double click, lost answer) changes nothing.
 * @throws AppError idTaken, placeUnknown, those of `refuseOwnUrl`
 */
export async function createJobPosting(
  { db, actor }: CompanyContext,
  { places: chosen, ...input }: z.infer<typeof createJobPostingSchema>,
): Promise<{ id: string; version: number }> {
  refuseOwnUrl(input.externalUrl, 'externalUrl')
  const places = settlePlaces(chosen)
  return db.transaction(async (tx) => {
    const [created] = await tx
      .insert(jobPosting)
      .values({
        ...input,
        title: neutralTitle(input.title),
        companyId: actor.company.id,
        createdByUserId: actor.userId,
      })
      .onConflictDoNothing({ target: jobPosting.id })
      .returning({ id: jobPosting.id, version: jobPosting.version })
    if (created) {
      await takeWritingTurn(tx, actor.userId)
      await replacePlaces(tx, created.id, places)
      return created
    }
    const [existing] = await tx
      .select({ id: jobPosting.id, version: jobPosting.version, companyId: jobPosting.companyId })
      .from(jobPosting)
      .where(eq(jobPosting.id, input.id))
    if (existing?.companyId !== actor.company.id) throw jobPostingError('idTaken')
    return { id: existing.id, version: existing.version }
  })
}

/**
 * Keeps the closing letter that publishing the draft will agree to.
 * @throws AppError notFound, notInThisState
 */
export async function keepClosingLetter(
  { db, actor, now }: CompanyContext,
  { id, closingLetter }: z.infer<typeof keepClosingLetterSchema>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const posting = await lockPosting(tx, actor, id)
    if (!postingRights(posting, now).publish) throw jobPostingError('notInThisState')
    await tx.update(jobPosting).set({ closingLetter }).where(eq(jobPosting.id, id))
  })
}

/**
 * Deletes a posting that was never published. Everything else is archived instead.
 * @throws AppError notFound, notInThisState
 */
export async function deleteDraft({ db, actor, now }: CompanyContext, { id }: { id: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const posting = await lockPosting(tx, actor, id)
    if (!postingRights(posting, now).delete) throw jobPostingError('notInThisState')
    await tx.delete(jobPosting).where(eq(jobPosting.id, id))
  })
}
