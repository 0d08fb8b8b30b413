import { eq, inArray, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { chosenFeedback } from '~/features/feedback/server/feedback'
import { feedback } from '~/features/feedback/server/table'
import { type FeedbackList, feedbackKindLabels } from '~/features/feedback/vocabulary'
import type { Queryable } from '~/platform/server/database/db'
import type { AdminList } from './list'

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** The messages to this project, newest first, open or done as on their page. */
export const feedbackList: AdminList<FeedbackList, Row> = {
  table: feedback,
  id: feedback.id,
  where: chosenFeedback,
  order: () => sql`${feedback.createdAt} desc, ${feedback.id} desc`,
  rows: readRows,
  csv: [
    { head: 'Kennung', cell: (row) => row.id },
    { head: 'Art', cell: (row) => feedbackKindLabels[row.kind] },
    { head: 'Rückmeldung', cell: (row) => row.message },
    { head: 'Seite', cell: (row) => row.page },
    { head: 'Von', cell: (row) => row.author },
    { head: 'E-Mail-Adresse', cell: (row) => row.email },
    { head: 'Eingang', cell: (row) => row.createdAt },
    { head: 'Erledigt', cell: (row) => row.doneAt },
    { head: 'Antwort', cell: (row) => row.answer },
    { head: 'Beantwortet', cell: (row) => row.answeredAt },
  ],
}

function readRows(db: Queryable, ids: string[]) {
  return db
    .select({
      id: feedback.id,
      kind: feedback.kind,
      message: feedback.message,
      email: feedback.email,
      page: feedback.page,
      author: user.name,
      createdAt: feedback.createdAt,
      doneAt: feedback.doneAt,
      answer: feedback.answer,
      answeredAt: feedback.answeredAt,
    })
    .from(feedback)
    .leftJoin(user, eq(user.id, feedback.userId))
    .where(inArray(feedback.id, ids))
}
