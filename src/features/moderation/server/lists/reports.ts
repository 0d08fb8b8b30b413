import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { type PagedList, pageRows } from '~/platform/server/lists/paged-list'
import { reportSubjectLabels } from '../../report-addresses'
import { type ReportList, readReportList } from '../../search-params'
import { decisionLabels, reportReasonLabels } from '../../vocabulary'
import { contentAppeal, contentReport } from '../table'

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** The reports of one tab, due ones first; without the reporter. */
export const reportList: PagedList<ReportList, Row> = {
  read: readReportList,
  table: contentReport,
  id: contentReport.id,
  where: ({ reiter = 'offen' }) => REPORT_TABS[reiter],
  order: ({ reiter = 'offen' }) =>
    reiter === 'offen'
      ? sql`${contentReport.dueAt}, ${contentReport.id}`
      : sql`${contentReport.decidedAt} desc, ${contentReport.id} desc`,
  rows: readRows,
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

export const REPORT_TABS = {
  offen: eq(contentReport.state, 'received'),
  beschwerden: sql`exists (select 1 from ${contentAppeal} where ${contentAppeal.reportId} = ${contentReport.id} and ${contentAppeal.decidedAt} is null)`,
  entschieden: eq(contentReport.state, 'decided'),
} satisfies Record<NonNullable<ReportList['reiter']>, SQL>

/** One page of them, with the number of all tabs. */
export async function listReports(db: Queryable, input: ReportList, now: Date) {
  const { reiter = 'offen', page = 1 } = input
  const [rows, offen, beschwerden, entschieden] = await Promise.all([
    pageRows(db, reportList, input, now),
    db.$count(contentReport, REPORT_TABS.offen),
    db.$count(contentReport, REPORT_TABS.beschwerden),
    db.$count(contentReport, REPORT_TABS.entschieden),
  ])
  const counts = { offen, beschwerden, entschieden }
  return { rows, counts, total: counts[reiter], page }
}

function readRows(db: Queryable, ids: string[]) {
  return db
    .select({
      ...pick(contentReport, 'id', 'subjectType', 'subjectTitle'),
      companyName: companyProfile.name,
      ...pick(contentReport, 'reason', 'createdAt', 'dueAt', 'decision', 'decidedAt', 'reversedAt', 'liftedAt'),
    })
    .from(contentReport)
    .leftJoin(companyProfile, eq(companyProfile.companyId, contentReport.companyId))
    .where(inArray(contentReport.id, ids))
}
