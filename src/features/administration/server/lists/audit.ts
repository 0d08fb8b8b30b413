import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { pick } from '~/lib/pick'
import { containsPattern } from '~/lib/text/like-pattern'
import { isUuid } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import type { Queryable } from '~/platform/server/database/db'
import type { PagedList } from '~/platform/server/lists/paged-list'
import { auditActionLabel, auditSubjectLabel } from '../../all-labels'
import { auditDetails } from '../../audit-details'
import { type AuditListInput, readAuditList } from '../../search-params'

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** The audit log, newest first; `q` is a person's name or address, an identifier, or a part of the reason. */
export const auditList: PagedList<AuditListInput, Row> = {
  read: readAuditList,
  table: auditEvent,
  id: auditEvent.id,
  where: (input) => and(input.q ? matching(input.q) : undefined, filters(input)),
  numbered: {
    column: auditEvent.seq,
    found: (input) => (input.q && !isUuid(input.q) ? byWord(input.q, filters(input)) : undefined),
  },
  // The order of its index, backwards.
  order: () => sql`${auditEvent.seq} desc`,
  rows: readRows,
  csv: [
    { head: 'Nr.', cell: (row) => row.seq },
    { head: 'Zeitpunkt', cell: (row) => row.createdAt },
    { head: 'Wer', cell: (row) => row.actorEmail ?? row.actorUserId },
    { head: 'Handlung', cell: (row) => auditActionLabel(row.action) },
    { head: 'Betrifft', cell: (row) => auditSubjectLabel(row.subjectType) },
    { head: 'Kennung', cell: (row) => row.subjectId },
    { head: 'Grund', cell: (row) => row.reason },
    {
      head: 'Einzelheiten',
      cell: (row) =>
        auditDetails(row.details)
          .map(({ label, text }) => `${label}: ${text}`)
          .join(', '),
    },
    // As stored, and as included in the checksum.
    { head: 'Handlung (Code)', cell: (row) => row.action },
    { head: 'Betrifft (Code)', cell: (row) => row.subjectType },
    { head: 'Einzelheiten (JSON)', cell: (row) => JSON.stringify(row.details) },
    { head: 'Prüfsumme', cell: (row) => row.hash },
  ],
}

/** The beginning of a German calendar day. */
function berlinDay(isoDay: string): SQL {
  return sql`(${isoDay}::date::timestamp at time zone 'Europe/Berlin')`
}

function matching(q: string): SQL {
  if (isUuid(q))
    return sql`(${auditEvent.subjectId} = ${q} or ${auditEvent.actorUserId} = ${q} or ${auditEvent.id} = ${q})`
  return sql`${auditEvent.seq} in (${byWord(q, undefined)})`
}

/** Numbers of events by each half on its own index; in one query PostgreSQL would scan the whole log. */
function byWord(q: string, others: SQL | undefined): SQL {
  const people = sql`with people as materialized (select array(select ${user.id} from ${user} where ${user.listText} like ${containsPattern(q.toLowerCase())}) as ids)`
  const ids = sql`any ((select ids from people)::uuid[])`
  const halves = [
    sql`${auditEvent.actorUserId} = ${ids}`,
    sql`${auditEvent.subjectId} = ${ids}`,
    sql`${auditEvent.reason} ilike ${containsPattern(q)}`,
    sql`${auditEvent.action} = ${q}`,
  ].map((half) => sql`select ${auditEvent.seq} as number from ${auditEvent} where ${and(half, others)}`)
  return sql`${people} ${sql.join(halves, sql` union `)}`
}

function filters({ handlung, betrifft, von, bis }: AuditListInput): SQL | undefined {
  return and(
    handlung ? eq(auditEvent.action, handlung) : undefined,
    betrifft ? eq(auditEvent.subjectType, betrifft) : undefined,
    von ? sql`${auditEvent.createdAt} >= ${berlinDay(von)}` : undefined,
    bis ? sql`${auditEvent.createdAt} < ${berlinDay(bis)} + interval '1 day'` : undefined,
  )
}

function readRows(db: Queryable, ids: string[]) {
  return db
    .select({
      ...pick(auditEvent, 'id', 'seq', 'createdAt', 'actorUserId', 'action', 'subjectType', 'subjectId', 'reason'),
      ...pick(auditEvent, 'details', 'hash'),
      actorName: user.name,
      actorEmail: user.email,
      /** Whose account it is about, to link to the right list. */
      subjectUserType: sql<
        'APPLICANT' | 'COMPANY' | null
      >`(select ${user.type} from ${user} where ${user.id} = ${auditEvent.subjectId})`,
    })
    .from(auditEvent)
    .leftJoin(user, eq(user.id, auditEvent.actorUserId))
    .where(inArray(auditEvent.id, ids))
}

/** The actions and subjects that occur, for the filters. */
export async function auditKinds(db: Queryable) {
  const [actions, subjects] = await Promise.all([
    db.selectDistinct({ value: auditEvent.action }).from(auditEvent).orderBy(auditEvent.action),
    db.selectDistinct({ value: auditEvent.subjectType }).from(auditEvent).orderBy(auditEvent.subjectType),
  ])
  return { actions: actions.map(({ value }) => value), subjectTypes: subjects.map(({ value }) => value) }
}
