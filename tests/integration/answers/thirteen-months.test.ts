import { expect, test } from 'vitest'
import { POSTING_ENDS } from '~/features/job-postings/lifecycle'
import { liveThirteenMonths } from '../../factories/answer-market/thirteen-months'

// The same with 200 companies, 2,000 postings and 20,000 applications: tests/engines/thirteen-months.test.ts.
test('a small market lives thirteen months: everybody has an answer in time, every mail exactly once', {
  timeout: 480_000,
}, async () => {
  const { sent, mails, ends, deleted } = await liveThirteenMonths({
    companies: 14,
    postings: 90,
    people: 200,
    attempts: 1500,
  })
  // Proof of life.
  expect(sent).toBeGreaterThan(400)
  expect(deleted).toBeGreaterThan(100)
  expect(ends).toEqual([...POSTING_ENDS].toSorted())
  for (const kind of KINDS) expect(mails.get(kind) ?? 0, kind).toBeGreaterThan(10)
})

const KINDS = [
  'applications-overdue',
  'application-late',
  'posting-paused-overdue',
  'posting-ended-open',
  'application-status',
  'application-deletion',
  'application-deletion-company',
]
