import { expect, test } from 'vitest'
import { endOfDay } from '~/lib/dates/weeks'
import { timetableLine } from './timetable-line'

const now = new Date('2026-11-23T08:00:00Z')
const day = (date: string) => endOfDay(new Date(`${date}T12:00:00Z`))
const waiting = {
  ...({ status: 'submitted', answerDueAt: day('2026-12-07'), firstDueAt: null, answeredAt: null } as const),
  ...{ submittedAt: day('2026-11-18'), companyName: 'Brandt GmbH', interview: null, events: [] },
}
const interview = {
  ...({ id: 'a', applicationId: 'b', mode: 'onsite', location: 'Tor 2', durationMinutes: 45 } as const),
  ...{
    proposedTimes: ['2026-12-02T09:00:00.000Z'],
    startsAt: null,
    isMoved: false,
    companyReason: null,
    offersSlots: false,
    slotId: null,
    slots: [],
  },
}

test.each([
  ['2026-12-07', '7.\u00a0Dez.', 'in 14\u00a0Tagen', 'good', 'pünktlich'],
  ['2026-11-23', 'heute', 'zugesagt', 'today', 'heute fällig'],
  ['2026-11-20', '20.\u00a0Nov.', 'jetzt 23.\u00a0Nov.', 'late', '+3\u00a0Tage'],
])('an answer promised until %s', (due, shown, detail, kind, text) => {
  const line = timetableLine({ ...waiting, answerDueAt: day(due) }, now)
  expect(line).toMatchObject({ dayLabel: 'Antwort bis', day: shown, detail, standing: { kind, text } })
})

test('says what happens when an answer is late', () => {
  expect(timetableLine({ ...waiting, answerDueAt: day('2026-11-20') }, now).status).toBe(
    'Wir haben Brandt GmbH erinnert. Ist die Stelle am 27.\u00a0Nov. noch online, pausiert sie.',
  )
})

test('proposed times come first and are yours; a chosen one is a day', () => {
  const proposed = timetableLine(
    { ...waiting, status: 'interview', interview: { ...interview, status: 'proposed' } },
    now,
  )
  expect(proposed).toMatchObject({ isYours: true, rank: 0, standing: { kind: 'today' } })
  const slot = { id: 's', startsAt: new Date('2026-12-02T09:00:00Z'), mode: 'onsite', location: 'Tor 2' } as const
  const offered = { proposedTimes: [], offersSlots: true, slots: [{ ...slot, durationMinutes: 45, isTaken: false }] }
  expect(
    timetableLine(
      { ...waiting, status: 'interview', interview: { ...interview, ...offered, status: 'proposed' } },
      now,
    ),
  ).toMatchObject({ isYours: true, rank: 0 })
  const startsAt = new Date('2026-12-02T09:00:00Z')
  const agreed = timetableLine(
    { ...waiting, status: 'interview', interview: { ...interview, status: 'agreed', startsAt } },
    now,
  )
  expect(agreed).toMatchObject({
    dayLabel: 'Gespräch am',
    day: '2.\u00a0Dez.',
    detail: '10:00\u00a0Uhr',
    standing: { text: 'Termin steht' },
  })
})

test('what is answered has no promised day', () => {
  const line = timetableLine({ ...waiting, status: 'in_review', answeredAt: day('2026-11-20') }, now)
  expect(line).toMatchObject({ day: null, standing: { kind: 'good', text: 'beantwortet' } })
})
