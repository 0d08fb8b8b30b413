import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { containsPattern } from '~/lib/text/like-pattern'
import type { Queryable } from '~/platform/server/database/db'
import type { PagedList } from '~/platform/server/lists/paged-list'
import { outboxMail } from '~/platform/server/mail/table'
import { mailKind, mailKindsLike } from '../../all-labels'
import { type MailListInput, mailStateLabels, readMailList } from '../../search-params'
import { mailColumns, mailState } from '../mails'

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** The outbox, newest first; `q` is a part of the recipient's address, of the subject, or of the kind's label. */
export const mailList: PagedList<MailListInput, Row> = {
  read: readMailList,
  table: outboxMail,
  id: outboxMail.id,
  where: ({ q, zustand, art }) =>
    and(q ? matching(q) : undefined, zustand && STATES[zustand], art ? eq(outboxMail.kind, art) : undefined),
  order: () => sql`${outboxMail.createdAt} desc, ${outboxMail.id} desc`,
  rows: readRows,
  csv: [
    { head: 'Kennung', cell: (row) => row.id },
    { head: 'Empfänger', cell: (row) => row.recipient },
    { head: 'Betreff', cell: (row) => row.subject },
    { head: 'Art', cell: (row) => mailKind(row.kind) },
    { head: 'Art (Code)', cell: (row) => row.kind },
    { head: 'Status', cell: (row) => mailStateLabels[row.state] },
    { head: 'Versuche', cell: (row) => row.attempts },
    { head: 'Fehler', cell: (row) => row.lastError },
    { head: 'Geschrieben', cell: (row) => row.createdAt },
    { head: 'Zugestellt', cell: (row) => row.deliveredAt },
  ],
}

function matching(q: string): SQL {
  const inText = sql`(${outboxMail.recipient} || ' ' || ${outboxMail.subject}) ilike ${containsPattern(q)}`
  const kinds = mailKindsLike(q)
  return kinds.length === 0 ? inText : sql`(${inText} or ${inArray(outboxMail.kind, kinds)})`
}

const STATES = {
  open: sql`${outboxMail.deliveredAt} is null and ${outboxMail.failedAt} is null`,
  delivered: sql`${outboxMail.deliveredAt} is not null`,
  failed: sql`${outboxMail.failedAt} is not null`,
} satisfies Record<NonNullable<MailListInput['zustand']>, SQL>

async function readRows(db: Queryable, ids: string[]) {
  const rows = await db.select(mailColumns).from(outboxMail).where(inArray(outboxMail.id, ids))
  return rows.map((row) => ({ ...row, state: mailState(row) }))
}
