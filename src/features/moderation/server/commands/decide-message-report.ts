import { eq } from 'drizzle-orm'
import { wasFaster } from '~/features/accounts/server/admin-faster'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { message, messageReport } from '~/features/conversations/server/table'
import { pick } from '~/lib/pick'
import { audit } from '~/platform/server/audit/audit'
import { hashLinkToken, newLinkToken } from '~/platform/server/link-token'
import { moderationError } from '../../errors'
import type { DecideMessageInput } from '../../schema'
import { conversationEndedMail, messageReportDecidedMail } from '../message-report-emails'
import { appealUrl } from './decide-report'
import { emailOf, endConversation, lockConversation } from './message-appeal'

/**
 * Decides on a reported message: leaves it, or ends the conversation permanently, which no side can undo. The reporter
 * is informed, and in the second case also the author, with the reasons (DSA Art. 17); with an audit event.
 * @throws AppError reportNotFound, decidedAlready; endedAlready when another decision has ended it meanwhile
 */
export async function decideMessageReport(
  { db, actor, now }: SignedInContext,
  { id, decision, facts, knowsEarlier }: DecideMessageInput,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [report] = await tx
      .select({
        ...pick(messageReport, 'decidedAt', 'decidedByUserId', 'reporterUserId'),
        ...pick(message, 'senderUserId', 'senderSide', 'conversationId'),
      })
      .from(messageReport)
      .innerJoin(message, eq(message.id, messageReport.messageId))
      .where(eq(messageReport.id, id))
      .for('update', { of: messageReport })
    if (!report) throw moderationError('reportNotFound')
    if (report.decidedAt) {
      const sentence = await wasFaster(tx, actor, report.decidedByUserId, 'über diese Nachricht', 'entschieden')
      throw moderationError('decidedAlready', sentence)
    }
    const { blockedBy } = await lockConversation(tx, report.conversationId)
    const isEnded = decision === 'blocked'
    if (isEnded && blockedBy === 'platform' && !knowsEarlier) throw moderationError('endedAlready')
    const [forReporter, forAuthor] = [newLinkToken(), newLinkToken()]
    await tx
      .update(messageReport)
      .set({
        decision,
        facts,
        decidedAt: now,
        decidedByUserId: actor.userId,
        reporterTokenHash: hashLinkToken(forReporter),
        authorTokenHash: isEnded ? hashLinkToken(forAuthor) : null,
      })
      .where(eq(messageReport.id, id))
    if (isEnded) await endConversation(tx, report.conversationId, now)
    const reporter = await emailOf(tx, report.reporterUserId)
    const sender = isEnded ? await emailOf(tx, report.senderUserId) : null
    const reporterSide = report.senderSide === 'company' ? 'applicant' : 'company'
    await enqueueMails(tx, [
      ...(reporter
        ? [
            messageReportDecidedMail(
              { email: reporter, side: reporterSide },
              { id, decision, facts, isOver: blockedBy !== null, appealUrl: appealUrl(forReporter) },
            ),
          ]
        : []),
      ...(sender
        ? [
            conversationEndedMail(
              { email: sender, side: report.senderSide },
              { id, facts, appealUrl: appealUrl(forAuthor), decisionId: id },
            ),
          ]
        : []),
    ])
    await audit(tx, actor, `message-report.${decision}`, { type: 'messageReport', id, reason: facts })
  })
}
