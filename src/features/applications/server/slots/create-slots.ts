import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, not, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { user } from '~/features/accounts/server/table'
import { maySee } from '~/features/companies/server/recipients'
import { companyMember } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { formatAppointment } from '~/lib/dates/dates'
import type { Transaction } from '~/platform/server/database/db'
import { applicationError } from '../../errors'
import type { CreateSlotsInput } from '../../workflow/slot-schema'
import { isOpen } from '../answers/conditions'
import { application } from '../table'
import { interview } from '../workflow-table'
import { isTaken } from './slot-conditions'
import { interviewSlot, interviewSlotApplication, interviewSlotMember } from './slot-table'
import { tellSlotPages } from './tell-slot-pages'

/** Free slots to come that one company may have. */
const MAX_FREE_SLOTS = 500
const MINUTE = 60_000

type Span = { startsAt: Date; busyUntil: Date }

/**
 * Makes free slots. Each interviewer is locked, so that of two colleagues who plan the same hour one reads who is busy;
 * a repeated click makes nothing twice.
 * @throws AppError timeInPast, interviewerGone, slotPostingClosed, slotApplicationEnded, slotsOverlap, tooManySlots
 */
export function createSlots(ctx: CompanyContext, input: CreateSlotsInput): Promise<{ created: number }> {
  return ctx.db.transaction((tx) => insertSlots(tx, ctx, input))
}

type SlotsToMake = Omit<CreateSlotsInput, 'durationMinutes' | 'bufferMinutes'> & {
  durationMinutes: number
  bufferMinutes: number
  /** The posting whose readers may conduct them, when they are for chosen applications to it. */
  readBy?: string
}

/**
 * The same inside of a step that needs them.
 * @throws AppError as `createSlots`
 */
export async function insertSlots(
  tx: Transaction,
  ctx: { actor: CompanyActor; now: Date },
  input: SlotsToMake,
): Promise<{ created: number }> {
  const companyId = ctx.actor.company.id
  const length = (input.durationMinutes + input.bufferMinutes) * MINUTE
  const spans = input.slots
    .map(({ id, startsAt }) => ({ id, startsAt, busyUntil: new Date(startsAt.getTime() + length) }))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  if (spans.some(({ startsAt }, index) => startsAt < (spans[index - 1]?.busyUntil ?? 0))) {
    throw applicationError('slotsOverlap')
  }
  const members = await lockInterviewers(tx, companyId, input)
  const ids = spans.map(({ id }) => id)
  const known = await tx.$count(interviewSlot, inArray(interviewSlot.id, ids))
  if (known > 0) return { created: 0 }
  if (spans.some(({ startsAt }) => startsAt <= ctx.now)) throw applicationError('timeInPast')
  await checkAudience(tx, companyId, input)
  for (const span of spans) await checkBusy(tx, members, span)
  const free = await tx.$count(
    interviewSlot,
    and(
      eq(interviewSlot.companyId, companyId),
      isNull(interviewSlot.withdrawnAt),
      gt(interviewSlot.startsAt, ctx.now),
      not(isTaken),
    ),
  )
  if (free + spans.length > MAX_FREE_SLOTS) throw applicationError('tooManySlots')
  const { jobPostingId, durationMinutes, mode, location } = input
  const shared = { companyId, jobPostingId, durationMinutes, mode, location, createdByUserId: ctx.actor.userId }
  await tx.insert(interviewSlot).values(spans.map((span) => ({ ...span, ...shared, createdAt: ctx.now })))
  await tx
    .insert(interviewSlotMember)
    .values(ids.flatMap((slotId) => members.map(({ id: memberId }) => ({ slotId, memberId }))))
  if (input.applicationIds.length > 0) {
    await tx
      .insert(interviewSlotApplication)
      .values(ids.flatMap((slotId) => input.applicationIds.map((applicationId) => ({ slotId, applicationId }))))
    // Who is limited to some slots gets those that are made for them later.
    const isLimited = and(inArray(interview.applicationId, input.applicationIds), isNotNull(interview.onlySlotIds))
    await tx
      .update(interview)
      .set({ onlySlotIds: sql`${interview.onlySlotIds} || ${sql.param(ids, interview.onlySlotIds)}` })
      .where(isLimited)
  }
  await tellSlotPages(tx, companyId)
  return { created: spans.length }
}

/** Who reads one posting only may talk to those who applied to it. */
async function lockInterviewers(
  tx: Transaction,
  companyId: string,
  { interviewerIds, jobPostingId, readBy }: SlotsToMake,
) {
  const ids = [...new Set(interviewerIds)]
  const members = await tx
    .select({ id: companyMember.id, name: user.name })
    .from(companyMember)
    .innerJoin(user, and(eq(user.id, companyMember.userId), isNull(user.suspendedAt)))
    .where(and(maySee(companyId, jobPostingId ?? readBy ?? null), inArray(companyMember.id, ids)))
    .orderBy(asc(companyMember.id))
    .limit(ids.length)
    .for('update', { of: companyMember })
  if (members.length < ids.length) throw applicationError('interviewerGone')
  return members
}

async function checkAudience(tx: Transaction, companyId: string, { jobPostingId, applicationIds }: SlotsToMake) {
  if (jobPostingId !== null) {
    const isRunning = inArray(jobPosting.status, ['published', 'paused', 'expired'])
    const own = and(eq(jobPosting.id, jobPostingId), eq(jobPosting.companyId, companyId), isRunning)
    if ((await tx.$count(jobPosting, own)) === 0) throw applicationError('slotPostingClosed')
  }
  const ids = [...new Set(applicationIds)]
  const running = and(inArray(application.id, ids), eq(application.companyId, companyId), isOpen)
  if (ids.length > 0 && (await tx.$count(application, running)) < ids.length) {
    throw applicationError('slotApplicationEnded')
  }
}

/** @throws AppError slotsOverlap, with who is busy and when */
async function checkBusy(tx: Transaction, members: readonly { id: string; name: string }[], span: Span): Promise<void> {
  const [clash] = await tx
    .select({ memberId: interviewSlotMember.memberId, startsAt: interviewSlot.startsAt })
    .from(interviewSlot)
    .innerJoin(interviewSlotMember, eq(interviewSlotMember.slotId, interviewSlot.id))
    .where(
      and(
        inArray(
          interviewSlotMember.memberId,
          members.map(({ id }) => id),
        ),
        isNull(interviewSlot.withdrawnAt),
        lt(interviewSlot.startsAt, span.busyUntil),
        gt(interviewSlot.busyUntil, span.startsAt),
      ),
    )
    .orderBy(asc(interviewSlot.startsAt), sql`1`)
    .limit(1)
  if (!clash) return
  const name = members.find(({ id }) => id === clash.memberId)?.name ?? ''
  throw applicationError(
    'slotsOverlap',
    `${name} hat schon einen Termin: ${formatAppointment(clash.startsAt)}. Bitte wählen Sie eine andere Zeit oder Person.`,
  )
}
