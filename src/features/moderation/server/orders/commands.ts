import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedInActor } from '~/features/accounts/actor'
import { wasFaster } from '~/features/accounts/server/admin-faster'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { tellAdmins } from '~/features/accounts/server/notices/tell-admins'
import { isStillToCome, writtenMoment } from '~/lib/dates/written-moment'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { moderationError } from '../../errors'
import type { OrderForm, saveOrderSchema, settleOrderSchema } from '../../orders/order'
import { authorityOrder } from './table'

/**
 * Writes a new order down, or changes one that is not settled; the other admins hear that one of them has to settle it.
 * @throws AppError orderChanged, orderSettled, or for a moment that cannot be
 */
export async function saveOrder(
  { db, actor, now }: SignedInContext,
  input: z.infer<typeof saveOrderSchema>,
): Promise<void> {
  const { id, version, values } = input
  const row = { ...values, ...momentsOf(values, now), writtenByUserId: actor.userId }
  await db.transaction(async (tx) => {
    if (version === null) {
      const [made] = await tx
        .insert(authorityOrder)
        .values({ id, ...row })
        .onConflictDoNothing()
        .returning({ id: authorityOrder.id })
      if (!made) throw await orderChanged(tx, actor, id)
      await tellAdmins(tx, 'admin-authority-order', id, actor.userId)
    } else {
      const known = await lockOrder(tx, id)
      if (known.settledAt !== null) throw moderationError('orderSettled')
      if (known.version !== version) throw await orderChanged(tx, actor, id)
      await tx
        .update(authorityOrder)
        .set({ ...row, version: version + 1 })
        .where(eq(authorityOrder.id, id))
    }
    const action = version === null ? 'authority-order.recorded' : 'authority-order.changed'
    await audit(tx, actor, action, { type: 'authority-order', id })
  })
}

/**
 * Says what became of an order: another person than the one who wrote it down, about the facts they have read.
 * @throws AppError sameEyes, orderChanged, decidedAlready, or for a moment that cannot be
 */
export async function settleOrder(
  { db, actor, now }: SignedInContext,
  input: z.infer<typeof settleOrderSchema>,
): Promise<void> {
  const { id, version, outcome, note } = input
  const actedAt = writtenMoment(input.actedAt)
  if (isStillToCome(actedAt, now)) throw moderationError('orderActedLater')
  await db.transaction(async (tx) => {
    const known = await lockOrder(tx, id)
    if (known.settledAt !== null) {
      const sentence = await wasFaster(tx, actor, known.settledByUserId, 'diese Anordnung', 'erledigt')
      throw moderationError('orderSettledAlready', sentence)
    }
    if (known.writtenByUserId === actor.userId) throw moderationError('orderSameEyes')
    if (known.version !== version) throw await orderChanged(tx, actor, id)
    if (actedAt < known.receivedAt) throw moderationError('orderActedBefore')
    await tx
      .update(authorityOrder)
      .set({ outcome, actedAt, note, settledAt: now, settledByUserId: actor.userId, version: version + 1 })
      .where(eq(authorityOrder.id, id))
    await audit(tx, actor, 'authority-order.settled', {
      type: 'authority-order',
      id,
      reason: note,
      details: { outcome },
    })
  })
}

/** Opens a settled order again; what it said stays in the log. May be repeated. */
export async function reopenOrder({ db, actor }: SignedInContext, { id }: { id: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await lockOrder(tx, id)
    if (known.settledAt === null) return
    const open = { outcome: null, actedAt: null, note: null, settledAt: null, settledByUserId: null }
    await tx
      .update(authorityOrder)
      .set({ ...open, version: known.version + 1 })
      .where(eq(authorityOrder.id, id))
    await audit(tx, actor, 'authority-order.reopened', { type: 'authority-order', id })
  })
}

async function lockOrder(tx: Transaction, id: string) {
  const [known] = await tx.select().from(authorityOrder).where(eq(authorityOrder.id, id)).for('update')
  if (!known) throw moderationError('orderNotFound')
  return known
}

async function orderChanged(tx: Transaction, actor: SignedInActor, id: string) {
  const { writtenByUserId } = await lockOrder(tx, id)
  return moderationError('orderChanged', await wasFaster(tx, actor, writtenByUserId, 'diese Anordnung', 'geändert'))
}

function momentsOf({ receivedAt: received, confirmedAt: confirmed }: OrderForm, now: Date) {
  const receivedAt = writtenMoment(received)
  const confirmedAt = confirmed === '' ? null : writtenMoment(confirmed)
  if (isStillToCome(receivedAt, now)) throw moderationError('orderReceivedLater')
  if (confirmedAt && isStillToCome(confirmedAt, now)) throw moderationError('orderConfirmedLater')
  if (confirmedAt && confirmedAt < receivedAt) throw moderationError('orderConfirmedBefore')
  return { receivedAt, confirmedAt }
}
