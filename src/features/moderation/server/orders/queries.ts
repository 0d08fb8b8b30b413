import { and, count, eq, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { pick } from '~/lib/pick'
import { containsPattern } from '~/lib/text/like-pattern'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import { moderationError } from '../../errors'
import type { OrderList } from '../../search-params'
import { authorityOrder } from './table'

/** Which orders a list shows; `q` is a part of the authority's name or of its own sign. */
export function chosenOrders({ q, art, zustand }: OrderList): SQL | undefined {
  return and(
    q
      ? sql`(${authorityOrder.authority} || ' ' || ${authorityOrder.reference}) ilike ${containsPattern(q)}`
      : undefined,
    art && eq(authorityOrder.kind, art),
    zustand && (zustand === 'open' ? isNull(authorityOrder.settledAt) : isNotNull(authorityOrder.settledAt)),
  )
}

/** Rows of a list of orders, in no order. */
export function orderRows(db: Queryable, ids: string[]) {
  return db
    .select({
      ...pick(authorityOrder, 'id', 'kind', 'authority', 'country', 'reason', 'reference', 'receivedAt', 'confirmedAt'),
      ...pick(authorityOrder, 'outcome', 'actedAt', 'settledAt'),
    })
    .from(authorityOrder)
    .where(anyOf(authorityOrder.id, ids))
}

/**
 * One order with who wrote it down and who settled it; `isOwn`: the reader leaves settling to another person.
 * @throws AppError orderNotFound
 */
export async function findOrder(db: Queryable, actor: SignedInActor, id: string, now: Date) {
  const [order] = await db.select().from(authorityOrder).where(eq(authorityOrder.id, id))
  if (!order) throw moderationError('orderNotFound')
  const { writtenByUserId, settledByUserId } = order
  const people = await db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(anyOf(user.id, settledByUserId === null ? [writtenByUserId] : [writtenByUserId, settledByUserId]))
  const nameOf = (userId: string | null) => people.find((each) => each.id === userId)?.name ?? null
  return {
    ...order,
    writtenBy: nameOf(writtenByUserId),
    settledBy: nameOf(settledByUserId),
    isOwn: writtenByUserId === actor.userId,
    now,
  }
}

/** Orders that are not settled, and since when the first one waits. */
export async function countOpenOrders(db: Queryable) {
  const [row] = await db
    .select({ count: count(), since: min(authorityOrder.receivedAt) })
    .from(authorityOrder)
    .where(isNull(authorityOrder.settledAt))
  return { count: row?.count ?? 0, since: row?.since ?? null }
}
