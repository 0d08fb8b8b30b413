import { beforeAll, expect, it } from 'vitest'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { type JobSearchResult, searchJobs } from '~/features/job-search/server/search/search-jobs'
import { database } from '~/platform/server/database/db'
import { insertMarket } from '../lines'
import { ndcg } from '../ndcg'
import { withFurtherWord } from './further-words'
import { type Look, type TypedQuery, typedQueries } from './judge'
import type { TypedPosting } from './market'

const TOP = 10
const now = new Date('2026-11-20T12:00:00Z')
/** `keys` are the hits, `listed` those and the related work below them, as the page lists them. */
type Answer = TypedQuery & { keys: string[]; listed: string[]; result: JobSearchResult; score: number }
type Figures = ReturnType<typeof figures>
/** The least for shares, the most for counts; what is not named may be anything. */
type Bounds = Partial<Omit<Figures, 'queries' | 'beside' | 'noHit'>>

/** A look, with the bounds of the half that rules may be corrected with, and of the half kept aside. */
export type JudgedLook = { look: Look; about: string; open: Bounds; kept: Bounds }

/** Asks the queries of these looks over a market; prints the figures, and of the open halves what is wrong. */
export function judgeTyped(
  market: readonly TypedPosting[],
  looks: readonly JudgedLook[],
  least: { postings: number; queries: number },
) {
  let keys: Map<string, string>

  beforeAll(async () => {
    keys = await insertMarket(market, now)
    await database().db.transaction((tx) => markPostings(tx, [...keys.keys()]))
  }, 240_000)

  it('is judged on a market and queries of this size', () => {
    expect(market.length).toBeGreaterThanOrEqual(least.postings)
    expect(looks.flatMap(({ look }) => typedQueries(market, look)).length).toBeGreaterThanOrEqual(least.queries)
  })

  it.each(looks)(
    'answers those of the $look look: $about',
    async ({ look, open, kept }) => {
      const answers: Answer[] = []
      for (const query of typedQueries(market, look)) answers.push(await answerTo(query))
      const ofOpen = answers.filter(({ isKept }) => !isKept)
      const ofKept = answers.filter(({ isKept }) => isKept)
      print(`${look} look, open`, ofOpen)
      printWrong(ofOpen)
      print(`${look} look, kept aside`, ofKept)
      expectWithin(figures(ofOpen), open)
      expectWithin(figures(ofKept), kept)
      expect(await emptiedByFurtherWord(answers)).toEqual([])
    },
    240_000,
  )

  async function answerTo(query: TypedQuery): Promise<Answer> {
    const result = await searchJobs(database().db, { was: query.query }, now, { size: TOP })
    const keysOf = (hits: JobSearchResult['hits']) => hits.map(({ id }) => keys.get(id) ?? '?')
    const listed = keysOf([...result.hits, ...besideHits(result)]).slice(0, TOP)
    return { ...query, keys: keysOf(result.hits), listed, result, score: ndcg(listed, query.grades, TOP) }
  }
}

/** Queries that show nothing with one word more, where there was something without it. */
async function emptiedByFurtherWord(answers: readonly Answer[]): Promise<string[]> {
  const emptied: string[] = []
  for (const [at, { query, isKept, result }] of answers.entries()) {
    if (shownBy(result) === 0) continue
    const longer = withFurtherWord(query, at)
    const { db } = database()
    if (shownBy(await searchJobs(db, { was: longer.query }, now, { size: TOP })) > 0) continue
    emptied.push(`${longer.kind}: ${isKept ? 'kept aside' : longer.query}`)
  }
  return emptied
}

/** Work like what was asked for, or that only mentions it: below the hits, in sections of its own. */
function besideHits({ further }: JobSearchResult): JobSearchResult['hits'] {
  return further.filter(({ kind }) => kind === 'related' || kind === 'mentioned').flatMap(({ hits }) => hits)
}

/** Hits, and what is shown apart from them, with what was left out. */
function shownBy({ total, further }: JobSearchResult): number {
  return total + further.reduce((sum, section) => sum + section.total, 0)
}

function expectWithin(
  found: Figures,
  { ndcg = 0, firstRight = 0, said = 0, traps = Infinity, empty = Infinity }: Bounds,
) {
  expect(found.ndcg).toBeGreaterThanOrEqual(ndcg)
  expect(found.firstRight).toBeGreaterThanOrEqual(firstRight)
  expect(found.said).toBeGreaterThanOrEqual(said)
  expect(found.traps).toBeLessThanOrEqual(traps)
  expect(found.empty).toBeLessThanOrEqual(empty)
}

/** Only sums, so that nobody tunes rules to single queries. */
function figures(answers: readonly Answer[]) {
  const share = (of: readonly Answer[], isMet: (answer: Answer) => boolean) =>
    of.length === 0 ? 1 : of.filter(isMet).length / of.length
  return {
    queries: answers.length,
    ndcg: answers.reduce((sum, { score }) => sum + score, 0) / answers.length,
    firstRight: share(answers, isFirstRight),
    // Listed as if it were asked for.
    traps: answers.reduce((sum, answer) => sum + trapsOf(answer).length, 0),
    beside: answers.reduce(
      (sum, { keys, listed, never }) => sum + trapsOf({ keys: listed.slice(keys.length), never }).length,
      0,
    ),
    noHit: answers.filter(({ keys }) => keys.length === 0).length,
    empty: answers.filter(({ listed }) => listed.length === 0).length,
    said: share(
      answers.filter(({ condition, asksPlace }) => condition !== '' || asksPlace),
      saysEnough,
    ),
  }
}

function trapsOf({ keys, never }: Pick<Answer, 'keys' | 'never'>): string[] {
  return keys.filter((key) => never.has(key))
}

function isFirstRight({ listed, grades }: Answer): boolean {
  return (grades.get(listed[0] ?? '') ?? 0) >= Math.min(2, Math.max(...grades.values()))
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
  for (const answer of open)
    for (const key of trapsOf(answer)) process.stdout.write(`  trap ${answer.query} → ${key}\n`)
  for (const each of open) if (!saysEnough(each)) process.stdout.write(`  unsaid ${each.query}\n`)
}

function printAnswer({ query, score, keys, listed, result }: Answer) {
  const relaxed = result.relaxations.map(({ text }) => text).join(', ')
  const chips = result.understood.map(({ label }) => label).join(', ')
  process.stdout.write(
    `  ${score.toFixed(2)} ${query} [${result.words}] {${chips}} ${result.total} ${relaxed} → ${keys.join(' ')} | ${listed.slice(keys.length).join(' ')}\n`,
  )
}
