import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { errorReasons } from '~/lib/app-error'
import { pick } from '~/lib/pick'
import { audit } from '~/platform/server/audit/audit'
import type { Queryable } from '~/platform/server/database/db'
import { requestRun } from '~/platform/server/jobs/queue'
import type { SignedInContext } from '../command-context'
import { systemHold } from '../hold-table'
import { transition } from './lifecycle'

const holdError = errorReasons({
  conflict: {
    holdDecided: 'Darüber hat schon jemand entschieden, oder es ist nicht mehr nötig. Bitte die Seite neu laden.',
    holdGrown: 'Inzwischen wären es deutlich mehr. Bitte sehen Sie sich die neuen Zahlen an und entscheiden Sie dann.',
  },
})

/** `due` is what the person saw; no more than that is released. */
export const releaseHoldSchema = z.object({ id: z.uuid(), due: z.number().int().min(1).max(2_147_483_647) })
export const postponeHoldSchema = z.object({ id: z.uuid() })

/** Ten per cent more still counts as what was shown; the figures grow while somebody reads them. */
const GROWTH = 1.1

/**
 * Lets a held action continue, and runs its job immediately.
 * @throws {AppError} conflict when it no longer waits, or has become much more than was shown
 */
export async function releaseHold(
  { db, actor }: SignedInContext,
  { id, due }: z.infer<typeof releaseHoldSchema>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [hold] = await tx.select().from(systemHold).where(isOpen(id)).for('update')
    if (!hold) throw holdError('holdDecided')
    if (hold.due > due * GROWTH) throw holdError('holdGrown')
    await transition(tx, eq(systemHold.id, id), 'release', actor.userId)
    await audit(tx, actor, 'system-hold.released', {
      type: 'system-hold',
      id,
      details: { act: hold.act, count: hold.due, total: hold.total },
    })
    await requestRun(tx, hold.job)
  })
}

/**
 * Keeps an action stopped; the question comes again after some days.
 * @throws {AppError} conflict when it no longer waits
 */
export async function postponeHold(
  { db, actor }: SignedInContext,
  { id }: z.infer<typeof postponeHoldSchema>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [hold] = await transition(tx, eq(systemHold.id, id), 'postpone', actor.userId)
    if (!hold) throw holdError('holdDecided')
    await audit(tx, actor, 'system-hold.postponed', {
      type: 'system-hold',
      id,
      details: { act: hold.act, count: hold.due, total: hold.total },
    })
  })
}

/** The held actions, oldest first. */
export async function listHolds(db: Queryable) {
  return db
    .select(pick(systemHold, 'id', 'act', 'state', 'due', 'total', 'createdAt', 'decidedAt'))
    .from(systemHold)
    .where(inArray(systemHold.state, ['waiting', 'postponed']))
    .orderBy(systemHold.createdAt)
}

function isOpen(id: string) {
  return and(eq(systemHold.id, id), inArray(systemHold.state, ['waiting', 'postponed']))
}
