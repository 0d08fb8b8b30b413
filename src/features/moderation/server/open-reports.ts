import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import { applicantProfile } from '~/features/applicants/server/table'
import { conversation, message, messageReport } from '~/features/conversations/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { contentReport } from './table'

/**
 * Whether a report waits for a decision: about what a company or a person made public, or about a message of theirs. For
 * the transparency report, which tells measures without a notice apart.
 */
export async function hasOpenReport(
  db: Queryable,
  whose: { companyId: string } | { userId: string },
): Promise<boolean> {
  const isCompany = 'companyId' in whose
  const content = isCompany
    ? eq(contentReport.companyId, whose.companyId)
    : and(
        eq(contentReport.subjectType, 'resume'),
        inArray(
          contentReport.subjectId,
          db
            .select({ id: applicantProfile.id })
            .from(applicantProfile)
            .where(eq(applicantProfile.userId, whose.userId)),
        ),
      )
  const author = isCompany
    ? and(eq(conversation.companyId, whose.companyId), eq(message.senderSide, 'company'))
    : eq(message.senderUserId, whose.userId)
  const reports = db
    .select({ one: sql`1` })
    .from(contentReport)
    .where(and(eq(contentReport.state, 'received'), content))
  const messages = db
    .select({ one: sql`1` })
    .from(messageReport)
    .innerJoin(message, eq(message.id, messageReport.messageId))
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(and(isNull(messageReport.decidedAt), author))
  const [row] = await db
    .select({ isReported: sql<boolean>`${or(exists(reports), exists(messages))}` })
    .from(sql`(select 1) as one`)
  return row?.isReported ?? false
}
