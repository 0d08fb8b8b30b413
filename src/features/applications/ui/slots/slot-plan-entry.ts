import { uuidv7 } from '~/lib/uuid'
import { type SlotForm, startsOf } from './slot-form'

/** What is entered, and which of the times that result are left out. */
export type SlotPlan = {
  form: SlotForm
  /** As milliseconds. */
  left: ReadonlySet<number>
  /** The slots as they were sent, when the plan has not changed since. */
  slots: { id: string; startsAt: Date }[] | null
}

export function planOf(form: SlotForm, left: ReadonlySet<number> = new Set()): SlotPlan {
  return { form, left, slots: null }
}

/** The times that will be made. */
export function startsLeft({ form, left }: SlotPlan): Date[] {
  return startsOf(form).filter((start) => !left.has(start.getTime()))
}

/**
 * The plan with the slots to send. An unchanged one keeps their ids: when the answer to the first sending was lost, the
 * server knows them and makes nothing twice, instead of naming its own slots as appointments in the way.
 */
export function asSent(plan: SlotPlan): SlotPlan & { slots: { id: string; startsAt: Date }[] } {
  return { ...plan, slots: plan.slots ?? startsLeft(plan).map((startsAt) => ({ id: uuidv7(), startsAt })) }
}
