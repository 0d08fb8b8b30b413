// The search engines alone, over generated documents: `npm run bench:search-engine [-- COUNT]` (default 100,000;
// `--data DIR` keeps the segments, `--opensearch URL` asks a cluster in turns with the memory). Prints the time to build
// and to merge, the memory of the process, and for each kind of search p50 and p95 of page, exact total and all counts,
// and the mean processor time of the engine in memory.
import { parseArgs } from 'node:util'
import { searchSegments } from '../src/platform/server/search/memory/query/search-segments.ts'
import type { SearchRequest } from '../src/platform/server/search/request.ts'
import { percentiles } from './percentiles.ts'
import { CLASSES, generatedDocuments, SCHEMA } from './search-engine/market.ts'
import { segmentsOf } from './search-engine/memory.ts'
import { clusterIndex } from './search-engine/opensearch.ts'

const { values, positionals } = parseArgs({
  options: { data: { type: 'string' }, opensearch: { type: 'string' } },
  allowPositionals: true,
})
const DOCUMENTS = Number(positionals[0] ?? 100_000)
const ROUNDS = 6

const chunks = () => generatedDocuments(DOCUMENTS)
const remote = values.opensearch === undefined ? null : await clusterIndex(values.opensearch, chunks, DOCUMENTS)
const segments = segmentsOf(chunks, DOCUMENTS, values.data)
globalThis.gc?.()
const { rss } = process.memoryUsage()
console.log(`process ${Math.round(rss / 1e6)} MB`)

const inMemory = async (request: SearchRequest) => searchSegments(segments, SCHEMA.order, request)

/** Durations of all rounds but the first, which warms up the code. */
async function measure(requests: readonly SearchRequest[], search: typeof inMemory) {
  const times: number[] = []
  let total = 0
  let before = process.threadCpuUsage()
  for (let round = 0; round < ROUNDS; round++) {
    if (round === 1) before = process.threadCpuUsage()
    for (const request of requests) {
      const began = performance.now()
      total += (await search(request)).total
      if (round > 0) times.push(performance.now() - began)
    }
  }
  const { user, system } = process.threadCpuUsage(before)
  return {
    hits: Math.round(total / requests.length / ROUNDS),
    ...percentiles(times),
    'processor, mean': Math.round((user + system) / times.length / 100) / 10,
  }
}

const rows: object[] = []
for (const [query, requests] of Object.entries(CLASSES)) {
  rows.push({ query, ...(await measure(requests, inMemory)) })
  if (remote !== null)
    rows.push({ query: '  in OpenSearch', ...(await measure(requests, (each) => remote.index.search(each))) })
}
console.table(rows)
await remote?.close()
