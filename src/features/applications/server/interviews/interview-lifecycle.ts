import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { INTERVIEW_MOVES, type InterviewEvent } from '~/features/applications/workflow/interview'
import type { Transaction } from '~/platform/server/database/db'
import { interview } from '../workflow-table'
import { appointmentColumns } from './interview-columns'

/** What was chosen, said or newly named; the company's reason is that of this change alone; a slot brings its place and length, and a new time is reminded of again. */
type Answer = Partial<
  Pick<
    typeof interview.$inferInsert,
    | 'startsAt'
    | 'chosenAt'
    | 'reply'
    | 'slotId'
    | 'mode'
    | 'location'
    | 'durationMinutes'
    | 'remindedAt'
    | 'proposedTimes'
    | 'offersSlots'
    | 'onlySlotIds'
    | 'companyReason'
  >
>

/**
 * The only way to change the status of invitations: changes those in scope for which the event is allowed, and counts
 * it as a change for the calendars.
 * @param answer the applicant's, or the company's other times
 * @returns the changed ones
 */
export function transition(tx: Transaction, scope: SQL | undefined, event: InterviewEvent, answer: Answer = {}) {
  return tx
    .update(interview)
    .set({
      companyReason: null,
      ...answer,
      status: INTERVIEW_MOVES[event].to,
      sequence: sql`${interview.sequence} + 1`,
    })
    .where(and(scope, inArray(interview.status, INTERVIEW_MOVES[event].from)))
    .returning({
      ...appointmentColumns,
      sequence: interview.sequence,
      slotId: interview.slotId,
    })
}
