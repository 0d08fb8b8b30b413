import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { adminWhoWasFaster } from '~/features/accounts/server/admin-faster'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { pick } from '~/lib/pick'
import { audit } from '~/platform/server/audit/audit'
import { feedbackError } from '../errors'
import type { answerFeedbackSchema } from '../schema'
import { feedbackAnsweredMail } from './emails'
import { feedback } from './table'

/**
 * Answers a message by mail, once; it is done then.
 * @throws {AppError} conflict when there is none, nobody can be answered, or somebody answered it before
 */
export async function answerFeedback(
  { db, actor, now }: SignedInContext,
  { id, answer }: z.infer<typeof answerFeedbackSchema>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        ...pick(feedback, 'kind', 'message', 'email', 'answer'),
        userType: user.type,
      })
      .from(feedback)
      .leftJoin(user, eq(user.id, feedback.userId))
      .where(eq(feedback.id, id))
      .for('update', { of: feedback })
    if (!row) throw feedbackError('notFound')
    // A lost reply is sent again with the same words.
    if (row.answer === answer) return
    if (row.answer !== null) {
      const change = { subjectType: 'feedback', actions: ['feedback.answered'], subjectId: id }
      throw feedbackError(
        'answeredAlready',
        await adminWhoWasFaster(tx, actor, change, 'diese Rückmeldung', 'beantwortet'),
      )
    }
    if (row.email === null) throw feedbackError('noAddress')
    await tx.update(feedback).set({ answer, answeredAt: now, doneAt: now }).where(eq(feedback.id, id))
    await enqueueMails(tx, [feedbackAnsweredMail(row.email, { ...row, id, answer })])
    await audit(tx, actor, 'feedback.answered', { type: 'feedback', id })
  })
}
