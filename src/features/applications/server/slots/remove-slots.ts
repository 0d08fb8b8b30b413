import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { applicationError } from '../../errors'
import { interview } from '../workflow-table'
import { interviewSlot } from './slot-table'
import { tellSlotPages } from './tell-slot-pages'

/**
 * Takes free slots back; those already gone count as done. One that somebody picks at this moment is kept: the lock
 * waits for them.
 * @throws AppError slotInUse
 */
export async function removeSlots(ctx: CompanyContext, { ids }: { ids: readonly string[] }): Promise<void> {
  const companyId = ctx.actor.company.id
  await ctx.db.transaction(async (tx) => {
    const found = await tx
      .select({ id: interviewSlot.id })
      .from(interviewSlot)
      .where(
        and(
          inArray(interviewSlot.id, [...ids]),
          eq(interviewSlot.companyId, companyId),
          isNull(interviewSlot.withdrawnAt),
        ),
      )
      .orderBy(asc(interviewSlot.id))
      .limit(ids.length)
      .for('update')
    if (found.length === 0) return
    const own = found.map(({ id }) => id)
    const taken = and(inArray(interview.slotId, own), inArray(interview.status, ['agreed', 'held']))
    if ((await tx.$count(interview, taken)) > 0) throw applicationError('slotInUse')
    await tx.update(interviewSlot).set({ withdrawnAt: ctx.now }).where(inArray(interviewSlot.id, own))
    await tellSlotPages(tx, companyId)
  })
}
