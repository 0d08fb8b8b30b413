import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { z } from 'zod'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { tellAdmins } from '~/features/accounts/server/notices/tell-admins'
import { audit } from '~/platform/server/audit/audit'
import type { Database, Queryable, Transaction } from '~/platform/server/database/db'
import { hashLinkToken } from '~/platform/server/link-token'
import { type MailText, mailText } from '~/platform/server/mail/mail-text'
import { canAppeal } from '../../due'
import { moderationError } from '../../errors'
import type { appealSchema, decideAppealSchema } from '../../schema'
import type { AppealSide } from '../../vocabulary'
import { followLicense, giveBack, remove } from '../effects'
import { appealDecidedMail, appealReceivedMail, statementOfReasonsMail } from '../emails'
import { requireOtherPerson } from '../standing-decider'
import { affectedEmails } from '../subject'
import { contentAppeal, contentReport } from '../table'
import { newToken } from '../tokens'
import { appealUrl, auditSubject, lockReport, type ModerationContext } from './decide-report'

/**
 * The decision behind a link in a mail, and whose link it is.
 * @throws AppError appealNotFound
 */
export async function findAppealable(db: Queryable, token: string, now: Date) {
  const hash = hashLinkToken(token)
  const [report] = await db
    .select({
      id: contentReport.id,
      subjectType: contentReport.subjectType,
      subjectTitle: contentReport.subjectTitle,
      decision: contentReport.decision,
      facts: contentReport.facts,
      rule: contentReport.rule,
      decidedAt: contentReport.decidedAt,
      reporterEmail: contentReport.reporterEmail,
      subjectId: contentReport.subjectId,
      companyId: contentReport.companyId,
      reporterTokenHash: contentReport.reporterTokenHash,
    })
    .from(contentReport)
    .where(or(eq(contentReport.reporterTokenHash, hash), eq(contentReport.companyTokenHash, hash)))
  if (!report?.decidedAt) throw moderationError('appealNotFound')
  const side: AppealSide = report.reporterTokenHash === hash ? 'reporter' : 'company'
  const [made] = await db
    .select({ createdAt: contentAppeal.createdAt })
    .from(contentAppeal)
    .where(and(eq(contentAppeal.reportId, report.id), eq(contentAppeal.side, side)))
  return {
    ...report,
    decidedAt: report.decidedAt,
    side,
    appealedAt: made?.createdAt ?? null,
    isInTime: canAppeal(report.decidedAt, now),
  }
}

/** @throws AppError appealNotFound, appealTooLate, appealedAlready */
export async function appeal(
  { db, now }: { db: Database; now: Date },
  { token, text }: z.infer<typeof appealSchema>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const report = await findAppealable(tx, token, now)
    if (!report.isInTime) throw moderationError('appealTooLate')
    const [made] = await tx
      .insert(contentAppeal)
      .values({ reportId: report.id, side: report.side, text, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: contentAppeal.id })
    if (!made) throw moderationError('appealedAlready')
    const recipients = report.side === 'reporter' ? [{ email: report.reporterEmail }] : await affectedEmails(tx, report)
    await enqueueMails(
      tx,
      recipients.map(({ email }) => appealReceivedMail(email, report.subjectTitle, text, made.id)),
    )
    await tellAdmins(tx, 'admin-appeal', made.id)
  })
}

/**
 * Decides on an objection. An accepted one reverses the decision: what was removed is restored, what was kept is
 * removed.
 * @throws AppError reportNotFound, decidedAlready, sameEyes for who took the decision
 */
export async function decideAppeal(
  { db, actor, now }: ModerationContext,
  { id, isUpheld, answer }: z.infer<typeof decideAppealSchema>,
): Promise<void> {
  const report = await db.transaction(async (tx) => {
    const [decided] = await tx
      .update(contentAppeal)
      .set({ isUpheld, answer, decidedAt: now, decidedByUserId: actor.userId })
      .where(and(eq(contentAppeal.id, id), isNull(contentAppeal.decidedAt)))
      .returning({ reportId: contentAppeal.reportId, side: contentAppeal.side })
    if (!decided) throw moderationError('decidedAlready')
    const report = await lockReport(tx, decided.reportId)
    requireOtherPerson(actor.userId, report, await otherAppeals(tx, id, decided.reportId))
    const wasRemoved = (report.decision === 'removed') !== (report.reversedAt !== null)
    const isTurned = isUpheld === 'yes'
    if (isTurned && wasRemoved) await giveBack(tx, report, now)
    const previousStatus = isTurned && !wasRemoved ? await remove(tx, report, answer, now) : report.previousStatus
    const isNowRemoved = isTurned && !wasRemoved
    const affected = newToken()
    if (isTurned) {
      const reversedAt = report.reversedAt === null ? now : null
      // A new removal is a decision of its own, which the company may object to.
      const link = isNowRemoved ? { companyTokenHash: affected.hash, decidedAt: now } : {}
      await tx
        .update(contentReport)
        .set({ reversedAt, previousStatus, ...link })
        .where(eq(contentReport.id, report.id))
    }
    const members = wasRemoved || isTurned ? await affectedEmails(tx, report) : []
    const effect = effectText(isTurned, wasRemoved, report.subjectTitle)
    const mail = { id, subjectTitle: report.subjectTitle, isUpheld: isTurned, answer, effect }
    // The other side is only informed when something changes.
    const reporter = decided.side === 'reporter' || isTurned ? [{ email: report.reporterEmail }] : []
    const company = decided.side === 'company' || isTurned ? members : []
    const { ground, rule } = report
    await enqueueMails(tx, [
      ...reporter.map(({ email }) => appealDecidedMail(email, mail)),
      ...company.map(({ email }) =>
        isNowRemoved && ground && rule
          ? statementOfReasonsMail(email, report, {
              ...{ decision: 'removed', ground, rule, facts: answer, appealUrl: appealUrl(affected.token) },
              decisionId: id,
            })
          : appealDecidedMail(email, mail),
      ),
    ])
    await audit(tx, {
      actorUserId: actor.userId,
      action: isTurned ? 'appeal.upheld' : 'appeal.rejected',
      ...auditSubject(report),
      reason: answer,
      details: { reportId: report.id, appealId: id, side: decided.side },
    })
    return report
  })
  await followLicense(db, report, now)
}

async function otherAppeals(tx: Transaction, id: string, reportId: string) {
  return tx
    .select({
      isUpheld: contentAppeal.isUpheld,
      decidedAt: contentAppeal.decidedAt,
      decidedByUserId: contentAppeal.decidedByUserId,
    })
    .from(contentAppeal)
    .where(and(eq(contentAppeal.reportId, reportId), ne(contentAppeal.id, id)))
}

function effectText(isTurned: boolean, wasRemoved: boolean, title: string): MailText {
  if (!isTurned) return mailText`Wir haben die Beschwerde zu „${title}“ geprüft und bleiben bei unserer Entscheidung.`
  if (wasRemoved)
    return mailText`Wir haben unsere Entscheidung zu „${title}“ zurückgenommen. Was entfernt war, ist wieder da; eine Stelle bleibt zunächst pausiert, bis das Unternehmen sie fortsetzt, ein Lebenslauf verborgen, bis ihn die Person wieder zeigt.`
  return mailText`Wir haben unsere Entscheidung geändert und „${title}“ von Stellwerk entfernt.`
}
