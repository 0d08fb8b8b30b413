import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedInActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { COUNT_LIMIT, PAGE_SIZE } from '~/lib/paging'
import { containsPattern } from '~/lib/text/like-pattern'
import { audit } from '~/platform/server/audit/audit'
import { getConfig } from '~/platform/server/config'
import type { Database, Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { feedbackError } from '../errors'
import type { SendFeedbackInput, sendBarrierSchema } from '../schema'
import type { FeedbackList } from '../vocabulary'
import { feedback } from './table'

/** The project that receives messages, or null while the platform setting is off. */
export async function feedbackProject(db: Queryable): Promise<string | null> {
  const { feedbackWidget } = await getSettings(db)
  return feedbackWidget ? getConfig().FEEDBACK_PROJECT : null
}

/**
 * Stores a message.
 * @throws {AppError} conflict while none are accepted
 */
export async function sendFeedback(db: Queryable, userId: string | null, input: SendFeedbackInput): Promise<void> {
  const project = await feedbackProject(db)
  if (project === null) throw feedbackError('notOffered')
  await db.insert(feedback).values({ ...input, email: input.email || null, project, userId })
}

/** Stores a barrier that somebody met, whether other messages are accepted or not; the same one twice is one. */
export async function sendBarrier(
  db: Queryable,
  userId: string | null,
  { id, message, where, email }: z.infer<typeof sendBarrierSchema>,
): Promise<void> {
  const text = where === '' ? message : `${where}: ${message}`
  const page = '/barrierefreiheit'
  const project = getConfig().FEEDBACK_PROJECT
  await db
    .insert(feedback)
    .values({ id, kind: 'barrier', message: text, email: email || null, page, project, userId })
    .onConflictDoNothing()
}

/** The messages to this project, newest first. */
export async function listFeedback(db: Queryable, { page = 1, ...filters }: FeedbackList) {
  const chosen = chosenFeedback(filters)
  // Found over the index alone, so that a late page costs no more than the first.
  const ids = db
    .select({ id: feedback.id })
    .from(feedback)
    .where(chosen)
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const [rows, counted] = await Promise.all([
    db
      .select({
        id: feedback.id,
        kind: feedback.kind,
        message: feedback.message,
        email: feedback.email,
        page: feedback.page,
        answer: feedback.answer,
        answeredAt: feedback.answeredAt,
        author: user.name,
        createdAt: feedback.createdAt,
      })
      .from(feedback)
      .leftJoin(user, eq(user.id, feedback.userId))
      .where(inArray(feedback.id, ids))
      .orderBy(desc(feedback.createdAt), desc(feedback.id)),
    filters.q ? countUpToLimit(db, chosen) : db.$count(feedback, chosen),
  ])
  const isTotalAtLeast = filters.q !== undefined && counted > COUNT_LIMIT
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

/** The condition of the list's filters, among the messages to this project. */
export function chosenFeedback({ state = 'open', art, q }: Omit<FeedbackList, 'page'>) {
  return and(
    eq(feedback.project, getConfig().FEEDBACK_PROJECT),
    state === 'open' ? isNull(feedback.doneAt) : isNotNull(feedback.doneAt),
    art && eq(feedback.kind, art),
    q ? sql`(${feedback.message} || ' ' || ${feedback.page}) ilike ${containsPattern(q)}` : undefined,
  )
}

type Context = { db: Database; actor: SignedInActor; now: Date }

/**
 * Marks a message as done, or opens it again; repeating it changes nothing.
 * @throws {AppError} conflict when there is none
 */
export async function markFeedback({ db, actor, now }: Context, { id, isDone }: { id: string; isDone: boolean }) {
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ doneAt: feedback.doneAt }).from(feedback).where(eq(feedback.id, id)).for('update')
    if (!row) throw feedbackError('notFound')
    if ((row.doneAt !== null) === isDone) return
    await tx
      .update(feedback)
      .set({ doneAt: isDone ? now : null })
      .where(eq(feedback.id, id))
    const action = isDone ? 'feedback.done' : 'feedback.reopened'
    await audit(tx, { actorUserId: actor.userId, action, subjectType: 'feedback', subjectId: id })
  })
}
