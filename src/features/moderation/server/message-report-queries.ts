import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SignedInActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { conversation, message, messageReport } from '~/features/conversations/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { moderationError } from '../errors'
import { standingDecider } from './standing-decision'
import { messageAppeal } from './table'

const reporter = alias(user, 'reporter')
const sender = alias(user, 'sender')
const decider = alias(user, 'decider')

/**
 * One reported message, and only that message: the rest of the conversation stays between its two sides.
 * Who took the decision that stands (`isOwnDecision`) leaves objections to it to another person.
 * @throws AppError reportNotFound
 */
export async function findMessageReport(db: Queryable, actor: SignedInActor, id: string) {
  const [report] = await db
    .select({
      ...pick(messageReport, 'id', 'reason', 'details', 'createdAt', 'decision', 'facts', 'decidedAt'),
      ...pick(messageReport, 'decidedByUserId', 'reversedAt'),
      decidedBy: decider.name,
      reporterName: reporter.name,
      body: message.body,
      sentAt: message.createdAt,
      senderSide: message.senderSide,
      senderName: sender.name,
      companyName: companyProfile.name,
      applicantFirstName: applicantProfile.firstName,
      applicantLastName: applicantProfile.lastName,
      blockedBy: conversation.blockedBy,
    })
    .from(messageReport)
    .innerJoin(message, eq(message.id, messageReport.messageId))
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .innerJoin(applicantProfile, eq(applicantProfile.id, conversation.applicantProfileId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, conversation.companyId))
    .leftJoin(reporter, eq(reporter.id, messageReport.reporterUserId))
    .leftJoin(sender, eq(sender.id, message.senderUserId))
    .leftJoin(decider, eq(decider.id, messageReport.decidedByUserId))
    .where(eq(messageReport.id, id))
  if (!report) throw moderationError('reportNotFound')
  const appeals = await db
    .select(
      pick(messageAppeal, 'id', 'side', 'text', 'createdAt', 'isUpheld', 'answer', 'decidedAt', 'decidedByUserId'),
    )
    .from(messageAppeal)
    .where(eq(messageAppeal.reportId, id))
    .orderBy(asc(messageAppeal.createdAt))
  return { ...report, appeals, isOwnDecision: standingDecider(report, appeals) === actor.userId }
}
