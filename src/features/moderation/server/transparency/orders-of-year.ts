import { count, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '~/platform/server/database/db'
import { authorityOrder } from '../orders/table'
import { countIf, medianHours } from './counting'

/** Orders that came in this time, as DSA Art. 15 (1) a wants them told apart; durations in hours. */
export function ordersOf(db: Queryable, within: SQL | undefined) {
  const { kind, reason, country, outcome, receivedAt, confirmedAt, actedAt } = authorityOrder
  return db
    .select({
      ...{ kind, reason, country },
      received: count(),
      followed: countIf(sql`${outcome} = 'followed'`),
      partly: countIf(sql`${outcome} = 'partly'`),
      refused: countIf(sql`${outcome} = 'refused'`),
      open: countIf(sql`${outcome} is null`),
      hoursToConfirm: medianHours(receivedAt, confirmedAt),
      hoursToAct: medianHours(receivedAt, actedAt),
    })
    .from(authorityOrder)
    .where(within)
    .groupBy(kind, reason, country)
    .orderBy(kind, reason, country)
}
