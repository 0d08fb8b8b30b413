import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { wasFaster } from '~/features/accounts/server/admin-faster'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { tellAdmins } from '~/features/accounts/server/notices/tell-admins'
import { user } from '~/features/accounts/server/table'
import { tellOpenPages } from '~/features/conversations/server/live'
import { conversation, message, messageReport } from '~/features/conversations/server/table'
import { pick } from '~/lib/pick'
import { audit } from '~/platform/server/audit/audit'
import type { Database, Queryable, Transaction } from '~/platform/server/database/db'
import { hashLinkToken, newLinkToken } from '~/platform/server/link-token'
import { type MailText, mailText } from '~/platform/server/mail/mail'
import { canAppeal } from '../../due'
import { moderationError } from '../../errors'
import type { appealSchema, decideAppealSchema } from '../../schema'
import type { MessageAppealSide } from '../../vocabulary'
import { appealDecidedMail, appealReceivedMail } from '../emails'
import { conversationEndedMail } from '../message-report-emails'
import { answerTo, requireOtherPerson, standingReasons } from '../standing-decision'
import { messageAppeal } from '../table'
import { appealUrl } from './decide-report'

/** The title in mails and on the objection page; the text of the message is not repeated. */
const TITLE = 'Gemeldete Nachricht'

/** The decision on a message behind a link in a mail; null when the link is about something else. */
export async function findMessageDecision(db: Queryable, token: string, now: Date) {
  const hash = hashLinkToken(token)
  const [report] = await db
    .select({
      ...pick(messageReport, 'id', 'decision', 'facts', 'decidedAt', 'reversedAt', 'reporterTokenHash'),
      reporterUserId: messageReport.reporterUserId,
      authorUserId: message.senderUserId,
    })
    .from(messageReport)
    .innerJoin(message, eq(message.id, messageReport.messageId))
    .where(or(eq(messageReport.reporterTokenHash, hash), eq(messageReport.authorTokenHash, hash)))
  if (!report) return null
  const side: MessageAppealSide = report.reporterTokenHash === hash ? 'reporter' : 'author'
  const appeals = await db.select().from(messageAppeal).where(eq(messageAppeal.reportId, report.id))
  const made = appeals.find((each) => each.side === side)
  const { facts, decidedAt } = standingReasons(report, appeals)
  if (!decidedAt) return null
  return {
    id: report.id,
    userId: side === 'reporter' ? report.reporterUserId : report.authorUserId,
    subjectType: 'message' as const,
    subjectTitle: TITLE,
    decision: isEnded(report) ? ('removed' as const) : ('kept' as const),
    ...{ facts, decidedAt, side, rule: null },
    appealedAt: made?.createdAt ?? null,
    answer: answerTo(made),
    isInTime: canAppeal(decidedAt, now),
  }
}

/**
 * Stores an objection to the decision on a message.
 * @returns false when the link is about something else
 * @throws AppError appealTooLate, appealedAlready
 */
export async function appealMessage(
  { db, now }: { db: Database; now: Date },
  { token, text }: z.infer<typeof appealSchema>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const decision = await findMessageDecision(tx, token, now)
    if (!decision) return false
    if (!decision.isInTime) throw moderationError('appealTooLate')
    const { id: reportId, side, userId } = decision
    const [made] = await tx
      .insert(messageAppeal)
      .values({ reportId, side, userId, text, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: messageAppeal.id })
    if (!made) throw moderationError('appealedAlready')
    const email = await emailOf(tx, userId)
    if (email) await enqueueMails(tx, [appealReceivedMail(email, TITLE, text, made.id)])
    await tellAdmins(tx, 'admin-message-appeal', made.id)
    return true
  })
}

/**
 * Decides on an objection. An accepted one reverses the decision: an ended conversation continues, unless another
 * report ended it as well; a continued one is ended, with its own statement of reasons.
 * @throws AppError reportNotFound, decidedAlready, sameEyes for who took the decision; turnedAlready when another
 * objection has turned it since the page was loaded
 */
export async function decideMessageAppeal(
  { db, actor, now }: SignedInContext,
  { id, isUpheld, answer, wasRemoved }: z.infer<typeof decideAppealSchema>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [decided] = await tx
      .update(messageAppeal)
      .set({ isUpheld, answer, decidedAt: now, decidedByUserId: actor.userId })
      .where(and(eq(messageAppeal.id, id), isNull(messageAppeal.decidedAt)))
      .returning({ reportId: messageAppeal.reportId, side: messageAppeal.side })
    if (!decided) {
      const [made] = await tx.select().from(messageAppeal).where(eq(messageAppeal.id, id))
      const by = made?.decidedByUserId ?? null
      throw moderationError('decidedAlready', await wasFaster(tx, actor, by, 'über diese Beschwerde', 'entschieden'))
    }
    const report = await lockMessageReport(tx, decided.reportId)
    const others = await tx
      .select()
      .from(messageAppeal)
      .where(and(eq(messageAppeal.reportId, report.id), ne(messageAppeal.id, id)))
    requireOtherPerson(actor.userId, report, others)
    const isTurned = isUpheld === 'yes'
    const wasEnded = isEnded(report)
    if (wasRemoved !== undefined && wasRemoved !== wasEnded) throw moderationError('turnedAlready')
    const author = newLinkToken()
    let staysEnded: StaysEnded | null = null
    if (isTurned) {
      if (wasEnded) staysEnded = await letGoOn(tx, report)
      else await endConversation(tx, report.conversationId, now)
      // A new end is a decision of its own, which its author may object to.
      const link = wasEnded ? {} : { authorTokenHash: hashLinkToken(author) }
      await tx
        .update(messageReport)
        .set({ reversedAt: report.reversedAt === null ? now : null, ...link })
        .where(eq(messageReport.id, report.id))
    }
    const effect = effectText(isTurned, wasEnded, staysEnded)
    const mail = { id, subjectTitle: TITLE, isUpheld: isTurned, answer, effect }
    // The other side is only informed when something changes.
    const toReporter = decided.side === 'reporter' || isTurned ? await emailOf(tx, report.reporterUserId) : null
    const toAuthor = decided.side === 'author' || isTurned ? await emailOf(tx, report.authorUserId) : null
    const ended = { id: report.id, facts: answer, appealUrl: appealUrl(author), decisionId: id }
    await enqueueMails(tx, [
      ...(toReporter ? [appealDecidedMail(toReporter, mail)] : []),
      ...(toAuthor
        ? [
            isTurned && !wasEnded
              ? conversationEndedMail({ email: toAuthor, side: report.authorSide }, ended)
              : appealDecidedMail(toAuthor, mail),
          ]
        : []),
    ])
    await audit(tx, actor, isTurned ? 'appeal.upheld' : 'appeal.rejected', {
      type: 'messageReport',
      id: report.id,
      reason: answer,
      details: { appealId: id },
    })
  })
}

/** Ends a conversation permanently; neither side can undo it. */
export async function endConversation(tx: Transaction, conversationId: string, now: Date): Promise<void> {
  const bySide = sql`coalesce(nullif(${conversation.blockedBy}, 'platform'), ${conversation.blockedBefore})`
  await tx
    .update(conversation)
    .set({ blockedBy: 'platform', blockedAt: now, blockedBefore: bySide })
    .where(eq(conversation.id, conversationId))
  await tellOpenPages(tx, conversationId)
}

/** Another report that ends it in this moment is waited for. */
export async function lockConversation(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ blockedBy: conversation.blockedBy })
    .from(conversation)
    .where(eq(conversation.id, id))
    .for('update')
  return row ?? { blockedBy: null }
}

type Decided = { decision: 'kept' | 'blocked' | null; reversedAt: Date | null }

/** Whether this report ended the conversation, after any objections. */
function isEnded({ decision, reversedAt }: Decided): boolean {
  return (decision === 'blocked') !== (reversedAt !== null)
}

/** Why a conversation stays ended whose end is lifted: another report ended it as well, or one of its sides. */
type StaysEnded = 'reported' | 'blocked'

/** @returns null when it goes on */
async function letGoOn(tx: Transaction, report: { id: string; conversationId: string }): Promise<StaysEnded | null> {
  await lockConversation(tx, report.conversationId)
  const others = await tx
    .select({ decision: messageReport.decision, reversedAt: messageReport.reversedAt })
    .from(messageReport)
    .innerJoin(message, eq(message.id, messageReport.messageId))
    .where(and(eq(message.conversationId, report.conversationId), ne(messageReport.id, report.id)))
  if (others.some(isEnded)) return 'reported'
  const [lifted] = await tx
    .update(conversation)
    .set({
      blockedBy: conversation.blockedBefore,
      blockedAt: sql`case when ${conversation.blockedBefore} is not null then ${conversation.blockedAt} end`,
      blockedBefore: null,
    })
    .where(and(eq(conversation.id, report.conversationId), eq(conversation.blockedBy, 'platform')))
    .returning({ blockedBy: conversation.blockedBy })
  await tellOpenPages(tx, report.conversationId)
  return lifted?.blockedBy ? 'blocked' : null
}

async function lockMessageReport(tx: Transaction, id: string) {
  const [report] = await tx
    .select({
      ...pick(messageReport, 'id', 'decision', 'decidedByUserId', 'reversedAt', 'reporterUserId'),
      authorUserId: message.senderUserId,
      authorSide: message.senderSide,
      conversationId: message.conversationId,
    })
    .from(messageReport)
    .innerJoin(message, eq(message.id, messageReport.messageId))
    .where(eq(messageReport.id, id))
    .for('update', { of: messageReport })
  if (!report) throw moderationError('reportNotFound')
  return report
}

/** Null without a person, or when the account is gone. */
export async function emailOf(db: Queryable, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const [row] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId))
  return row?.email ?? null
}

function effectText(isTurned: boolean, wasEnded: boolean, staysEnded: StaysEnded | null): MailText {
  if (!isTurned) return mailText`Wir haben die Beschwerde geprüft und bleiben bei unserer Entscheidung.`
  if (staysEnded === 'blocked')
    return mailText`Wir haben unsere Entscheidung zurückgenommen. Die Unterhaltung bleibt trotzdem beendet: Das hat eine der beiden Seiten selbst so gewollt.`
  if (staysEnded === 'reported')
    return mailText`Wir haben diese Entscheidung zurückgenommen. Die Unterhaltung bleibt trotzdem beendet: Über eine andere Meldung haben wir genauso entschieden. Dagegen ist eine eigene Beschwerde möglich.`
  if (wasEnded)
    return mailText`Wir haben unsere Entscheidung zurückgenommen: In der Unterhaltung können wieder beide schreiben.`
  return mailText`Wir haben unsere Entscheidung geändert und die Unterhaltung beendet.`
}
