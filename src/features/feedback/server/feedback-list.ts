import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { COUNT_LIMIT } from '~/lib/paging'
import { pick } from '~/lib/pick'
import { containsPattern } from '~/lib/text/like-pattern'
import { getConfig } from '~/platform/server/config'
import type { Queryable } from '~/platform/server/database/db'
import { type PagedList, pageRows } from '~/platform/server/lists/paged-list'
import { type FeedbackList, feedbackKindLabels, readFeedbackList } from '../vocabulary'
import { feedback } from './table'

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** The messages to this project, newest first. */
export const feedbackList: PagedList<FeedbackList, Row> = {
  read: readFeedbackList,
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

/** One page of them. */
export async function listFeedback(db: Queryable, input: FeedbackList, now: Date) {
  const chosen = chosenFeedback(input)
  const [rows, counted] = await Promise.all([
    pageRows(db, feedbackList, input, now),
    input.q ? countUpToLimit(db, chosen) : db.$count(feedback, chosen),
  ])
  const isTotalAtLeast = input.q !== undefined && counted > COUNT_LIMIT
  return { rows, total: isTotalAtLeast ? COUNT_LIMIT : counted, isTotalAtLeast }
}

/** Text is searched row by row, so counting stops as in the other lists. */
async function countUpToLimit(db: Queryable, chosen: SQL | undefined): Promise<number> {
  const hits = db
    .select({ id: feedback.id })
    .from(feedback)
    .where(chosen)
    .limit(COUNT_LIMIT + 1)
  return db.$count(hits.as('hit'))
}

/** How many messages to this project are unread. */
export function countOpenFeedback(db: Queryable): Promise<number> {
  return db.$count(feedback, chosenFeedback({}))
}

function chosenFeedback({ state = 'open', art, q }: FeedbackList) {
  return and(
    eq(feedback.project, getConfig().FEEDBACK_PROJECT),
    state === 'open' ? isNull(feedback.doneAt) : isNotNull(feedback.doneAt),
    art && eq(feedback.kind, art),
    q ? sql`(${feedback.message} || ' ' || ${feedback.page}) ilike ${containsPattern(q)}` : undefined,
  )
}

function readRows(db: Queryable, ids: string[]) {
  return db
    .select({
      ...pick(feedback, 'id', 'kind', 'message', 'email', 'page', 'createdAt', 'doneAt', 'answer', 'answeredAt'),
      author: user.name,
    })
    .from(feedback)
    .leftJoin(user, eq(user.id, feedback.userId))
    .where(inArray(feedback.id, ids))
}
