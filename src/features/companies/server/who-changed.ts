import { and, eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { CompanyActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { companyMember } from './table'

/** What a command writes about its writer; whoever changes the row without it leaves the change nameless. */
export function changedBy(actor: CompanyActor, version: number) {
  return { version, changedByUserId: actor.userId, changedVersion: version }
}

/** Everybody at a company by name, to join whoever made a change; whoever has left is nobody. */
export function colleagues(db: Queryable, companyId: string) {
  return db
    .select({ userId: companyMember.userId, name: user.name })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(eq(companyMember.companyId, companyId))
    .as('colleague')
}

type Versioned = Record<'version' | 'changedByUserId' | 'changedVersion', AnyPgColumn>

/** Joins `colleagues` by who wrote the version that stands. */
export function wrote(colleague: ReturnType<typeof colleagues>, row: Versioned): SQL | undefined {
  return and(eq(colleague.userId, row.changedByUserId), eq(row.changedVersion, row.version))
}

/**
 * That somebody of the company was faster, as a sentence for the one who is late; null when that was nobody who still
 * belongs to it.
 * @param what with its article, "diese Stelle"
 */
export async function whoChanged(
  db: Queryable,
  actor: CompanyActor,
  userId: string | null,
  what: string,
): Promise<string | undefined> {
  if (userId === null) return undefined
  if (userId === actor.userId) {
    return `Sie haben ${what} inzwischen in einem anderen Fenster oder auf einem anderen Gerät geändert. Ihre Eingaben hier sind noch da.`
  }
  const [colleague] = await db
    .select({ name: user.name })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(and(eq(companyMember.companyId, actor.company.id), eq(companyMember.userId, userId)))
  return colleague && `${colleague.name} hat ${what} inzwischen geändert. Ihre Eingaben sind noch da.`
}
