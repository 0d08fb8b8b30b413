import { describe, expect, test } from 'vitest'
import { isSameJob, printOf, sharePlace } from '~/features/job-postings/one-job/same-job'
import { HELD_ASIDE } from './held-aside'
import { type Label, type Pair, readPairs } from './pair'
import { VISIBLE } from './visible'

const halves = { visible: readPairs(VISIBLE), 'held aside': readPairs(HELD_ASIDE) }

function judge({ first, second }: Pair): Label {
  const [a, b] = [printOf(first), printOf(second)]
  if (!isSameJob(a, b)) return 'other'
  return sharePlace(a, b) ? 'again' : 'elsewhere'
}

test('more than 200 pairs are labelled, over a third of them near misses', () => {
  const all = Object.values(halves).flat()
  expect(all.length).toBeGreaterThanOrEqual(200)
  expect(all.filter(({ label }) => label === 'other').length).toBeGreaterThan(all.length / 3)
})

describe.each(Object.entries(halves))('pairs of postings, %s', (name, pairs) => {
  test('no two jobs are taken for one, and of one job at most one pair in twelve is missed', () => {
    const wrong = pairs.filter((pair) => judge(pair) !== pair.label)
    const merged = wrong.filter(({ label }) => label === 'other').map(({ what }) => what)
    const missed = wrong.filter(({ label }) => label !== 'other').map(({ what }) => what)
    const same = pairs.filter(({ label }) => label !== 'other').length
    console.log(
      `${name}: ${pairs.length} pairs, ${merged.length} merged, ${missed.length} of ${same} missed`,
      merged,
      missed,
    )
    expect(merged).toEqual([])
    expect(missed.length).toBeLessThanOrEqual(same / 12)
  })
})
