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
 * @param did as a participle
 */
export async function adminWhoWasFaster(
  db: Queryable,
  actor: SignedInActor,
  { subjectType, actions, subjectId, key }: Change,
  what: string,
  did = 'geändert',
): Promise<string | undefined> {
  const [last] = await db
    .select({ userId: auditEvent.actorUserId })
    .from(auditEvent)
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
  return wasFaster(db, actor, last?.userId ?? null, what, did)
}

/** The same where the row itself knows who it was. */
export async function wasFaster(
  db: Queryable,
  actor: SignedInActor,
  userId: string | null,
  what: string,
  did: string,
): Promise<string | undefined> {
  if (userId === null) return undefined
  const [person] = await db.select({ name: user.name }).from(user).where(eq(user.id, userId))
  if (!person) return undefined
  if (userId === actor.userId) {
    return `Sie haben ${what} inzwischen in einem anderen Fenster oder auf einem anderen Gerät ${did}. Ihre Eingaben hier sind noch da. Bitte neu laden und vergleichen.`
  }
  return `${person.name} hat ${what} inzwischen ${did}. Ihre Eingaben sind noch da. Bitte neu laden und vergleichen.`
}
