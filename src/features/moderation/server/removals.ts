import { and, asc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { moderationError } from '../errors'
import type { ReportSubject } from '../report-addresses'
import type { Decision } from '../vocabulary'
import { contentAppeal, contentReport } from './table'

export type Report = typeof contentReport.$inferSelect
type Thing = { subjectType: ReportSubject; subjectId: string }
/** What several reports of one thing that were decided together have in common. */
type Said = Pick<Report, 'decision' | 'facts' | 'rule' | 'ground' | 'decidedByUserId' | 'liftedAt'>

/** Whether this report has removed what it is about, after any objections. */
export function isRemoved({ decision, reversedAt }: { decision: Decision | null; reversedAt: Date | null }): boolean {
  return (decision === 'removed') !== (reversedAt !== null)
}

/** Whether what this report has removed is still away: no admin has lifted it since. */
function isStillRemoved(report: Report): boolean {
  return isRemoved(report) && report.liftedAt === null
}

/**
 * Reports of one thing with the same decision are one: it has one statement of reasons and turns as a whole. In the same
 * words again after it was lifted, it is another one.
 */
function isSame(one: Report, other: Said): boolean {
  return (
    one.state === 'decided' &&
    one.decision === other.decision &&
    one.facts === other.facts &&
    one.rule === other.rule &&
    one.ground === other.ground &&
    one.decidedByUserId === other.decidedByUserId &&
    (one.liftedAt === null) === (other.liftedAt === null)
  )
}

function isAbout({ subjectType, subjectId }: Thing): SQL | undefined {
  return and(eq(contentReport.subjectType, subjectType), eq(contentReport.subjectId, subjectId))
}

/** Whether this very decision was taken before, about another report of the thing, and stands. */
export async function isDecidedBefore(db: Queryable, decision: Thing & Said): Promise<boolean> {
  const reports = await db.select().from(contentReport).where(isAbout(decision))
  return reports.some((each) => isSame(each, decision) && each.reversedAt === null)
}

/** Objections to a decision, with whatever report they were made; not to the same one before it was turned. */
export async function appealsTo(db: Queryable, decision: Thing & Said & { decidedAt: Date | null }) {
  if (decision.decidedAt === null) return []
  const isSince = or(isNull(contentAppeal.decidedAt), gte(contentAppeal.decidedAt, decision.decidedAt))
  const found = await db
    .select({ appeal: contentAppeal, report: contentReport })
    .from(contentAppeal)
    .innerJoin(contentReport, eq(contentReport.id, contentAppeal.reportId))
    .where(and(isAbout(decision), isSince))
    .orderBy(asc(contentAppeal.createdAt))
  return found.flatMap(({ appeal, report }) => (isSame(report, decision) ? appeal : []))
}

/**
 * A report, the others of the same decision, and those that have removed the same thing by another one; locked in one
 * order.
 * @throws AppError reportNotFound
 */
export async function lockDecision(tx: Transaction, id: string) {
  const [thing] = await tx
    .select({ subjectType: contentReport.subjectType, subjectId: contentReport.subjectId })
    .from(contentReport)
    .where(eq(contentReport.id, id))
  if (!thing) throw moderationError('reportNotFound')
  const all = await tx.select().from(contentReport).where(isAbout(thing)).orderBy(asc(contentReport.id)).for('update')
  const report = all.find((each) => each.id === id)
  if (!report) throw moderationError('reportNotFound')
  const others = all.filter((each) => each.id !== id)
  const together = others.filter((each) => isSame(each, report) && isRemoved(each) === isRemoved(report))
  const otherRemovals = others.filter((each) => !together.includes(each) && isStillRemoved(each))
  return { report, together, otherRemovals }
}

/** Whether another decision has removed the same thing and stands. */
export async function hasOtherRemoval(db: Queryable, report: Thing & Said & { id: string }): Promise<boolean> {
  const reports = await db.select().from(contentReport).where(isAbout(report))
  return reports.some((each) => each.id !== report.id && isStillRemoved(each) && !isSame(each, report))
}

/** Locks what decisions about a company's profile lock, before the company, as they do. */
export async function lockReportsOf(tx: Transaction, companyId: string): Promise<void> {
  await tx
    .select({ id: contentReport.id })
    .from(contentReport)
    .where(isAboutCompany(companyId))
    .orderBy(asc(contentReport.id))
    .for('update')
}

/** An admin lets a company back in: what decisions have removed is away no longer, though nobody objected. */
export async function liftRemovals(tx: Transaction, companyId: string, now: Date): Promise<void> {
  const isAway = sql`(${contentReport.decision} = 'removed') <> (${contentReport.reversedAt} is not null)`
  await tx
    .update(contentReport)
    .set({ liftedAt: now })
    .where(and(isAboutCompany(companyId), eq(contentReport.state, 'decided'), isAway, isNull(contentReport.liftedAt)))
}

function isAboutCompany(companyId: string): SQL | undefined {
  return and(eq(contentReport.subjectType, 'company'), eq(contentReport.companyId, companyId))
}
