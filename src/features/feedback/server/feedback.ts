import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { audit } from '~/platform/server/audit/audit'
import { getConfig } from '~/platform/server/config'
import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { feedbackError } from '../errors'
import type { SendFeedbackInput, sendBarrierSchema } from '../schema'
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

/**
 * Marks a message as done, or opens it again; repeating it changes nothing.
 * @throws {AppError} conflict when there is none
 */
export async function markFeedback(
  { db, actor, now }: SignedInContext,
  { id, isDone }: { id: string; isDone: boolean },
) {
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ doneAt: feedback.doneAt }).from(feedback).where(eq(feedback.id, id)).for('update')
    if (!row) throw feedbackError('notFound')
    if ((row.doneAt !== null) === isDone) return
    await tx
      .update(feedback)
      .set({ doneAt: isDone ? now : null })
      .where(eq(feedback.id, id))
    const action = isDone ? 'feedback.done' : 'feedback.reopened'
    await audit(tx, actor, action, { type: 'feedback', id })
  })
}
