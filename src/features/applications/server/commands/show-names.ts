import { and, eq } from 'drizzle-orm'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { uuidv7 } from '~/lib/uuid'
import { applicationError } from '../../errors'
import { revealNames } from '../anonymous/reveal'
import { lockApplication } from '../lifecycle'
import { application, applicationEvent } from '../table'
import { tellOpenPages } from './live'

/**
 * "Namen zeigen": the company sees from now on who sent an application. The person reads in the course of the
 * application that it did. A second click changes nothing.
 * @throws AppError notFound, notAllowedNow after the person has withdrawn it
 */
export async function showNames(ctx: CompanyContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const current = await lockApplication(
      tx,
      and(eq(application.id, id), eq(application.companyId, ctx.actor.company.id)),
    )
    if (!current.isHidden) return
    if (current.status === 'withdrawn') throw applicationError('notAllowedNow')
    const at = new Date(Math.max(ctx.now.getTime(), current.statusChangedAt.getTime() + 1))
    await revealNames(tx, current, { userId: ctx.actor.userId, now: at })
    await tx.insert(applicationEvent).values({
      id: uuidv7(at.getTime()),
      applicationId: id,
      fromStatus: current.status,
      toStatus: current.status,
      actorUserId: ctx.actor.userId,
      actorSide: 'company',
      showsNames: true,
      createdAt: at,
    })
    await tellOpenPages(tx, current)
  })
}
