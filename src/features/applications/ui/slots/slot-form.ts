import { parseDay, parseTime } from '~/lib/dates/date-entry'
import type { INTERVIEW_DURATIONS, InterviewMode } from '../../workflow/interview'
import { MAX_SLOTS_AT_ONCE, planSlots, type SLOT_BUFFERS, type Weekday } from '../../workflow/slot-plan'

/** What somebody enters to make free slots. */
export type SlotForm = {
  /** `stelle`, or `bewerbungen` for chosen ones. */
  audience: 'stelle' | 'bewerbungen'
  jobPostingId: string
  applicationIds: string[]
  interviewerIds: string[]
  day: string
  from: string
  until: string
  weekdays: Weekday[]
  weeks: number
  durationMinutes: (typeof INTERVIEW_DURATIONS)[number]
  bufferMinutes: (typeof SLOT_BUFFERS)[number]
  mode: InterviewMode
  location: string
}

export type SlotFormErrors = Partial<Record<keyof SlotForm | 'slots', string>>

/** The slots that the entry means; empty while day or time is missing. */
export function startsOf(form: SlotForm): Date[] {
  const [day, from] = [parseDay(form.day), parseTime(form.from)]
  const until = form.until === '' ? '' : parseTime(form.until)
  if (day === null || from === null || until === null) return []
  return planSlots({ ...form, day, from, until })
}

/** What is missing or wrong, in the order of the fields. */
export function errorsOf(form: SlotForm, starts: readonly Date[], now: Date): SlotFormErrors {
  const errors: SlotFormErrors = {}
  if (form.audience === 'stelle' && form.jobPostingId === '') errors.jobPostingId = 'Bitte wählen Sie eine Stelle.'
  if (form.audience === 'bewerbungen' && form.applicationIds.length === 0) {
    errors.applicationIds = 'Bitte wählen Sie mindestens eine Bewerbung.'
  }
  if (form.interviewerIds.length === 0) errors.interviewerIds = 'Bitte wählen Sie, wer das Gespräch führt.'
  if (parseDay(form.day) === null) errors.day = 'Bitte geben Sie einen Tag an, zum Beispiel 2.12.2026.'
  if (parseTime(form.from) === null) errors.from = 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 9:30.'
  if (form.until !== '' && parseTime(form.until) === null) {
    errors.until = 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 12:00.'
  }
  if (form.location.trim() === '') errors.location = 'Bitte geben Sie an, wo das Gespräch stattfindet.'
  if (errors.day || errors.from || errors.until) return errors
  if (starts.length === 0) errors.until = 'In diese Zeit passt kein Gespräch. Bitte ändern Sie Ende oder Dauer.'
  else if (starts.length > MAX_SLOTS_AT_ONCE) {
    errors.slots = `Das wären ${starts.length} Termine. Höchstens ${MAX_SLOTS_AT_ONCE} gehen auf einmal.`
  } else if (starts.some((start) => start <= now)) {
    errors.slots = 'Mindestens ein Termin liegt schon zurück. Bitte wählen Sie einen späteren Tag oder Beginn.'
  }
  return errors
}
