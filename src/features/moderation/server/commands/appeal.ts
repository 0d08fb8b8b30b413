import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { z } from 'zod'
import { wasFaster } from '~/features/accounts/server/admin-faster'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { enqueueMails, mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { tellAdmins } from '~/features/accounts/server/notices/tell-admins'
import { audit } from '~/platform/server/audit/audit'
import type { Database, Queryable, Transaction } from '~/platform/server/database/db'
import { hashLinkToken, newLinkToken } from '~/platform/server/link-token'
import { type MailText, mailText } from '~/platform/server/mail/mail'
import { canAppeal } from '../../due'
import { moderationError } from '../../errors'
import type { ReportSubject } from '../../report-addresses'
import type { appealSchema, decideAppealSchema } from '../../schema'
import type { AppealSide } from '../../vocabulary'
import { nameReason } from '../company-suspension'
import { followLicense, giveBack, type Return, remove } from '../effects'
import { appealDecidedMail, appealReceivedMail, statementOfReasonsMail } from '../emails'
import { appealsTo, isRemoved, lockDecision, type Report } from '../removals'
import { answerTo, requireOtherPerson, standingReasons } from '../standing-decision'
import { affectedEmails } from '../subject'
import { contentAppeal, contentReport } from '../table'
import { appealUrl, auditSubject } from './decide-report'

/**
 * The decision that stands behind a link in a mail, whose link it is, and what became of an objection of that side.
 * @throws AppError appealNotFound
 */
export async function findAppealable(db: Queryable, token: string, now: Date) {
  const hash = hashLinkToken(token)
  const [report] = await db
    .select()
    .from(contentReport)
    .where(or(eq(contentReport.reporterTokenHash, hash), eq(contentReport.companyTokenHash, hash)))
  if (!report) throw moderationError('appealNotFound')
  const side: AppealSide = report.reporterTokenHash === hash ? 'reporter' : 'company'
  const appeals = await appealsTo(db, report)
  const made = appeals.find((each) => each.reportId === report.id && each.side === side)
  const { facts, decidedAt } = standingReasons(report, appeals)
  if (!decidedAt) throw moderationError('appealNotFound')
  const { id, subjectType, subjectId, subjectTitle, companyId, reporterEmail } = report
  const isNowRemoved = isRemoved(report)
  return {
    ...{ id, subjectType, subjectId, subjectTitle, companyId, reporterEmail, side, facts, decidedAt },
    decision: isNowRemoved ? ('removed' as const) : ('kept' as const),
    // Nothing was violated when a removal was taken back.
    rule: isNowRemoved || report.reversedAt === null ? report.rule : null,
    appealedAt: made?.createdAt ?? null,
    answer: answerTo(made),
    isInTime: canAppeal(decidedAt, now),
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
    await mailEach(tx, recipients, ({ email }) => appealReceivedMail(email, report.subjectTitle, text, made.id))
    await tellAdmins(tx, 'admin-appeal', made.id)
  })
}

/**
 * Decides on an objection. An accepted one reverses this decision and no other measure: what was removed is
 * restored, what was kept is removed.
 * @throws AppError reportNotFound, decidedAlready, sameEyes for who took the decision; turnedAlready when another
 * objection has turned it since the page was loaded
 */
export async function decideAppeal(
  { db, actor, now }: SignedInContext,
  { id, isUpheld, answer, wasRemoved: wasShownRemoved }: z.infer<typeof decideAppealSchema>,
): Promise<void> {
  const report = await db.transaction(async (tx) => {
    const [decided] = await tx
      .update(contentAppeal)
      .set({ isUpheld, answer, decidedAt: now, decidedByUserId: actor.userId })
      .where(and(eq(contentAppeal.id, id), isNull(contentAppeal.decidedAt)))
      .returning({ reportId: contentAppeal.reportId, side: contentAppeal.side })
    if (!decided) {
      const [made] = await tx.select().from(contentAppeal).where(eq(contentAppeal.id, id))
      const by = made?.decidedByUserId ?? null
      throw moderationError('decidedAlready', await wasFaster(tx, actor, by, 'über diese Beschwerde', 'entschieden'))
    }
    const { report, together, otherRemovals } = await lockDecision(tx, decided.reportId)
    requireOtherPerson(
      actor.userId,
      report,
      (await appealsTo(tx, report)).filter((each) => each.id !== id),
    )
    const wasRemoved = isRemoved(report)
    if (wasShownRemoved !== undefined && wasShownRemoved !== wasRemoved) throw moderationError('turnedAlready')
    const isTurned = isUpheld === 'yes'
    const isNowRemoved = isTurned && !wasRemoved
    const affected = newLinkToken()
    if (isTurned) {
      for (const each of [report, ...together]) await reverse(tx, each, now)
      // Whoever asked for the same has it now; left open, their objection would ask for the opposite.
      await tx
        .update(contentAppeal)
        .set({ isUpheld, answer, decidedAt: now, decidedByUserId: actor.userId })
        .where(
          and(
            inArray(
              contentAppeal.reportId,
              [report, ...together].map((each) => each.id),
            ),
            eq(contentAppeal.side, decided.side),
            isNull(contentAppeal.decidedAt),
          ),
        )
    }
    const became = isTurned && wasRemoved ? await takeBack(tx, [report, ...together], otherRemovals, now) : null
    if (isNowRemoved) {
      const previousStatus = await remove(tx, report, answer, now)
      // A new removal is a decision of its own, which the company may object to.
      const link = { previousStatus, companyTokenHash: hashLinkToken(affected) }
      await tx.update(contentReport).set(link).where(eq(contentReport.id, report.id))
    }
    const members = wasRemoved || isTurned ? await affectedEmails(tx, report) : []
    const { subjectTitle } = report
    const unchanged = isNowRemoved
      ? mailText`Wir haben unsere Entscheidung geändert und „${subjectTitle}“ von Stellwerk entfernt.`
      : mailText`Wir haben die Beschwerde zu „${subjectTitle}“ geprüft und bleiben bei unserer Entscheidung.`
    const effect = became ? takenBackText(report, became) : unchanged
    const mail = { id, subjectTitle, isUpheld: isTurned, answer, effect }
    // The other side is only informed when something changes.
    const reporters = isTurned ? [report, ...together] : decided.side === 'reporter' ? [report] : []
    const company = decided.side === 'company' || isTurned ? members : []
    const { ground, rule } = report
    await enqueueMails(tx, [
      ...reporters.filter(hasReporter).map(({ reporterEmail }) => appealDecidedMail(reporterEmail, mail)),
      ...company.map(({ email }) =>
        isNowRemoved && ground && rule
          ? statementOfReasonsMail(email, report, {
              ...{ decision: 'removed', ground, rule, facts: answer, appealUrl: appealUrl(affected) },
              decisionId: id,
            })
          : appealDecidedMail(email, mail),
      ),
    ])
    await audit(tx, actor, isTurned ? 'appeal.upheld' : 'appeal.rejected', {
      ...auditSubject(report),
      reason: answer,
      details: { reportId: report.id, appealId: id, side: decided.side },
    })
    return report
  })
  await followLicense(db, report, now)
}

/** Names are forgotten after three years. */
const hasReporter = ({ reporterEmail }: Report) => reporterEmail !== ''

async function reverse(tx: Transaction, { id, reversedAt }: Report, now: Date) {
  const change = { reversedAt: reversedAt === null ? now : null, liftedAt: null }
  await tx.update(contentReport).set(change).where(eq(contentReport.id, id))
}

/** What a removal took comes back, unless another decision has removed it as well. */
async function takeBack(
  tx: Transaction,
  reports: readonly [Report, ...Report[]],
  others: readonly Report[],
  now: Date,
): Promise<Return> {
  const known = reports.find(({ previousStatus }) => previousStatus !== null)?.previousStatus ?? null
  const [next] = others
  if (!next) return giveBack(tx, { ...reports[0], previousStatus: known }, now)
  // Whoever takes the last one back knows what it was before.
  const previousStatus = next.previousStatus ?? known
  await tx.update(contentReport).set({ previousStatus }).where(eq(contentReport.id, next.id))
  await nameRemaining(tx, others)
  return 'removed-else'
}

/** The company reads why it is suspended now, no longer the reason that was taken back. */
async function nameRemaining(tx: Transaction, others: readonly Report[]): Promise<void> {
  const standing = await Promise.all(
    others.map(async (each) => ({ ...standingReasons(each, await appealsTo(tx, each)), of: each })),
  )
  const [last] = standing.sort((a, b) => (b.decidedAt?.getTime() ?? 0) - (a.decidedAt?.getTime() ?? 0))
  if (last?.of.subjectType !== 'company' || last.of.companyId === null || last.facts === null) return
  await nameReason(tx, last.of.companyId, last.facts)
}

const returns = {
  company: 'Das Profil ist wieder öffentlich, Stellen auch, solange die Lizenz gilt.',
  'job-posting': 'Die Stelle bleibt zunächst pausiert, bis das Unternehmen sie fortsetzt.',
  resume: 'Der Lebenslauf bleibt verborgen, bis ihn die Person wieder zeigt.',
} satisfies Record<ReportSubject, string>

function takenBackText(
  { subjectType, subjectTitle: title }: Pick<Report, 'subjectType' | 'subjectTitle'>,
  became: Return,
): MailText {
  switch (became) {
    case 'back':
      return mailText`Wir haben unsere Entscheidung zu „${title}“ zurückgenommen. Was entfernt war, ist wieder da. ${returns[subjectType]}`
    case 'removed-else':
      return mailText`Wir haben diese Entscheidung zu „${title}“ zurückgenommen. Der Inhalt bleibt trotzdem entfernt: Über eine andere Meldung haben wir aus anderen Gründen genauso entschieden. Dagegen ist eine eigene Beschwerde möglich.`
    case 'suspended':
      return mailText`Wir haben diese Entscheidung zu „${title}“ zurückgenommen. Das Unternehmen bleibt trotzdem gesperrt: Unabhängig von der Meldung haben wir es aus einem anderen Grund gesperrt. Dagegen ist ein eigener Widerspruch möglich.`
    case 'ended':
      return mailText`Wir haben unsere Entscheidung zu „${title}“ zurückgenommen. Die Stelle hatte das Unternehmen schon selbst beendet; das bleibt so.`
  }
}
