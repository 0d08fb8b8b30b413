import os from 'node:os'
import { sql } from 'drizzle-orm'
import type { JobSearch } from '~/features/job-search/search-params'
import { openPostingIndex, postingIndex } from '~/features/job-search/server/documents/posting-index'
import { searchJobs } from '~/features/job-search/server/search/search-jobs'
import { suggestSearches } from '~/features/job-search/server/search/suggest'
import { germanWords } from '~/lib/german/words'
import { findOccupations } from '~/lib/occupations/families'
import { createRandom } from '~/lib/random'
import { database } from '~/platform/server/database/db'
import { followIndexes } from '~/platform/server/search/indexes'
import { percentiles } from '../percentiles.ts'
import { copyMarket } from './copies.ts'
import { growMarket, marketWords } from './market.ts'

const RUNS = 60
const NAIVE_RUNS = 10
const WARMING_ROUNDS = 10
/** Postings created one by one; the rest are copies of them. */
const MOST_MADE = 100_000
/** Set when the market is known. */
let words: string[] = []
const random = createRandom('queries')
const around = (rank: number) => words[Math.round(rank * (0.7 + random.next() * 0.6))] ?? ''
const occupation = () =>
  random.pick(['Krankenpfleger', 'Verkäuferin', 'Lagerist', 'Elektriker', 'Softwareentwickler', 'Koch'])
const city = () => random.pick(['Köln', 'Leipzig', 'Bielefeld', 'Nürnberg', 'Rostock', 'München'])

const CLASSES: readonly { name: string; query: () => JobSearch }[] = [
  { name: 'rare, two words', query: () => ({ was: `${around(3000)} ${around(500)}` }) },
  { name: 'broad word, relevance', query: () => ({ was: around(200) }) },
  { name: 'broad word, by date', query: () => ({ was: around(200), sortierung: 'datum' }) },
  { name: 'top word', query: () => ({ was: words[random.int(0, 4)] }) },
  { name: 'occupation', query: () => ({ was: occupation() }) },
  { name: 'filters only', query: () => ({ berufsfeld: ['IT & Software'], arbeitszeit: ['Vollzeit'], gehalt: 3000 }) },
  {
    name: 'broad word with 3 filters',
    query: () => ({ was: around(200), arbeitszeit: ['Vollzeit'], befristung: ['permanent'], homeoffice: ['onsite'] }),
  },
  { name: 'occupation within 30 km', query: () => ({ was: occupation(), wo: city(), umkreis: 30 }) },
  { name: 'broad word within 30 km', query: () => ({ was: around(200), wo: city(), umkreis: 30 }) },
]

/** Grows the market step by step and measures each kind of query at every size. */
export async function benchSearch(sizes: number[]) {
  const { db } = database()
  const kept = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from search_document where document is not null`,
  )
  const first = kept.rows[0]?.count ?? 0
  let size = first
  for (const wanted of sizes) {
    if (wanted < size) continue
    const made = Math.max(size, Math.min(wanted, MOST_MADE))
    const seconds = await growMarket(size, made)
    if (wanted > made) await copyMarket(made, wanted)
    console.log(
      `\n${wanted.toLocaleString('en')} postings (documents ${made > size ? Math.round((made - size) / seconds) : '–'}/s), load ${os.loadavg()[0]?.toFixed(1)}, ms`,
    )
    size = wanted
    await following('from kept documents', () => measure(wanted <= MOST_MADE && first === 0))
    await following('from the snapshot', firstSearch)
  }
}

/** Follows the index as a server does, from start to end, and prints how long it took to be ready. */
async function following(from: string, run: () => Promise<void>) {
  const stopping = new AbortController()
  const started = performance.now()
  const followed = followIndexes([postingIndex], stopping.signal, (error) => console.error(error))
  let isThere = false
  // Searches wait for some seconds, and then report that there is no index yet.
  while (!isThere)
    isThere = await openPostingIndex().then(
      () => true,
      () => false,
    )
  const { rss, arrayBuffers } = process.memoryUsage()
  const megabytes = (bytes: number) => Math.round(bytes / 1e6)
  console.log(
    `index ${from} in ${((performance.now() - started) / 1000).toFixed(1)} s, arrays ${megabytes(arrayBuffers)} MB, process ${megabytes(rss)} MB`,
  )
  await run()
  stopping.abort()
  await followed
}

async function firstSearch() {
  const [time] = await timed(1, () => searchJobs(database().db, { was: occupation() }, new Date()))
  console.log(`first search ${time?.toFixed(1)} ms`)
}

/** @param withNaive the naive query takes hours with more */
async function measure(withNaive: boolean) {
  const { db } = database()
  words = (await marketWords()).filter((word) => findOccupations(germanWords(word)).length === 0)
  // Like a server that has been running for a while: its code compiled, its small tables read.
  for (let round = 0; round < WARMING_ROUNDS; round++)
    for (const { query } of CLASSES) await searchJobs(db, query(), new Date())
  const rows: Record<string, unknown>[] = []
  for (const { name, query } of CLASSES) {
    const hits: number[] = []
    const times = await timed(RUNS, async () => {
      const { total } = await searchJobs(db, query(), new Date())
      hits.push(total)
    })
    rows.push({ query: name, hits: hits.sort((a, b) => a - b)[RUNS >> 1], ...percentiles(times) })
  }
  const typed = await timed(RUNS, async () => {
    await suggestSearches(db, occupation().slice(0, random.int(2, 6)), new Date())
  })
  rows.push({ query: 'suggestions', ...percentiles(typed) })
  if (withNaive) rows.push(...(await measureNaive()))
  console.table(rows)
}

/** The naive way: PostgreSQL's German, ranked and counted, no filters. With an index, and without. */
async function measureNaive() {
  const { db } = database()
  await db.execute(
    sql`create table if not exists bench_naive (id uuid primary key, doc text not null, tsv tsvector not null)`,
  )
  await db.execute(sql`
    insert into bench_naive select id, title || ' ' || tasks::text, to_tsvector('german', title || ' ' || tasks::text)
    from job_posting on conflict do nothing`)
  await db.execute(sql`create index if not exists bench_naive_idx on bench_naive using gin (tsv)`)
  await db.execute(sql`vacuum analyze bench_naive`)
  const search = (match: string) => (word: string) =>
    db.execute(sql`
      select id, count(*) over () from bench_naive, plainto_tsquery('german', ${word}) query
      where ${sql.raw(match)} @@ query order by ts_rank(${sql.raw(match)}, query) desc limit 20`)
  const stored = search('tsv')
  const computed = search("to_tsvector('german', doc)")
  return [
    { query: 'naive, stored tsvector: broad word', ...percentiles(await timed(NAIVE_RUNS, () => stored(around(200)))) },
    { query: 'naive, stored tsvector: top word', ...percentiles(await timed(3, () => stored(words[0] ?? ''))) },
    {
      query: 'naive, to_tsvector in the query: broad word',
      ...percentiles(await timed(1, () => computed(around(200)))),
    },
  ]
}

async function timed(runs: number, run: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < runs; index++) {
    const started = performance.now()
    await run()
    times.push(performance.now() - started)
  }
  return times
}
