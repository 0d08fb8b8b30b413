import { eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import { conversation, message, messageReport } from '~/features/conversations/server/table'
import { messageDecisionLabels, reportReasonLabels } from '~/features/conversations/vocabulary'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { type PagedList, pageRows } from '~/platform/server/lists/paged-list'
import { type MessageReportList, readMessageReportList } from '../../search-params'
import { messageAppeal } from '../table'

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** Reported messages: open ones oldest first, decided ones latest first; without the text and the reporter. */
export const messageReportList: PagedList<MessageReportList, Row> = {
  read: readMessageReportList,
  table: messageReport,
  id: messageReport.id,
  where: ({ entschieden, beschwerden }) => {
    if (beschwerden) return HAS_OPEN_APPEAL
    return entschieden ? IS_DECIDED : IS_OPEN
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

const IS_OPEN = isNull(messageReport.decidedAt)
const IS_DECIDED = isNotNull(messageReport.decidedAt)
const HAS_OPEN_APPEAL = sql`exists (select 1 from ${messageAppeal} where ${messageAppeal.reportId} = ${messageReport.id} and ${messageAppeal.decidedAt} is null)`

/** One page of them, with the number of each kind. */
export async function listMessageReports(db: Queryable, input: MessageReportList, now: Date) {
  const { entschieden, beschwerden, page = 1 } = input
  const [rows, open, decided, appeals] = await Promise.all([
    pageRows(db, messageReportList, input, now),
    db.$count(messageReport, IS_OPEN),
    db.$count(messageReport, IS_DECIDED),
    db.$count(messageReport, HAS_OPEN_APPEAL),
  ])
  const total = beschwerden ? appeals : entschieden ? decided : open
  return { rows, counts: { open, decided, appeals }, total, page }
}

function readRows(db: Queryable, ids: string[]) {
  return db
    .select({
      ...pick(messageReport, 'id', 'reason', 'createdAt', 'decision', 'decidedAt', 'reversedAt'),
      senderSide: message.senderSide,
      companyName: companyProfile.name,
    })
    .from(messageReport)
    .innerJoin(message, eq(message.id, messageReport.messageId))
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, conversation.companyId))
    .where(inArray(messageReport.id, ids))
}
