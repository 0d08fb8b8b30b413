import { inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { messageReport } from '~/features/conversations/server/table'
import { messageDecisionLabels, reportReasonLabels } from '~/features/conversations/vocabulary'
import type { MessageReportList } from '~/features/moderation/search-params'
import { selectReports } from '~/features/moderation/server/message-report-queries'
import { messageAppeal } from '~/features/moderation/server/table'
import type { Queryable } from '~/platform/server/database/db'
import type { AdminList } from './list'

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** Reported messages, open or decided as on their page; without the text and the reporter. */
export const messageReportList: AdminList<MessageReportList, Row> = {
  table: messageReport,
  id: messageReport.id,
  where: ({ entschieden, beschwerden }) => {
    if (beschwerden) return HAS_OPEN_APPEAL
    return entschieden ? isNotNull(messageReport.decidedAt) : isNull(messageReport.decidedAt)
  },
  order: ({ entschieden, beschwerden }) =>
    entschieden || beschwerden
      ? sql`${messageReport.decidedAt} desc, ${messageReport.id} desc`
      : sql`${messageReport.createdAt}, ${messageReport.id}`,
  rows: readRows,
  csv: [
    { head: 'Kennung', cell: (row) => row.id },
    { head: 'Geschrieben von', cell: (row) => (row.senderSide === 'company' ? 'Unternehmen' : 'Bewerber/in') },
    { head: 'Unternehmen', cell: (row) => row.companyName },
    { head: 'Grund', cell: (row) => reportReasonLabels[row.reason] },
    { head: 'Eingegangen', cell: (row) => row.createdAt },
    { head: 'Entscheidung', cell: (row) => row.decision && messageDecisionLabels[row.decision] },
    { head: 'Entschieden', cell: (row) => row.decidedAt },
  ],
}

const HAS_OPEN_APPEAL = sql`exists (select 1 from ${messageAppeal} where ${messageAppeal.reportId} = ${messageReport.id} and ${messageAppeal.decidedAt} is null)`

function readRows(db: Queryable, ids: string[]) {
  return selectReports(db).where(inArray(messageReport.id, ids))
}
