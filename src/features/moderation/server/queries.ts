import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { messageReport } from '~/features/conversations/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { moderationError } from '../errors'
import { isSuspendedDirectly } from './company-suspension'
import { REPORT_TABS } from './lists/reports'
import { appealsTo, hasOtherRemoval } from './removals'
import { standingDecider } from './standing-decision'
import { contentReport, messageAppeal } from './table'

/**
 * One report with its decision and all objections to that. Who took the decision that stands (`isOwnDecision`) leaves
 * them to another person; `isRemovedElse`: another decision has removed the same thing as well;
 * `isSuspendedDirectly`: an admin has suspended the reported company apart from reports.
 * @throws AppError reportNotFound
 */
export async function findReport(db: Queryable, actor: SignedInActor, id: string) {
  const [report] = await db
    .select({
      ...pick(contentReport, 'id', 'subjectType', 'subjectId', 'subjectTitle', 'companyId', 'reason', 'text'),
      ...pick(contentReport, 'reporterName', 'reporterEmail', 'state', 'createdAt', 'dueAt', 'decision', 'ground'),
      ...pick(contentReport, 'rule', 'facts', 'decidedAt', 'decidedByUserId', 'reversedAt', 'liftedAt'),
      companyProfileId: companyProfile.id,
      companyName: companyProfile.name,
      decidedBy: user.name,
    })
    .from(contentReport)
    .leftJoin(companyProfile, eq(companyProfile.companyId, contentReport.companyId))
    .leftJoin(user, eq(user.id, contentReport.decidedByUserId))
    .where(eq(contentReport.id, id))
  if (!report) throw moderationError('reportNotFound')
  const appeals = await appealsTo(db, report)
  const others = await db.$count(
    contentReport,
    and(eq(contentReport.subjectType, report.subjectType), eq(contentReport.subjectId, report.subjectId)),
  )
  const isOwnDecision = standingDecider(report, appeals) === actor.userId
  const isRemovedElse = await hasOtherRemoval(db, report)
  const { subjectType, companyId } = report
  const isCompanySuspended =
    subjectType === 'company' && companyId !== null && (await isSuspendedDirectly(db, companyId))
  return {
    ...{ ...report, appeals, isOwnDecision, isRemovedElse, isSuspendedDirectly: isCompanySuspended },
    otherReports: others - 1,
  }
}

/** Everything that waits for a decision: reports of public content, reported messages, objections to either. */
export async function countUndecided(db: Queryable, now: Date) {
  const [reports, overdue, [next], appeals, messages, messageAppeals] = await Promise.all([
    db.$count(contentReport, REPORT_TABS.offen),
    db.$count(contentReport, and(eq(contentReport.state, 'received'), lt(contentReport.dueAt, now))),
    db
      .select({ dueAt: contentReport.dueAt })
      .from(contentReport)
      .where(eq(contentReport.state, 'received'))
      .orderBy(asc(contentReport.dueAt))
      .limit(1),
    db.$count(contentReport, REPORT_TABS.beschwerden),
    db.$count(messageReport, isNull(messageReport.decidedAt)),
    db.$count(messageAppeal, isNull(messageAppeal.decidedAt)),
  ])
  return { reports, overdue, nextDueAt: next?.dueAt ?? null, appeals, messages, messageAppeals }
}
