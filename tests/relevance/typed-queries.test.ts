import { beforeAll, describe, expect, it } from 'vitest'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { type JobSearchResult, searchJobs } from '~/features/job-search/server/search/search-jobs'
import { database } from '~/platform/server/database/db'
import { insertMarket } from './lines'
import { ndcg } from './ndcg'
import {
  fifthLookQueries,
  fourthLookQueries,
  secondLookQueries,
  type TypedQuery,
  thirdLookQueries,
  typedQueries,
} from './typed/judge'
import { typedMarket } from './typed/market'

const TOP = 10
const now = new Date('2026-11-20T12:00:00Z')
type Answer = TypedQuery & { keys: string[]; result: JobSearchResult; score: number }

describe('relevance of queries as people type them', () => {
  const market = typedMarket()
  const queries = typedQueries(market)
  const later = secondLookQueries(market)
  const third = thirdLookQueries(market)
  const fourth = fourthLookQueries(market)
  const fifth = fifthLookQueries(market)
  const answers: Answer[] = []
  const laterAnswers: Answer[] = []
  const thirdAnswers: Answer[] = []
  const fourthAnswers: Answer[] = []
  const fifthAnswers: Answer[] = []

  beforeAll(async () => {
    const { db } = database()
    const keys = await insertMarket(market, now)
    await db.transaction((tx) => markPostings(tx, [...keys.keys()]))
    const answer = async (query: TypedQuery): Promise<Answer> => {
      const result = await searchJobs(db, { was: query.query }, now, { size: TOP })
      const found = result.hits.map(({ id }) => keys.get(id) ?? '?')
      return { ...query, keys: found, result, score: ndcg(found, query.grades, TOP) }
    }
    for (const query of queries) answers.push(await answer(query))
    for (const query of later) laterAnswers.push(await answer(query))
    for (const query of third) thirdAnswers.push(await answer(query))
    for (const query of fourth) fourthAnswers.push(await answer(query))
    for (const query of fifth) fifthAnswers.push(await answer(query))
  }, 240_000)

  it('is judged on a market and queries of this size', () => {
    expect(market.length).toBeGreaterThanOrEqual(400)
    expect(queries.length).toBeGreaterThanOrEqual(300)
  })

  it('answers the half that rules may be mended with', () => {
    const open = answers.filter(({ isKept }) => !isKept)
    print('open', open)
    printWrong(open)
    const { ndcg, firstRight, traps, empty, said } = figures(open)
    expect(ndcg).toBeGreaterThanOrEqual(0.9)
    expect(firstRight).toBeGreaterThanOrEqual(0.93)
    expect(traps).toBe(0)
    expect(empty).toBeLessThanOrEqual(1)
    expect(said).toBe(1)
  })

  it('answers the half kept aside as well', () => {
    const kept = answers.filter(({ isKept }) => isKept)
    print('kept aside', kept)
    const { ndcg, firstRight, traps, empty } = figures(kept)
    // What the page "So sortieren wir" says.
    expect(ndcg).toBeGreaterThanOrEqual(0.85)
    expect(firstRight).toBeGreaterThanOrEqual(0.915)
    expect(traps).toBeLessThanOrEqual(15)
    expect(empty).toBeLessThanOrEqual(3)
  })

  it('answers those written for a second look', () => {
    const open = laterAnswers.filter(({ isKept }) => !isKept)
    print('second look, open', open)
    printWrong(open)
    const kept = laterAnswers.filter(({ isKept }) => isKept)
    print('second look, kept aside', kept)
    // Before the classes behind its open half were corrected: 0.837, 85 %, 10 traps, 5 empty.
    const { ndcg, firstRight, traps, empty } = figures(kept)
    expect(ndcg).toBeGreaterThanOrEqual(0.89)
    expect(firstRight).toBeGreaterThanOrEqual(0.89)
    expect(traps).toBeLessThanOrEqual(6)
    expect(empty).toBeLessThanOrEqual(1)
    expect(figures(open).empty).toBe(0)
  })

  it('answers those about places of work, names that are words, and English', () => {
    const open = thirdAnswers.filter(({ isKept }) => !isKept)
    print('third look, open', open)
    printWrong(open)
    const kept = thirdAnswers.filter(({ isKept }) => isKept)
    print('third look, kept aside', kept)
    // Before: 0.741, 84 %, 2 traps, 5 empty in the open half; 0.733, 78 %, 11 traps, 5 empty in this one.
    const { ndcg, firstRight, traps, empty } = figures(kept)
    expect(ndcg).toBeGreaterThanOrEqual(0.78)
    expect(firstRight).toBeGreaterThanOrEqual(0.83)
    expect(traps).toBeLessThanOrEqual(2)
    expect(empty).toBeLessThanOrEqual(3)
    expect(figures(open).ndcg).toBeGreaterThanOrEqual(0.87)
    expect(figures(open).traps + figures(open).empty).toBe(0)
  })

  it('answers those about callings, well-known houses and half words', () => {
    const open = fourthAnswers.filter(({ isKept }) => !isKept)
    print('fourth look, open', open)
    printWrong(open)
    const kept = fourthAnswers.filter(({ isKept }) => isKept)
    print('fourth look, kept aside', kept)
    // Before: 0.702, 76 %, 4 traps in the open half; 0.519, 56 %, 1 trap, 6 empty in this one.
    const { ndcg, firstRight, traps, empty } = figures(kept)
    expect(ndcg).toBeGreaterThanOrEqual(0.77)
    expect(firstRight).toBeGreaterThanOrEqual(0.87)
    expect(traps).toBeLessThanOrEqual(1)
    expect(empty).toBeLessThanOrEqual(1)
    expect(figures(open).ndcg).toBeGreaterThanOrEqual(0.78)
    expect(figures(open).traps + figures(open).empty).toBe(0)
  })

  it('answers those about slips of the pen, short forms and employers', () => {
    const open = fifthAnswers.filter(({ isKept }) => !isKept)
    print('fifth look, open', open)
    printWrong(open)
    const kept = fifthAnswers.filter(({ isKept }) => isKept)
    print('fifth look, kept aside', kept)
    // Before: 0.794, 83 %, 4 traps, 4 empty in the open half; this one is as it was.
    const { ndcg, firstRight, traps, empty } = figures(kept)
    expect(ndcg).toBeGreaterThanOrEqual(0.87)
    expect(firstRight).toBeGreaterThanOrEqual(0.85)
    expect(traps).toBeLessThanOrEqual(3)
    expect(empty).toBe(0)
    expect(figures(open).ndcg).toBeGreaterThanOrEqual(0.83)
    expect(figures(open).traps).toBe(0)
    expect(figures(open).empty).toBeLessThanOrEqual(2)
  })
})

/** Only sums, so that nobody tunes rules to single queries. */
function figures(answers: readonly Answer[]) {
  const share = (of: readonly Answer[], isMet: (answer: Answer) => boolean) =>
    of.length === 0 ? 1 : of.filter(isMet).length / of.length
  return {
    queries: answers.length,
    ndcg: answers.reduce((sum, { score }) => sum + score, 0) / answers.length,
    firstRight: share(answers, isFirstRight),
    traps: answers.reduce((sum, { keys, never }) => sum + keys.filter((key) => never.has(key)).length, 0),
    empty: answers.filter(({ keys }) => keys.length === 0).length,
    said: share(
      answers.filter(({ condition, asksPlace }) => condition !== '' || asksPlace),
      saysEnough,
    ),
  }
}

function isFirstRight({ keys, grades }: Answer): boolean {
  return (grades.get(keys[0] ?? '') ?? 0) >= Math.min(2, Math.max(...grades.values()))
}

/** The condition is shown as a filter, or as not understood; a place of several towns is asked back. */
function saysEnough({ condition, asksPlace, result }: Answer): boolean {
  if (asksPlace) return result.otherPlaces.length > 0
  const shown = [...result.understood.map(({ text }) => text), ...result.notExcluded].join(' ').toLowerCase()
  return condition
    .toLowerCase()
    .split(' ')
    .every((word) => shown.includes(word))
}

function print(half: string, answers: readonly Answer[]) {
  const { ndcg, firstRight, said, ...counts } = figures(answers)
  const text = `nDCG@10 ${ndcg.toFixed(3)}, first hit right ${(firstRight * 100).toFixed(0)} %, said ${(said * 100).toFixed(0)} %`
  process.stdout.write(`\nTyped queries, ${half}: ${text}, ${JSON.stringify(counts)}\n`)
}

function printWrong(open: readonly Answer[]) {
  for (const each of open.filter(({ score }) => score < 0.7).sort((a, b) => a.score - b.score)) printAnswer(each)
  for (const { query, keys, never } of open)
    for (const key of keys) if (never.has(key)) process.stdout.write(`  trap ${query} → ${key}\n`)
  for (const each of open) if (!saysEnough(each)) process.stdout.write(`  unsaid ${each.query}\n`)
}

function printAnswer({ query, score, keys, result }: Answer) {
  const relaxed = result.relaxations.map(({ text }) => text).join(', ')
  const chips = result.understood.map(({ label }) => label).join(', ')
  process.stdout.write(
    `  ${score.toFixed(2)} ${query} [${result.words}] {${chips}} ${result.total} ${relaxed} → ${keys.join(' ')}\n`,
  )
}
