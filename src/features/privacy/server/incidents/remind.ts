import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import { tellAdmins } from '~/features/accounts/server/notices/tell-admins'
import type { Database, Transaction } from '~/platform/server/database/db'
import { incidentStage, knownSince, reportDueAt } from '../../incident'
import { isUnreported } from './queries'
import { dataIncident } from './table'

/**
 * Tells the platform admins that the 72 hours of an incident end within a day, and that they are over, each once. An
 * incident that is written down late gets only what is still true.
 * @returns how many were told of
 */
export async function remindOfIncidents(db: Database, now: Date): Promise<number> {
  let told = 0
  while (await db.transaction((tx) => remindOfNext(tx, now))) told += 1
  return told
}

async function remindOfNext(tx: Transaction, now: Date): Promise<boolean> {
  const [incident] = await tx
    .select({ id: dataIncident.id, knownAt: dataIncident.knownAt })
    .from(dataIncident)
    .where(and(isUnreported(), isToBeTold(now)))
    .orderBy(asc(dataIncident.knownAt), asc(dataIncident.id))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!incident) return false
  const { id, knownAt } = incident
  const isOver = incidentStage(knownAt, now) === 'overdue'
  const change = { remindedAt: now, ...(isOver ? { overdueToldAt: now } : {}) }
  await tx.update(dataIncident).set(change).where(eq(dataIncident.id, id))
  const about = `${id}:${reportDueAt(knownAt).toISOString()}`
  await tellAdmins(tx, isOver ? 'admin-incident-overdue' : 'admin-incident-due', about)
  return true
}

function isToBeTold(now: Date) {
  return or(
    and(isNull(dataIncident.remindedAt), lte(dataIncident.knownAt, knownSince('due-soon', now))),
    and(isNull(dataIncident.overdueToldAt), lte(dataIncident.knownAt, knownSince('overdue', now))),
  )
}
