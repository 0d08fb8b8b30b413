import { eq } from 'drizzle-orm'
import { wasFaster } from '~/features/accounts/server/admin-faster'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { pick } from '~/lib/pick'
import { audit } from '~/platform/server/audit/audit'
import { getConfig } from '~/platform/server/config'
import { hashLinkToken, newLinkToken } from '~/platform/server/link-token'
import { moderationError } from '../../errors'
import type { ReportSubject } from '../../report-addresses'
import type { DecideInput } from '../../schema'
import { followLicense, remove } from '../effects'
import { reportDecidedMail, statementOfReasonsMail } from '../emails'
import { isDecidedBefore, lockDecision } from '../removals'
import { affectedEmails } from '../subject'
import { contentReport } from '../table'

/**
 * Decides on a report: keeps the content or removes it, informs the reporter, gives the company the statement of
 * reasons, and writes an audit event, in one transaction.
 * @throws AppError reportNotFound, decidedAlready; removedAlready when another decision has removed it meanwhile
 */
export async function decideReport({ db, actor, now }: SignedInContext, input: DecideInput): Promise<void> {
  const report = await db.transaction(async (tx) => {
    const { report, otherRemovals } = await lockDecision(tx, input.id)
    if (report.state === 'decided') {
      const sentence = await wasFaster(tx, actor, report.decidedByUserId, 'über diese Meldung', 'entschieden')
      throw moderationError('decidedAlready', sentence)
    }
    const isRemoved = input.decision === 'removed'
    // Several reports decided together are one decision, with one statement of reasons.
    const isKnown = await isDecidedBefore(tx, { ...report, ...input, decidedByUserId: actor.userId })
    const [earlier] = otherRemovals
    if (isRemoved && earlier && !isKnown && !input.knowsEarlier) {
      const sentence = await wasFaster(
        tx,
        actor,
        earlier.decidedByUserId,
        'über eine andere Meldung dazu',
        'entschieden',
      )
      throw moderationError('removedAlready', sentence)
    }
    const previousStatus = isRemoved ? await remove(tx, report, input.facts, now) : null
    const reporter = newLinkToken()
    const affected = newLinkToken()
    await tx
      .update(contentReport)
      .set({
        state: 'decided',
        ...pick(input, 'decision', 'ground', 'rule', 'facts'),
        decidedAt: now,
        decidedByUserId: actor.userId,
        previousStatus,
        reporterTokenHash: hashLinkToken(reporter),
        companyTokenHash: isRemoved && !isKnown ? hashLinkToken(affected) : null,
      })
      .where(eq(contentReport.id, report.id))
    const members = isRemoved && !isKnown ? await affectedEmails(tx, report) : []
    await enqueueMails(tx, [
      reportDecidedMail(report, { ...input, appealUrl: appealUrl(reporter) }),
      ...members.map(({ email }) =>
        statementOfReasonsMail(email, report, {
          ...input,
          appealUrl: appealUrl(affected),
          decisionId: report.id,
        }),
      ),
    ])
    await audit(tx, actor, `report.${input.decision}`, {
      ...auditSubject(report),
      reason: input.facts,
      details: { reportId: report.id, ground: input.ground, rule: input.rule },
    })
    return report
  })
  if (input.decision === 'removed') await followLicense(db, report, now)
}

/** What the log calls it: a résumé is its person's profile. */
export function auditSubject({ subjectType, subjectId }: { subjectType: ReportSubject; subjectId: string }) {
  return { type: subjectType === 'resume' ? 'applicant-profile' : subjectType, id: subjectId }
}

/** The page for an objection, for the holder of the link. */
export function appealUrl(token: string): string {
  return `${getConfig().APP_URL}/report/appeal/${token}`
}
