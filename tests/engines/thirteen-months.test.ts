import { expect, test } from 'vitest'
import { POSTING_ENDS } from '~/features/job-postings/lifecycle'
import { liveThirteenMonths } from '../factories/answer-market/thirteen-months'

test('a market of 200 companies and 20,000 applications lives thirteen months', { timeout: 3_600_000 }, async () => {
  const lived = await liveThirteenMonths({ companies: 200, postings: 2_000, people: 4_000, attempts: 54_000 })
  expect(lived.sent).toBeGreaterThan(20_000)
  expect(lived.ends).toEqual([...POSTING_ENDS].toSorted())
})
