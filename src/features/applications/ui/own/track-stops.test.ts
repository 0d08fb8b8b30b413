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
  const { current, isEnded, stops } = trackOf('in_review', [at('submitted', 3), at('in_review', 5)], labels)
  expect({ current, isEnded }).toEqual({ current: 1, isEnded: false })
  expect(stops.map(({ detail }) => detail)).toEqual([day(3), day(5), undefined, undefined, undefined])
})

test('a rejection stands where it happened, with its own day and not the day of that stop', () => {
  const events = [at('submitted', 3), at('interview', 9), at('rejected', 22)]
  const { current, isEnded, stops } = trackOf('rejected', events, labels)
  expect({ current, isEnded }).toEqual({ current: 2, isEnded: true })
  expect(stops.map(({ label, detail }) => [label, detail])).toEqual([
    [labels.submitted, day(3)],
    [labels.in_review, undefined],
    [labels.rejected, day(22)],
    [labels.offer, undefined],
    [labels.hired, undefined],
  ])
})

test('what was taken back before anybody looked ends at the first stop', () => {
  const { current, stops } = trackOf('withdrawn', [at('submitted', 3), at('withdrawn', 4)], labels)
  expect([current, stops[0]]).toEqual([0, { label: labels.withdrawn, detail: day(4) }])
})
