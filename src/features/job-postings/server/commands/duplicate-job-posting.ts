import { and, eq } from 'drizzle-orm'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { takeWritingTurn } from '~/features/accounts/server/limits/writing-turns'
import { jobPostingError } from '../../errors'
import { placesOf, replacePlaces } from '../places'
import { inputColumns } from '../queries/posting-columns'
import { jobPosting } from '../table'

const { referenceNumber: _own, startDate: _past, ...copied } = inputColumns

/**
 * A new draft with the contents of another posting of the company, without dates, figures and reference number.
 * @param input.id the new posting, chosen by the client; repeating it changes nothing
 * @throws AppError notFound, idTaken
 */
export async function duplicateJobPosting(
  { db, actor }: CompanyContext,
  input: { id: string; sourceId: string },
): Promise<{ id: string }> {
  return db.transaction(async (tx) => {
    const [source] = await tx
      .select(copied)
      .from(jobPosting)
      .where(and(eq(jobPosting.id, input.sourceId), eq(jobPosting.companyId, actor.company.id)))
    if (!source) throw jobPostingError('notFound')
    const [created] = await tx
      .insert(jobPosting)
      .values({ ...source, id: input.id, companyId: actor.company.id, createdByUserId: actor.userId })
      .onConflictDoNothing({ target: jobPosting.id })
      .returning({ id: jobPosting.id })
    if (created) {
      await takeWritingTurn(tx, actor.userId)
      await replacePlaces(tx, input.id, await placesOf(tx, input.sourceId))
    } else if (!(await isOwn(tx, input.id, actor.company.id))) throw jobPostingError('idTaken')
    return { id: input.id }
  })
}

async function isOwn(tx: Parameters<typeof placesOf>[0], id: string, companyId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: jobPosting.id })
    .from(jobPosting)
    .where(and(eq(jobPosting.id, id), eq(jobPosting.companyId, companyId)))
  return row !== undefined
}
