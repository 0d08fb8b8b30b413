import { expect, test } from 'vitest'
import { type ApplicationStatus, statusLabels } from '~/features/applications/lifecycle'
import { formatShortDay } from '~/lib/dates/dates'
import { trackOf } from './track-stops'

const labels = statusLabels.applicant

const day = (number: number) => formatShortDay(new Date(Date.UTC(2026, 10, number, 12)))

function at(toStatus: ApplicationStatus, number: number) {
  return { toStatus, createdAt: new Date(Date.UTC(2026, 10, number, 12)) }
}

test('each stop has the day it was reached, and none beyond where it stands', () => {
  const { current, end, stops } = trackOf('in_review', [at('submitted', 3), at('in_review', 5)], labels)
  expect({ current, end }).toEqual({ current: 1, end: undefined })
  expect(stops.map(({ detail }) => detail)).toEqual([day(3), day(5), undefined, undefined, undefined])
})

test('a rejection stands after the last stop reached, and each keeps its own day', () => {
  const events = [at('submitted', 3), at('interview', 9), at('rejected', 22)]
  const { current, end, stops } = trackOf('rejected', events, labels)
  expect({ current, end }).toEqual({ current: 3, end: 'stopped' })
  expect(stops.map(({ label, detail }) => [label, detail])).toEqual([
    [labels.submitted, day(3)],
    [labels.in_review, undefined],
    [labels.interview, day(9)],
    [labels.rejected, day(22)],
    [labels.hired, undefined],
  ])
})

test('what a person withdrew has an end of its own and keeps the day of sending', () => {
  const { current, end, stops } = trackOf('withdrawn', [at('submitted', 3), at('withdrawn', 4)], labels)
  expect({ current, end }).toEqual({ current: 1, end: 'left' })
  expect(stops.slice(0, 2)).toEqual([
    { label: labels.submitted, detail: day(3) },
    { label: labels.withdrawn, detail: day(4) },
  ])
})

test('an offer that a person declined ends as the last stop', () => {
  const { current, stops } = trackOf('withdrawn', [at('submitted', 3), at('offer', 8), at('withdrawn', 9)], labels)
  expect([current, stops.at(-1)]).toEqual([4, { label: labels.withdrawn, detail: day(9) }])
})
