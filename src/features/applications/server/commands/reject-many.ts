import { and, eq, inArray } from 'drizzle-orm'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { AppError } from '~/lib/app-error'
import type { Transaction } from '~/platform/server/database/db'
import { applicationError } from '../../errors'
import { canChangeApplication } from '../../lifecycle'
import type { RejectManyInput } from '../../workflow/workflow-schema'
import { type LockedApplication, lockApplications, stepMail, transition } from '../lifecycle'
import { application } from '../table'
import { scheduledRejection } from '../workflow-table'
import { fillFor, nameless, turnDownAll } from './answer-all'

/**
 * Rejects several people, each with their own text, now or later; all of them or none.
 * @throws AppError notFound, changedMeanwhile, notAllowedNow, sendAtInPast
 */
export async function rejectMany(ctx: CompanyContext, input: RejectManyInput): Promise<{ count: number }> {
  const { sendAt } = input
  if (sendAt !== null && sendAt <= ctx.now) throw applicationError('sendAtInPast')
  return ctx.db.transaction(async (tx) => {
    const applications = await lockOwn(tx, ctx, input.items)
    const rejections = applications.map(({ current, item }) => ({
      current,
      // A planned letter can be read by the company until it is sent: then names stay out of it.
      message: fillFor(item.message, sendAt && current.isHidden ? nameless(current) : current, ctx.actor.name),
      userId: ctx.actor.userId,
    }))
    if (sendAt === null) await turnDownAll(tx, rejections, ctx.now)
    else for (const { current, message } of rejections) await plan(tx, ctx, current, { message, sendAt })
    return { count: applications.length }
  })
}

/**
 * Takes several new applications into review at once.
 * @throws AppError notFound, changedMeanwhile, notAllowedNow
 */
export async function reviewMany(
  ctx: CompanyContext,
  input: { items: { applicationId: string; from: LockedApplication['status'] }[] },
): Promise<{ count: number }> {
  return ctx.db.transaction(async (tx) => {
    const applications = await lockOwn(tx, ctx, input.items)
    const step = { to: 'in_review' as const, message: null }
    for (const { current } of applications) {
      const eventId = await transition(tx, current, {
        ...step,
        side: 'company',
        userId: ctx.actor.userId,
        now: ctx.now,
      })
      await enqueueMails(tx, [stepMail(current, { ...step, eventId })])
    }
    return { count: applications.length }
  })
}

/**
 * Cancels a planned rejection; may be repeated.
 * @throws AppError notFound
 */
export async function cancelRejection(ctx: CompanyContext, applicationId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [own] = await tx
      .select({ id: application.id })
      .from(application)
      .where(and(eq(application.id, applicationId), eq(application.companyId, ctx.actor.company.id)))
      .for('update')
    if (!own) throw applicationError('notFound')
    await tx.delete(scheduledRejection).where(eq(scheduledRejection.applicationId, applicationId))
  })
}

async function plan(
  tx: Transaction,
  ctx: CompanyContext,
  current: LockedApplication,
  { message, sendAt }: { message: string; sendAt: Date },
) {
  if (!canChangeApplication(current.status, 'rejected', 'company')) throw applicationError('notAllowedNow')
  const values = { message, sendAt, createdByUserId: ctx.actor.userId, updatedAt: ctx.now }
  await tx
    .insert(scheduledRejection)
    .values({ applicationId: current.id, ...values })
    .onConflictDoUpdate({ target: scheduledRejection.applicationId, set: values })
}

async function lockOwn<Item extends { applicationId: string; from: LockedApplication['status'] }>(
  tx: Transaction,
  ctx: CompanyContext,
  items: readonly Item[],
) {
  const ids = items.map(({ applicationId }) => applicationId)
  const rows = await lockApplications(
    tx,
    and(inArray(application.id, ids), eq(application.companyId, ctx.actor.company.id)),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const locked = items.map((item) => {
    const current = byId.get(item.applicationId)
    if (!current) throw applicationError('notFound')
    return { current, item }
  })
  const changed = locked.filter(({ current, item }) => current.status !== item.from)
  if (changed.length > 0) throw changedByOthers(changed.map(({ current }) => current.seenName))
  return locked
}

/** Names the people: among fifty selected ones nobody finds the one that a colleague has moved. */
function changedByOthers(names: string[]): AppError {
  const shown = names.slice(0, 5).join(', ')
  const more = names.length === 6 ? 'einer weiteren Bewerbung' : `${names.length - 5} weiteren`
  const others = names.length > 5 ? ` und ${more}` : ''
  return new AppError(
    'conflict',
    `Nichts wurde geändert: Bei ${shown}${others} hat sich der Status inzwischen geändert. Bitte prüfen Sie die Auswahl.`,
    { reason: 'changedMeanwhile' },
  )
}
