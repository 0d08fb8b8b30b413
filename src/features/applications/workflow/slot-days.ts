import { toIsoDay } from '~/lib/dates/dates'
import type { InterviewMode } from './interview'

export type OfferedSlot = {
  id: string
  startsAt: Date
  durationMinutes: number
  mode: InterviewMode
  location: string
  isTaken: boolean
}

/** The slots of one German calendar day. */
export type SlotDay = { day: string; slots: OfferedSlot[] }

/**
 * Slots as somebody picks them, day by day. Two at the same time and place differ only for the company: one is shown,
 * free as long as one of them is.
 * @param chosenId the slot that is agreed, which is shown before another one at the same time
 */
export function slotDays(slots: readonly OfferedSlot[], chosenId: string | null): SlotDay[] {
  const shown = new Map<string, OfferedSlot>()
  for (const slot of slots) {
    const key = `${slot.startsAt.getTime()} ${slot.durationMinutes} ${slot.mode} ${slot.location}`
    const other = shown.get(key)
    if (!other || slot.id === chosenId || (other.isTaken && !slot.isTaken)) shown.set(key, slot)
  }
  const days = Map.groupBy(shown.values(), ({ startsAt }) => toIsoDay(startsAt))
  return [...days].map(([day, own]) => ({ day, slots: own }))
}

/** Whether all take place in the same way, so that it is said once. */
export function isOnePlace(slots: readonly OfferedSlot[]): boolean {
  const places = slots.map(({ mode, location, durationMinutes }) => `${mode} ${durationMinutes} ${location}`)
  return new Set(places).size <= 1
}
