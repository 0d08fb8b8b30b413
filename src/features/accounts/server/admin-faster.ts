import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { auditEvent } from '~/platform/server/audit/table'
import type { Queryable } from '~/platform/server/database/db'
import type { SignedInActor } from '../actor'
import { user } from './table'

type Change = {
  subjectType: string
  /** Those that refuse whoever is late. */
  actions: readonly string[]
  subjectId?: string
  /** Instead of an id: `key` of the event's details. */
  key?: string
}

/**
 * That another platform admin was faster, as a sentence for the one who is late: the last such change in the audit log.
 * Undefined when that was nobody with an account.
 * @param what with its article, "diesen Tarif"
 */
export async function adminWhoWasFaster(
  db: Queryable,
  actor: SignedInActor,
  { subjectType, actions, subjectId, key }: Change,
  what: string,
): Promise<string | undefined> {
  const [last] = await db
    .select({ userId: auditEvent.actorUserId, name: user.name })
    .from(auditEvent)
    .leftJoin(user, eq(user.id, auditEvent.actorUserId))
    .where(
      and(
        eq(auditEvent.subjectType, subjectType),
        inArray(auditEvent.action, [...actions]),
        subjectId === undefined ? undefined : eq(auditEvent.subjectId, subjectId),
        key === undefined ? undefined : sql`${auditEvent.details} ->> 'key' = ${key}`,
      ),
    )
    .orderBy(desc(auditEvent.seq))
    .limit(1)
  if (!last?.name) return undefined
  if (last.userId === actor.userId) {
    return `Sie haben ${what} inzwischen in einem anderen Fenster oder auf einem anderen Gerät geändert. Ihre Eingaben hier sind noch da. Bitte neu laden und vergleichen.`
  }
  return `${last.name} hat ${what} inzwischen geändert. Ihre Eingaben sind noch da. Bitte neu laden und vergleichen.`
}
