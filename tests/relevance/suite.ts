import { beforeAll, expect, it } from 'vitest'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { searchJobs } from '~/features/job-search/server/search/search-jobs'
import { database } from '~/platform/server/database/db'
import { insertMarket, readJudgement, readPosting } from './lines'
import { ndcg } from './ndcg'

const TOP = 10
const now = new Date('2026-11-20T12:00:00Z')

type Suite = {
  /** One posting per line, see `market.ts`. */
  market: string
  /** One query per line, see `judgements.ts`. */
  judgements: string
  /** Minimum numbers. */
  least: { postings: number; queries: number; ndcg: number }
}

/** Indexes the market, asks every query and compares the answers with the judgements; prints the figures. */
export function judgeRelevance({ market, judgements: lines, least }: Suite) {
  const postings = market.trim().split('\n').map(readPosting)
  const judgements = lines.trim().split('\n').map(readJudgement)
  /** What the page lists: the hits, and below them related work. */
  const answers = new Map<string, string[]>()
  const hitsOf = new Map<string, string[]>()

  beforeAll(async () => {
    const { db } = database()
    const keys = await insertMarket(postings, now)
    await db.transaction((tx) => markPostings(tx, [...keys.keys()]))
    for (const { query } of judgements) {
      const { hits, further } = await searchJobs(db, { was: query }, now, { size: TOP })
      const related = further.flatMap((section) => (section.kind === 'related' ? section.hits : []))
      const listed = [...hits, ...related].map(({ id }) => keys.get(id) ?? '?').slice(0, TOP)
      answers.set(query, listed)
      hitsOf.set(query, listed.slice(0, hits.length))
    }
  }, 120_000)

  it('is judged on enough postings and queries', () => {
    expect(postings.length).toBeGreaterThanOrEqual(least.postings)
    expect(judgements.filter(({ grades }) => grades.size > 0).length).toBeGreaterThanOrEqual(least.queries)
    const known = new Set(postings.map(({ key }) => key))
    const unknown = judgements.flatMap(({ grades, never }) =>
      [...grades.keys(), ...never].filter((key) => !known.has(key)),
    )
    expect(unknown).toEqual([])
  })

  it(`ranks what people expect first: mean nDCG@10 at least ${least.ndcg}`, () => {
    const judged = judgements.filter(({ grades }) => grades.size > 0)
    const scores = judged.map(({ query, grades }) => ({ query, score: ndcg(answers.get(query) ?? [], grades, TOP) }))
    const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length
    const worst = scores.filter(({ score }) => score < 0.8).sort((a, b) => a.score - b.score)
    process.stdout.write(
      `\nRelevance: mean nDCG@10 ${mean.toFixed(4)} of ${scores.length} queries on ${postings.length} postings\n`,
    )
    for (const { query, score } of worst)
      process.stdout.write(`  ${score.toFixed(2)} ${query} → ${(answers.get(query) ?? []).join(' ')}\n`)
    expect(mean).toBeGreaterThanOrEqual(least.ndcg)
  })

  it('falls into no trap', () => {
    const trapped = judgements.flatMap(({ query, never }) =>
      never.filter((key) => hitsOf.get(query)?.includes(key)).map((key) => `${query} → ${key}`),
    )
    process.stdout.write(`Relevance: ${trapped.length} traps of ${judgements.flatMap(({ never }) => never).length}\n`)
    expect(trapped).toEqual([])
  })
}
