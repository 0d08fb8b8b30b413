import { and, asc, eq, gte, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { moderationError } from '../errors'
import type { ReportSubject } from '../report-addresses'
import type { Decision } from '../vocabulary'
import { contentAppeal, contentReport } from './table'

export type Report = typeof contentReport.$inferSelect
type Thing = { subjectType: ReportSubject; subjectId: string }
/** What several reports of one thing that were decided together have in common. */
type Said = Pick<Report, 'decision' | 'facts' | 'rule' | 'ground' | 'decidedByUserId'>

/** Whether this report has removed what it is about, after any objections. */
export function isRemoved({ decision, reversedAt }: { decision: Decision | null; reversedAt: Date | null }): boolean {
  return (decision === 'removed') !== (reversedAt !== null)
}

/** Reports of one thing with the same decision, which is one: it has one statement of reasons and turns as a whole. */
function ofDecision({ subjectType, subjectId, decision, facts, rule, ground, decidedByUserId }: Thing & Said): SQL {
  return sql`((${contentReport.subjectType}, ${contentReport.subjectId}, ${contentReport.state}) = (${subjectType}, ${subjectId}::uuid, 'decided')
    and (${contentReport.decision}, ${contentReport.facts}, ${contentReport.rule}, ${contentReport.ground}, ${contentReport.decidedByUserId})
      is not distinct from (${decision}::text, ${facts}::text, ${rule}::text, ${ground}::text, ${decidedByUserId}::uuid))`
}

/** Whether this very decision was taken before, about another report of the thing, and stands. */
export async function isDecidedBefore(db: Queryable, decision: Thing & Said): Promise<boolean> {
  return (await db.$count(contentReport, and(ofDecision(decision), isNull(contentReport.reversedAt)))) > 0
}

/** Objections to a decision, with whatever report they were made; not to the same one before it was turned. */
export async function appealsTo(db: Queryable, decision: Thing & Said & { decidedAt: Date | null }) {
  if (decision.decidedAt === null) return []
  const found = await db
    .select({ appeal: contentAppeal })
    .from(contentAppeal)
    .innerJoin(contentReport, eq(contentReport.id, contentAppeal.reportId))
    .where(
      and(ofDecision(decision), or(isNull(contentAppeal.decidedAt), gte(contentAppeal.decidedAt, decision.decidedAt))),
    )
    .orderBy(asc(contentAppeal.createdAt))
  return found.map(({ appeal }) => appeal)
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
  const all = await tx
    .select()
    .from(contentReport)
    .where(and(eq(contentReport.subjectType, thing.subjectType), eq(contentReport.subjectId, thing.subjectId)))
    .orderBy(asc(contentReport.id))
    .for('update')
  const report = all.find((each) => each.id === id)
  if (!report) throw moderationError('reportNotFound')
  const others = all.filter((each) => each.id !== id)
  const together = others.filter((each) => isSame(each, report) && isRemoved(each) === isRemoved(report))
  const otherRemovals = others.filter((each) => !together.includes(each) && isRemoved(each))
  return { report, together, otherRemovals }
}

/** Whether another decision has removed the same thing and stands. */
export async function hasOtherRemoval(db: Queryable, report: Thing & Said & { id: string }): Promise<boolean> {
  const [found] = await db
    .select({ id: contentReport.id })
    .from(contentReport)
    .where(
      and(
        eq(contentReport.subjectType, report.subjectType),
        eq(contentReport.subjectId, report.subjectId),
        ne(contentReport.id, report.id),
        sql`(${contentReport.decision} = 'removed') <> (${contentReport.reversedAt} is not null)`,
        not(ofDecision(report)),
      ),
    )
    .limit(1)
  return found !== undefined
}

function isSame(one: Report, other: Report): boolean {
  return (
    one.state === 'decided' &&
    one.decision === other.decision &&
    one.facts === other.facts &&
    one.rule === other.rule &&
    one.ground === other.ground &&
    one.decidedByUserId === other.decidedByUserId
  )
}
