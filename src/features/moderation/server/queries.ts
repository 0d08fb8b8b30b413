import { and, asc, count, desc, eq, exists, inArray, isNull, lt, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { messageReport } from '~/features/conversations/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { moderationError } from '../errors'
import type { ReportList } from '../search-params'
import { isSuspendedDirectly } from './company-suspension'
import { appealsTo, hasOtherRemoval } from './removals'
import { standingDecider } from './standing-decision'
import { contentAppeal, contentReport, messageAppeal } from './table'

export const REPORT_PAGE_SIZE = 25

/** One page of one tab of the reports, due ones first, with the number of all tabs. */
export async function listReports(db: Queryable, { reiter = 'offen', page = 1 }: ReportList) {
  const conditions = {
    offen: eq(contentReport.state, 'received'),
    beschwerden: hasOpenAppeal(db),
    entschieden: eq(contentReport.state, 'decided'),
  }
  const order =
    reiter === 'offen'
      ? [asc(contentReport.dueAt), asc(contentReport.id)]
      : [desc(contentReport.decidedAt), desc(contentReport.id)]
  // Found over the index alone, so that a late page costs no more than the first.
  const ids = db
    .select({ id: contentReport.id })
    .from(contentReport)
    .where(conditions[reiter])
    .orderBy(...order)
    .limit(REPORT_PAGE_SIZE)
    .offset((page - 1) * REPORT_PAGE_SIZE)
  const [rows, ...totals] = await Promise.all([
    reportRows(db, ids).orderBy(...order),
    countWhere(db, conditions.offen),
    countWhere(db, conditions.beschwerden),
    countWhere(db, conditions.entschieden),
  ])
  const [offen = 0, beschwerden = 0, entschieden = 0] = totals
  const counts = { offen, beschwerden, entschieden }
  return { rows, counts, total: counts[reiter], page, pageSize: REPORT_PAGE_SIZE }
}

/** Rows of a list of reports, in no order. */
export function reportRows(db: Queryable, ids: string[] | SQLWrapper) {
  return db
    .select({
      id: contentReport.id,
      subjectType: contentReport.subjectType,
      subjectTitle: contentReport.subjectTitle,
      companyName: companyProfile.name,
      reason: contentReport.reason,
      createdAt: contentReport.createdAt,
      dueAt: contentReport.dueAt,
      decision: contentReport.decision,
      decidedAt: contentReport.decidedAt,
      reversedAt: contentReport.reversedAt,
      liftedAt: contentReport.liftedAt,
    })
    .from(contentReport)
    .leftJoin(companyProfile, eq(companyProfile.companyId, contentReport.companyId))
    .where(inArray(contentReport.id, ids))
}

/**
 * One report with its decision and all objections to that. Who took the decision that stands (`isOwnDecision`) leaves
 * them to another person; `isRemovedElse`: another decision has removed the same thing as well;
 * `isSuspendedDirectly`: an admin has suspended the reported company apart from reports.
 * @throws AppError reportNotFound
 */
export async function findReport(db: Queryable, actor: SignedInActor, id: string) {
  const [report] = await db
    .select({
      id: contentReport.id,
      subjectType: contentReport.subjectType,
      subjectId: contentReport.subjectId,
      subjectTitle: contentReport.subjectTitle,
      companyId: contentReport.companyId,
      companyProfileId: companyProfile.id,
      companyName: companyProfile.name,
      reason: contentReport.reason,
      text: contentReport.text,
      reporterName: contentReport.reporterName,
      reporterEmail: contentReport.reporterEmail,
      state: contentReport.state,
      createdAt: contentReport.createdAt,
      dueAt: contentReport.dueAt,
      decision: contentReport.decision,
      ground: contentReport.ground,
      rule: contentReport.rule,
      facts: contentReport.facts,
      decidedAt: contentReport.decidedAt,
      decidedByUserId: contentReport.decidedByUserId,
      decidedBy: user.name,
      reversedAt: contentReport.reversedAt,
      liftedAt: contentReport.liftedAt,
    })
    .from(contentReport)
    .leftJoin(companyProfile, eq(companyProfile.companyId, contentReport.companyId))
    .leftJoin(user, eq(user.id, contentReport.decidedByUserId))
    .where(eq(contentReport.id, id))
  if (!report) throw moderationError('reportNotFound')
  const appeals = await appealsTo(db, report)
  const [others] = await db
    .select({ count: count() })
    .from(contentReport)
    .where(and(eq(contentReport.subjectType, report.subjectType), eq(contentReport.subjectId, report.subjectId)))
  const isOwnDecision = standingDecider(report, appeals) === actor.userId
  const isRemovedElse = await hasOtherRemoval(db, report)
  const { subjectType, companyId } = report
  const isCompanySuspended =
    subjectType === 'company' && companyId !== null && (await isSuspendedDirectly(db, companyId))
  return {
    ...{ ...report, appeals, isOwnDecision, isRemovedElse, isSuspendedDirectly: isCompanySuspended },
    otherReports: (others?.count ?? 1) - 1,
  }
}

/** Everything that waits for a decision: reports of public content, reported messages, objections to either. */
export async function countUndecided(db: Queryable, now: Date) {
  const [reports, overdue, [next], appeals, messages, messageAppeals] = await Promise.all([
    countWhere(db, eq(contentReport.state, 'received')),
    db.$count(contentReport, and(eq(contentReport.state, 'received'), lt(contentReport.dueAt, now))),
    db
      .select({ dueAt: contentReport.dueAt })
      .from(contentReport)
      .where(eq(contentReport.state, 'received'))
      .orderBy(asc(contentReport.dueAt))
      .limit(1),
    countWhere(db, hasOpenAppeal(db)),
    db.$count(messageReport, isNull(messageReport.decidedAt)),
    db.$count(messageAppeal, isNull(messageAppeal.decidedAt)),
  ])
  return { reports, overdue, nextDueAt: next?.dueAt ?? null, appeals, messages, messageAppeals }
}

async function countWhere(db: Queryable, where: SQL): Promise<number> {
  const [row] = await db.select({ count: count() }).from(contentReport).where(where)
  return row?.count ?? 0
}

function hasOpenAppeal(db: Queryable): SQL {
  return exists(
    db
      .select({ id: contentAppeal.id })
      .from(contentAppeal)
      .where(and(eq(contentAppeal.reportId, contentReport.id), isNull(contentAppeal.decidedAt))),
  )
}
