import { eq, type SQL, sql } from 'drizzle-orm'
import { reportSubjectLabels } from '~/features/moderation/report-addresses'
import type { ReportList } from '~/features/moderation/search-params'
import { reportRows } from '~/features/moderation/server/queries'
import { contentAppeal, contentReport } from '~/features/moderation/server/table'
import { decisionLabels, reportReasonLabels } from '~/features/moderation/vocabulary'
import type { AdminList } from './list'

type Row = Awaited<ReturnType<typeof reportRows>>[number]

/** The reports of one tab, as on its page; without the reporter. */
export const reportList: AdminList<ReportList, Row> = {
  table: contentReport,
  id: contentReport.id,
  where: ({ reiter = 'offen' }) => TABS[reiter],
  order: ({ reiter = 'offen' }) =>
    reiter === 'offen'
      ? sql`${contentReport.dueAt}, ${contentReport.id}`
      : sql`${contentReport.decidedAt} desc, ${contentReport.id} desc`,
  rows: reportRows,
  csv: [
    { head: 'Kennung', cell: (row) => row.id },
    { head: 'Art', cell: (row) => reportSubjectLabels[row.subjectType] },
    { head: 'Worum es geht', cell: (row) => row.subjectTitle },
    { head: 'Unternehmen', cell: (row) => row.companyName },
    { head: 'Grund', cell: (row) => reportReasonLabels[row.reason] },
    { head: 'Eingegangen', cell: (row) => row.createdAt },
    { head: 'Prüfen bis', cell: (row) => row.dueAt },
    { head: 'Entscheidung', cell: (row) => row.decision && decisionLabels[row.decision] },
    { head: 'Entschieden', cell: (row) => row.decidedAt },
    { head: 'Nach Beschwerde geändert', cell: (row) => row.reversedAt },
    { head: 'Aufgehoben', cell: (row) => row.liftedAt },
  ],
}

const TABS = {
  offen: eq(contentReport.state, 'received'),
  beschwerden: sql`exists (select 1 from ${contentAppeal} where ${contentAppeal.reportId} = ${contentReport.id} and ${contentAppeal.decidedAt} is null)`,
  entschieden: eq(contentReport.state, 'decided'),
} satisfies Record<NonNullable<ReportList['reiter']>, SQL>
