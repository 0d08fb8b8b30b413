import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { PAGE_SIZE } from '~/lib/paging'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { privacyError } from '../../errors'
import { reportDueAt } from '../../incident'
import { dataIncident, incidentLetter } from './table'

/** Incidents, newest first. */
export async function listIncidents(db: Queryable, { page = 1 }: { page?: number }) {
  const [rows, total] = await Promise.all([
    db
      .select(pick(dataIncident, 'id', 'title', 'knownAt', 'risk', 'reportedAt', 'closedAt'))
      .from(dataIncident)
      .orderBy(desc(dataIncident.knownAt), desc(dataIncident.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(dataIncident),
  ])
  return { rows, total }
}

/**
 * One incident with its letters, and until when it is to be reported.
 * @throws {AppError} not found
 */
export async function findIncident(db: Queryable, id: string, now: Date) {
  const [incident] = await db.select().from(dataIncident).where(eq(dataIncident.id, id))
  if (!incident) throw privacyError('incidentNotFound')
  const letters = await db
    .select(pick(incidentLetter, 'id', 'audience', 'subject', 'text', 'sentCount', 'doneAt', 'createdAt'))
    .from(incidentLetter)
    .where(eq(incidentLetter.incidentId, id))
    .orderBy(asc(incidentLetter.createdAt))
  return { ...incident, letters, dueAt: reportDueAt(incident.knownAt), now }
}

/** What the authority may still have to know of. */
export function isUnreported() {
  return and(
    isNull(dataIncident.closedAt),
    isNull(dataIncident.reportedAt),
    inArray(dataIncident.risk, ['open', 'risk', 'high']),
  )
}

/** Incidents that the authority may still have to know of, and the first deadline. */
export async function countUnreported(db: Queryable) {
  const [row] = await db
    .select({ count: count(), first: sql<Date | null>`min(${dataIncident.knownAt})`.mapWith(dataIncident.knownAt) })
    .from(dataIncident)
    .where(isUnreported())
  return { count: row?.count ?? 0, dueAt: row?.first ? reportDueAt(row.first) : null }
}
