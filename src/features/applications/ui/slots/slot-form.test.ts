import { expect, test } from 'vitest'
import { errorsOf, type SlotForm, startsOf } from './slot-form'
import { asSent, planOf } from './slot-plan-entry'

const now = new Date('2026-12-01T12:00:00Z')
const form: SlotForm = {
  audience: 'stelle',
  jobPostingId: 'eine',
  applicationIds: [],
  interviewerIds: ['jemand'],
  day: '2.12.2026',
  from: '9',
  until: '12',
  weekdays: [],
  weeks: 1,
  durationMinutes: 45,
  bufferMinutes: 15,
  mode: 'onsite',
  location: 'Tor 2',
}
const errors = (input: Partial<SlotForm>) => {
  const entered = { ...form, ...input }
  return Object.keys(errorsOf(entered, startsOf(entered), now))
}

test('what people type is understood, and only what is missing is asked for', () => {
  expect(startsOf(form)).toHaveLength(3)
  expect(errors({})).toEqual([])
  expect(errors({ jobPostingId: '', interviewerIds: [], location: ' ' })).toEqual([
    ...['jobPostingId', 'interviewerIds', 'location'],
  ])
  expect(errors({ audience: 'bewerbungen' })).toEqual(['applicationIds'])
  expect(errors({ day: 'morgen', from: 'früh', until: 'spät' })).toEqual(['day', 'from', 'until'])
})

test('a plan without room, with too many, or in the past says so', () => {
  expect(errors({ until: '9:30' })).toEqual(['until'])
  expect(errors({ weekdays: ['1', '2', '3', '4', '5'], weeks: 6 })).toEqual(['slots'])
  expect(errors({ day: '30.11.2026' })).toEqual(['slots'])
})

test('sent again without a change the slots are the same; another plan has slots of its own', () => {
  const first = asSent(planOf(form))
  expect(first.slots).toHaveLength(3)
  expect(asSent(first).slots).toEqual(first.slots)
  const [, second] = first.slots
  const less = asSent(planOf(form, new Set([second?.startsAt.getTime() ?? 0])))
  expect(less.slots.map(({ startsAt }) => startsAt)).toEqual([first.slots[0]?.startsAt, first.slots[2]?.startsAt])
  const known = new Set(first.slots.map(({ id }) => id))
  expect(less.slots.filter(({ id }) => known.has(id))).toEqual([])
})
