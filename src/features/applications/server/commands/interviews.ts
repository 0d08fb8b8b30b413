import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { ApplicantContext, CompanyContext } from '~/features/accounts/server/command-context'
import { enqueueMails, mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { memberEmails } from '~/features/companies/server/recipients'
import { mayMove } from '~/lib/moves'
import { pick } from '~/lib/pick'
import type { Transaction } from '~/platform/server/database/db'
import { applicationError } from '../../errors'
import { isFinal } from '../../lifecycle'
import { INTERVIEW_MOVES, isOpenInvitation } from '../../workflow/interview'
import type { cancelInterviewSchema, declineTimesSchema, InviteInput } from '../../workflow/workflow-schema'
import { agreedMail, declinedMail, invitationMail } from '../interviews/interview-emails'
import { transition as transitionInterviews } from '../interviews/interview-lifecycle'
import { applicantOf, applicantUrl, companyUrl, namesOf } from '../interviews/interview-sides'
import { lockForApplicant, lockForCompany } from '../interviews/locked-interview'
import { lockApplication, transition } from '../lifecycle'
import { freeSlotsFor } from '../slots/offered-slots'
import { freeSlotsOf } from '../slots/slot-conditions'
import { interviewSlot } from '../slots/slot-table'
import { tellSlotPages } from '../slots/tell-slot-pages'
import { application } from '../table'
import { interview, scheduledRejection } from '../workflow-table'
import { fillFor } from './answer-all'
import { tellCalledOff } from './call-off'
import { tellOpenPages } from './live'
import { tellPay, withPay } from './pay'
import { takeStepTurn } from './turns'

/**
 * Invites somebody with times to choose from; moves the application to "Gespräch" when it is not there yet. The
 * client's id makes a repeated click harmless. An invitation whose times have all passed makes room for the next.
 * @throws AppError notFound, notAllowedNow, interviewOpen, payNotTold, timeInPast, noFreeSlots
 */
export async function invite(ctx: CompanyContext, input: InviteInput): Promise<{ id: string }> {
  const times = [...new Set(input.times.map((time) => time.toISOString()))].sort()
  if (times.some((time) => new Date(time) <= ctx.now)) throw applicationError('timeInPast')
  return ctx.db.transaction(async (tx) => {
    const current = await lockApplication(
      tx,
      and(eq(application.id, input.applicationId), eq(application.companyId, ctx.actor.company.id)),
    )
    const [latest] = await unansweredInterviews(tx, current.id, ctx.now)
    if (latest?.id === input.id) return { id: input.id }
    if (latest && isOpenInvitation(latest, ctx.now)) throw applicationError('interviewOpen')
    if (isFinal(current.status)) throw applicationError('notAllowedNow')
    await takeStepTurn(tx, current.id, 'company')
    await tellPay(tx, current, input.payText, ctx.now)
    const message = withPay(fillFor(input.message, current, ctx.actor.name), input.payText)
    if (current.status === 'submitted' || current.status === 'in_review') {
      const step = { to: 'interview' as const, side: 'company' as const, message, userId: ctx.actor.userId }
      await transition(tx, current, { ...step, now: ctx.now })
    }
    if (latest) {
      await transitionInterviews(tx, eq(interview.id, latest.id), latest.status === 'agreed' ? 'hold' : 'lapse')
    }
    // Whoever is invited again is not rejected by a plan of before.
    await tx.delete(scheduledRejection).where(eq(scheduledRejection.applicationId, current.id))
    const slots = input.offersSlots ? await freeSlotsFor(tx, current.id, ctx.now) : []
    if (input.offersSlots && slots.length === 0) throw applicationError('noFreeSlots')
    const { offersSlots } = input
    // Without a fixed time the meeting is that of a slot, until one is picked.
    const { mode, location, durationMinutes } = (times.length === 0 && slots[0]) || input
    await tx.insert(interview).values({
      ...{ id: input.id, applicationId: current.id, createdByUserId: ctx.actor.userId },
      ...{ mode, location, durationMinutes, proposedTimes: times, offersSlots },
      createdAt: ctx.now,
    })
    await enqueueMails(tx, [
      invitationMail(applicantOf(current), current, {
        ...{ interviewId: input.id, applicationId: current.id, mode, location, durationMinutes, message },
        times: [...times.map((time) => new Date(time)), ...slots.map(({ startsAt }) => startsAt)],
        url: applicantUrl(current.id),
      }),
    ])
    await tellOpenPages(tx, current)
    return { id: input.id }
  })
}

/**
 * The applicant chooses one of the times; both sides get the appointment as a calendar file. Choosing the same one
 * again gives the same answer.
 * @throws AppError interviewNotFound, interviewOver, timeNotOffered
 */
export async function pickTime(ctx: ApplicantContext, input: { interviewId: string; startsAt: Date }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { current, found } = await lockForApplicant(tx, ctx, input.interviewId)
    if (found.status === 'agreed' && found.startsAt?.getTime() === input.startsAt.getTime()) return
    if (!mayMove(INTERVIEW_MOVES, found.status, 'agree')) throw applicationError('interviewOver')
    const isOffered = found.proposedTimes.includes(input.startsAt.toISOString())
    if (!isOffered || input.startsAt <= ctx.now) throw applicationError('timeNotOffered')
    const sequence = found.sequence + 1
    const chosen = { startsAt: input.startsAt, chosenAt: ctx.now }
    await transitionInterviews(tx, eq(interview.id, found.id), 'agree', chosen)
    const told = { ...namesOf(current), applicationId: current.id, now: ctx.now }
    const appointment = { ...found, ...told, startsAt: input.startsAt, sequence }
    await enqueueMails(tx, [
      agreedMail({ ...applicantOf(current), side: 'applicant' }, { ...appointment, url: applicantUrl(current.id) }),
      ...(await memberEmails(tx, current.companyId)).map((member) =>
        agreedMail({ ...member, side: 'company' }, { ...appointment, url: companyUrl(current.id) }),
      ),
    ])
    await tellOpenPages(tx, current)
  })
}

/**
 * None of the times suits, or the agreed one no longer does; the company reads which would. An agreed one is removed
 * from the calendars of both sides.
 * @throws AppError interviewNotFound, interviewOver, notAllowedNow
 */
export async function declineTimes(ctx: ApplicantContext, input: z.infer<typeof declineTimesSchema>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { current, found } = await lockForApplicant(tx, ctx, input.interviewId)
    if (found.status === 'declined') return
    // Nobody at the company can name other times to somebody who is hired.
    if (found.status === 'agreed' && isFinal(current.status)) throw applicationError('notAllowedNow')
    const isOver = found.startsAt !== null && found.startsAt <= ctx.now
    if (!isAsSeen(found, input) || isOver || !mayMove(INTERVIEW_MOVES, found.status, 'decline')) {
      throw applicationError('interviewOver')
    }
    const sequence = found.sequence + 1
    await transitionInterviews(tx, eq(interview.id, found.id), 'decline', { reply: input.reply })
    if (found.status === 'agreed') {
      const calledOff = { ...found, sequence }
      await tellCalledOff(tx, current, calledOff, { because: { wish: input.reply }, now: ctx.now })
      if (found.slotId) await tellSlotPages(tx, current.companyId)
      await tellOpenPages(tx, current)
      return
    }
    const members = await memberEmails(tx, current.companyId)
    const facts = {
      ...namesOf(current),
      ...{ interviewId: found.id, applicationId: current.id, sequence, reply: input.reply },
    }
    await mailEach(tx, members, (member) => declinedMail(member, { ...facts, url: companyUrl(current.id) }))
    await tellOpenPages(tx, current)
  })
}

/**
 * The company withdraws an invitation or an appointment, with a message.
 * @throws AppError interviewNotFound, appointmentChanged
 */
export async function cancelInterview(
  ctx: CompanyContext,
  input: z.infer<typeof cancelInterviewSchema>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { current, found } = await lockForCompany(tx, ctx, input.interviewId)
    // A second click finds it done; the words of a colleague who was late have reached nobody.
    if (found.status === 'cancelled' && found.companyReason === input.message) return
    const isOver = found.startsAt !== null && found.startsAt <= ctx.now
    if (!isAsSeen(found, input) || isOver || !mayMove(INTERVIEW_MOVES, found.status, 'cancel')) {
      throw applicationError('appointmentChanged')
    }
    const sequence = found.sequence + 1
    await transitionInterviews(tx, eq(interview.id, found.id), 'cancel', { companyReason: input.message })
    await tellCalledOff(tx, current, { ...found, sequence }, { because: { message: input.message }, now: ctx.now })
    // The company has no time then, so nobody else is offered it.
    if (found.status === 'agreed' && found.slotId) {
      await tx.update(interviewSlot).set({ withdrawnAt: ctx.now }).where(eq(interviewSlot.id, found.slotId))
    }
    await tellOpenPages(tx, current)
  })
}

/** Whether the appointment, or that there is none yet, is still what the person saw; true for whoever does not say it. */
function isAsSeen(found: { startsAt: Date | null }, seen: { startsAt?: Date | null }): boolean {
  return seen.startsAt === undefined || seen.startsAt?.getTime() === found.startsAt?.getTime()
}

/** At most one, by the table's index. */
function unansweredInterviews(tx: Transaction, applicationId: string, now: Date) {
  return tx
    .select({
      ...pick(interview, 'id', 'status', 'startsAt', 'proposedTimes'),
      freeSlots: freeSlotsOf(now),
    })
    .from(interview)
    .innerJoin(application, eq(application.id, interview.applicationId))
    .where(and(eq(interview.applicationId, applicationId), inArray(interview.status, ['proposed', 'agreed'])))
}
