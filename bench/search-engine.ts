// The search engines alone, over generated documents: `npm run bench:search-engine [-- COUNT]` (default 100,000;
// `--data DIR` keeps the segments, `--opensearch URL` asks a cluster in turns with the memory). Prints the time to build
// and to merge, the memory of the process, and for each kind of search p50 and p95 of page, exact total and all counts,
// and the mean processor time of the engine that answered: this process, or all nodes of the cluster. The cluster is asked
// without and with its memory of counts, which ends with each change of the index.
import { parseArgs } from 'node:util'
import { searchSegments } from '../src/platform/server/search/memory/query/search-segments.ts'
import type { SearchRequest } from '../src/platform/server/search/request.ts'
import { percentiles } from './percentiles.ts'
import { CLASSES, generatedDocuments } from './search-engine/market.ts'
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

const sums = new Map()
const inMemory = async (request: SearchRequest) => searchSegments(segments, sums, request)
const ownMs = async () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Durations of all rounds but the first, which warms up the code. */
async function measure(requests: readonly SearchRequest[], search: typeof inMemory, processorMs = ownMs) {
  const times: number[] = []
  let total = 0
  let before = 0
  for (let round = 0; round < ROUNDS; round++) {
    if (round === 1) before = await processorMs()
    for (const request of requests) {
      const began = performance.now()
      total += (await search(request)).total
      if (round > 0) times.push(performance.now() - began)
    }
  }
  const used = (await processorMs()) - before
  return {
    hits: Math.round(total / requests.length / ROUNDS),
    ...percentiles(times),
    'processor, mean': Math.round((used / times.length) * 10) / 10,
  }
}

const rows: object[] = []
for (const [query, requests] of Object.entries(CLASSES)) {
  rows.push({ query, ...(await measure(requests, inMemory)) })
  if (remote === null) continue
  for (const [name, isRemembering] of [
    ['  in OpenSearch', false],
    ['  asked again', true],
  ] as const) {
    await remote.remember(isRemembering)
    const asked = await measure(requests, (each) => remote.index.search(each), remote.processorMs)
    rows.push({ query: name, ...asked })
  }
}
console.table(rows)
await remote?.close()
