import { and, eq, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ApplicantContext } from '~/features/accounts/server/command-context'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { mayMove } from '~/lib/moves'
import { pick } from '~/lib/pick'
import type { Transaction } from '~/platform/server/database/db'
import { applicationError } from '../../errors'
import { isFinal } from '../../lifecycle'
import { INTERVIEW_MOVES } from '../../workflow/interview'
import type { pickSlotSchema } from '../../workflow/slot-schema'
import { agreedMail, cancelledMail } from '../interviews/interview-emails'
import { transition } from '../interviews/interview-lifecycle'
import { applicantOf, applicantUrl, companyUrl, namesOf } from '../interviews/interview-sides'
import { lockForApplicant } from '../interviews/locked-interview'
import { application } from '../table'
import { interview } from '../workflow-table'
import { interviewRecipients } from './interview-recipients'
import { isOffered } from './slot-conditions'
import { interviewSlot } from './slot-table'
import { tellSlotPages } from './tell-slot-pages'

/**
 * The applicant picks a free slot, or moves the agreed appointment to another one: the earlier slot is free again, and
 * calendars replace the entry. Picking the same one again gives the same answer. Whoever is hired keeps the time agreed
 * on.
 * @throws AppError interviewNotFound, interviewOver, notAllowedNow, slotGone, slotTaken
 */
export async function pickSlot(
  ctx: ApplicantContext,
  { interviewId, slotId }: z.infer<typeof pickSlotSchema>,
): Promise<{ startsAt: Date }> {
  return ctx.db.transaction(async (tx) => {
    const { current, found } = await lockForApplicant(tx, ctx, interviewId)
    if (found.status === 'agreed' && found.slotId === slotId && found.startsAt) return { startsAt: found.startsAt }
    if (found.status === 'agreed' && isFinal(current.status)) throw applicationError('notAllowedNow')
    const isOver = found.status === 'agreed' && found.startsAt !== null && found.startsAt <= ctx.now
    const event = found.status === 'agreed' ? 'move' : 'agree'
    if (isOver || !found.offersSlots || !mayMove(INTERVIEW_MOVES, found.status, event)) {
      throw applicationError('interviewOver')
    }
    if (found.onlySlotIds && !found.onlySlotIds.includes(slotId)) throw applicationError('slotGone')
    const slot = await lockOffered(tx, { slotId, applicationId: current.id, now: ctx.now })
    const others = and(
      eq(interview.slotId, slotId),
      ne(interview.id, found.id),
      sql`${interview.status} in ('agreed', 'held')`,
    )
    if ((await tx.$count(interview, others)) > 0) throw applicationError('slotTaken')
    const { startsAt, mode, location, durationMinutes } = slot
    const chosen = { startsAt, mode, location, durationMinutes, slotId, chosenAt: ctx.now, remindedAt: null }
    const [changed] = await transition(tx, eq(interview.id, found.id), event, chosen)
    const sequence = changed?.sequence ?? found.sequence + 1
    const movedFrom = event === 'move' ? found.startsAt : null
    const told = { ...namesOf(current), applicationId: current.id, now: ctx.now }
    const facts = { ...slot, ...told, id: found.id, sequence, movedFrom }
    const members = await interviewRecipients(tx, current, [slotId])
    // Whoever conducted only the earlier one has it no longer.
    const former = movedFrom === null ? [] : await interviewRecipients(tx, current, [found.slotId])
    const left = former.filter(({ email }) => members.every((member) => member.email !== email))
    await enqueueMails(tx, [
      agreedMail({ ...applicantOf(current), side: 'applicant' }, { ...facts, url: applicantUrl(current.id) }),
      ...members.map((member) => agreedMail({ ...member, side: 'company' }, { ...facts, url: companyUrl(current.id) })),
      ...left.map((member) =>
        cancelledMail(
          { ...member, side: 'company' },
          { ...facts, startsAt: movedFrom, because: 'moved', url: companyUrl(current.id) },
        ),
      ),
    ])
    await tellSlotPages(tx, current.companyId)
    return { startsAt }
  })
}

/** Of two who pick the same slot the second waits here, and then reads that it is taken. */
async function lockOffered(
  tx: Transaction,
  { slotId, applicationId, now }: { slotId: string; applicationId: string; now: Date },
) {
  const [slot] = await tx
    .select(pick(interviewSlot, 'startsAt', 'mode', 'location', 'durationMinutes'))
    .from(interviewSlot)
    .innerJoin(application, eq(application.id, applicationId))
    .where(and(eq(interviewSlot.id, slotId), isOffered(now)))
    .for('update', { of: interviewSlot })
  if (!slot) throw applicationError('slotGone')
  return slot
}
