import { eq } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { conversation, message, messageReport } from '~/features/conversations/server/table'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { moderationError } from '../../errors'
import type { DecideMessageInput } from '../../schema'
import { conversationEndedMail, messageReportDecidedMail } from '../message-report-emails'
import type { ModerationContext } from './decide-report'

/**
 * Decides about a reported message: leaves it, or ends the conversation for good, which no side can undo. The reporter
 * is told, and with an end also whoever wrote it, with the reasons (DSA Art. 17); all of it with an audit event.
 *
 * @throws AppError reportNotFound, decidedAlready
 */
export async function decideMessageReport(
  { db, actor, now }: ModerationContext,
  { id, decision, facts }: DecideMessageInput,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [report] = await tx
      .select({
        decidedAt: messageReport.decidedAt,
        reporterUserId: messageReport.reporterUserId,
        senderUserId: message.senderUserId,
        senderSide: message.senderSide,
        conversationId: message.conversationId,
      })
      .from(messageReport)
      .innerJoin(message, eq(message.id, messageReport.messageId))
      .where(eq(messageReport.id, id))
      .for('update', { of: messageReport })
    if (!report) throw moderationError('reportNotFound')
    if (report.decidedAt) throw moderationError('decidedAlready')
    await tx
      .update(messageReport)
      .set({ decision, facts, decidedAt: now, decidedByUserId: actor.userId })
      .where(eq(messageReport.id, id))
    const isEnded = decision === 'blocked'
    if (isEnded) {
      await tx
        .update(conversation)
        .set({ blockedBy: 'platform', blockedAt: now })
        .where(eq(conversation.id, report.conversationId))
    }
    const reporter = await findAddress(tx, report.reporterUserId)
    const sender = isEnded ? await findAddress(tx, report.senderUserId) : null
    const reporterSide = report.senderSide === 'company' ? 'applicant' : 'company'
    await enqueueMails(tx, [
      ...(reporter ? [messageReportDecidedMail({ ...reporter, side: reporterSide }, { id, decision, facts })] : []),
      ...(sender ? [conversationEndedMail({ ...sender, side: report.senderSide }, { id, facts })] : []),
    ])
    await audit(tx, {
      actorUserId: actor.userId,
      action: `message-report.${decision}`,
      subjectType: 'messageReport',
      subjectId: id,
      reason: facts,
    })
  })
}

async function findAddress(tx: Transaction, userId: string | null) {
  if (!userId) return null
  const [row] = await tx.select({ email: user.email, name: user.name }).from(user).where(eq(user.id, userId))
  return row ?? null
}
