import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SignedInActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { conversation, message, messageReport } from '~/features/conversations/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { moderationError } from '../errors'
import type { MessageReportList } from '../search-params'
import { REPORT_PAGE_SIZE } from './queries'
import { standingDecider } from './standing-decision'
import { messageAppeal } from './table'

/** One page of reported messages: open ones oldest first, decided ones latest first. */
export async function listMessageReports(db: Queryable, { entschieden, beschwerden, page = 1 }: MessageReportList) {
  const appealed = hasOpenMessageAppeal(db)
  const decidedOnes = isNotNull(messageReport.decidedAt)
  const where = beschwerden ? appealed : entschieden ? decidedOnes : isNull(messageReport.decidedAt)
  const order =
    entschieden || beschwerden
      ? [desc(messageReport.decidedAt), desc(messageReport.id)]
      : [asc(messageReport.createdAt), asc(messageReport.id)]
  // Found over the index alone, so that a late page costs no more than the first.
  const ids = db
    .select({ id: messageReport.id })
    .from(messageReport)
    .where(where)
    .orderBy(...order)
    .limit(REPORT_PAGE_SIZE)
    .offset((page - 1) * REPORT_PAGE_SIZE)
  const [rows, [open], [decided], [appeals]] = await Promise.all([
    selectReports(db)
      .where(inArray(messageReport.id, ids))
      .orderBy(...order),
    db.select({ count: count() }).from(messageReport).where(isNull(messageReport.decidedAt)),
    db.select({ count: count() }).from(messageReport).where(decidedOnes),
    db.select({ count: count() }).from(messageReport).where(appealed),
  ])
  const counts = { open: open?.count ?? 0, decided: decided?.count ?? 0, appeals: appeals?.count ?? 0 }
  const total = beschwerden ? counts.appeals : entschieden ? counts.decided : counts.open
  return { rows, counts, total, page }
}

/** Reports of messages as lists show them: without the text and the reporter. */
export function selectReports(db: Queryable) {
  return db
    .select({
      id: messageReport.id,
      reason: messageReport.reason,
      createdAt: messageReport.createdAt,
      decision: messageReport.decision,
      decidedAt: messageReport.decidedAt,
      reversedAt: messageReport.reversedAt,
      senderSide: message.senderSide,
      companyName: companyProfile.name,
    })
    .from(messageReport)
    .innerJoin(message, eq(message.id, messageReport.messageId))
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, conversation.companyId))
}

/** Reports of messages with an unanswered objection. */
function hasOpenMessageAppeal(db: Queryable): SQL {
  return exists(
    db
      .select({ id: messageAppeal.id })
      .from(messageAppeal)
      .where(and(eq(messageAppeal.reportId, messageReport.id), isNull(messageAppeal.decidedAt))),
  )
}

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
      id: messageReport.id,
      reason: messageReport.reason,
      details: messageReport.details,
      createdAt: messageReport.createdAt,
      decision: messageReport.decision,
      facts: messageReport.facts,
      decidedAt: messageReport.decidedAt,
      decidedByUserId: messageReport.decidedByUserId,
      reversedAt: messageReport.reversedAt,
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
    .select({
      id: messageAppeal.id,
      side: messageAppeal.side,
      text: messageAppeal.text,
      createdAt: messageAppeal.createdAt,
      isUpheld: messageAppeal.isUpheld,
      answer: messageAppeal.answer,
      decidedAt: messageAppeal.decidedAt,
      decidedByUserId: messageAppeal.decidedByUserId,
    })
    .from(messageAppeal)
    .where(eq(messageAppeal.reportId, id))
    .orderBy(asc(messageAppeal.createdAt))
  return { ...report, appeals, isOwnDecision: standingDecider(report, appeals) === actor.userId }
}
