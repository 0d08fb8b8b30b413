import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { maySee } from '~/features/companies/server/recipients'
import { companyMember } from '~/features/companies/server/table'
import { mayMove } from '~/lib/moves'
import { uuidv7 } from '~/lib/uuid'
import type { Transaction } from '~/platform/server/database/db'
import { applicationError } from '../../errors'
import { isFinal } from '../../lifecycle'
import { INTERVIEW_MOVES } from '../../workflow/interview'
import type { moveInterviewSchema } from '../../workflow/workflow-schema'
import { tellOpenPages } from '../commands/live'
import { insertSlots } from '../slots/create-slots'
import { interviewRecipients } from '../slots/interview-recipients'
import { freeSlotsFor } from '../slots/offered-slots'
import { interviewSlot, interviewSlotMember } from '../slots/slot-table'
import { tellSlotPages } from '../slots/tell-slot-pages'
import { interview, scheduledRejection } from '../workflow-table'
import { transition } from './interview-lifecycle'
import { applicantOf, applicantUrl, companyUrl, namesOf } from './interview-sides'
import { lockForCompany } from './locked-interview'
import { movedMail } from './moved-email'

const MINUTE = 60_000

/**
 * The company cannot keep an agreed interview and names other times, from which the applicant picks: the same calendar
 * entry, taken out until then. Whoever conducts it is locked for the new times as for slots;
 * without the offer of free ones, these alone can be picked. A second click changes
 * nothing.
 * @throws AppError notAllowedNow, interviewNotFound, appointmentChanged, timeInPast, noFreeSlots, slotsOverlap
 */
export async function moveInterview(ctx: CompanyContext, input: z.infer<typeof moveInterviewSchema>): Promise<void> {
  const times = [...new Set(input.times.map((time) => time.toISOString()))].sort()
  if (times.some((time) => new Date(time) <= ctx.now)) throw applicationError('timeInPast')
  await ctx.db.transaction(async (tx) => {
    const { current, found } = await lockForCompany(tx, ctx, input.interviewId)
    const isSame = found.startsAt?.getTime() === input.startsAt.getTime()
    if (!mayMove(INTERVIEW_MOVES, found.status, 'reschedule') || !isSame || input.startsAt <= ctx.now) {
      throw applicationError('appointmentChanged')
    }
    // Whoever is hired chooses no time any more.
    if (isFinal(current.status)) throw applicationError('notAllowedNow')
    await tx.delete(scheduledRejection).where(eq(scheduledRejection.applicationId, current.id))
    const held =
      found.slotId === null
        ? []
        : await replaceSlot(tx, ctx, { ...found, applicationId: current.id, postingId: current.jobPostingId }, times)
    const offersSlots = input.offersSlots || held.length > 0
    const onlySlotIds = input.offersSlots || held.length === 0 ? null : held
    const slots = offersSlots ? await freeSlotsFor(tx, current.id, ctx.now, onlySlotIds) : []
    const proposedTimes = held.length > 0 ? [] : times
    if (proposedTimes.length + slots.length === 0) throw applicationError('noFreeSlots')
    const again = { startsAt: null, slotId: null, chosenAt: null, remindedAt: null, reply: null }
    await transition(tx, eq(interview.id, found.id), 'reschedule', {
      ...{ ...again, proposedTimes, offersSlots, onlySlotIds },
      companyReason: input.message,
    })
    const named = [...proposedTimes.map((time) => new Date(time)), ...slots.map(({ startsAt }) => startsAt)]
    const facts = {
      ...{ ...found, ...namesOf(current), applicationId: current.id, sequence: found.sequence + 1, now: ctx.now },
      ...{ startsAt: input.startsAt, times: named, message: input.message },
    }
    await enqueueMails(tx, [
      movedMail({ ...applicantOf(current), side: 'applicant' }, { ...facts, url: applicantUrl(current.id) }),
      ...(await interviewRecipients(tx, current, [found.slotId])).map((member) =>
        movedMail({ ...member, side: 'company' }, { ...facts, url: companyUrl(current.id) }),
      ),
    ])
    if (found.slotId) await tellSlotPages(tx, current.companyId)
    await tellOpenPages(tx, current)
  })
}

type Held = { slotId: string | null; applicationId: string; postingId: string; durationMinutes: number }

/**
 * Nobody else is offered the old time, and the new ones are slots of this application, held by the same people.
 * @returns the new slots; none where nobody would hold them
 */
async function replaceSlot(
  tx: Transaction,
  ctx: CompanyContext,
  held: Held,
  times: readonly string[],
): Promise<string[]> {
  const [slot] = await tx
    .update(interviewSlot)
    .set({ withdrawnAt: ctx.now })
    .where(eq(interviewSlot.id, held.slotId ?? ''))
    .returning()
  if (!slot || times.length === 0) return []
  // Whoever may not see the application any more, or is suspended, conducts it no longer.
  const members = await tx
    .select({ id: interviewSlotMember.memberId })
    .from(interviewSlotMember)
    .innerJoin(companyMember, eq(companyMember.id, interviewSlotMember.memberId))
    .innerJoin(user, and(eq(user.id, companyMember.userId), isNull(user.suspendedAt)))
    .where(and(eq(interviewSlotMember.slotId, slot.id), maySee(slot.companyId, held.postingId)))
  if (members.length === 0) return []
  const { durationMinutes, mode, location } = slot
  const slots = times.map((time) => ({ id: uuidv7(), startsAt: new Date(time) }))
  await insertSlots(tx, ctx, {
    slots,
    jobPostingId: null,
    readBy: held.postingId,
    applicationIds: [held.applicationId],
    interviewerIds: members.map(({ id }) => id),
    bufferMinutes: (slot.busyUntil.getTime() - slot.startsAt.getTime()) / MINUTE - durationMinutes,
    ...{ durationMinutes, mode, location },
  })
  return slots.map(({ id }) => id)
}
