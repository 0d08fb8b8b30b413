import { expect, test } from 'vitest'
import { errorsOf, type SlotForm, startsOf } from './slot-form'

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
