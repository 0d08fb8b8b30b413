// `npm run bench:http`: the product compared with a minimal node:http server, measured in the same run. With --stub the
// application is replaced by an empty one, which leaves the cost of the server itself.
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { BROWSER, type LoadResult, runLoad } from './http/load-plan.ts'
import { type MeasuredProcess, startMeasured } from './http/measured-process.ts'
import { findTargets, type Target } from './http/targets.ts'

const isStub = process.argv.includes('--stub')
const PORTS = { bare: 3138, product: 3139 } as const
const SECONDS = 2
/** Alternating, because a shared machine varies. */
const ROUNDS = 3
const CONNECTIONS = 16
const MAX_REQUESTS = 200_000
/** Until unused memory has been returned, as far as possible. */
const REST_MS = 15_000
/** Uncached renders write a cache entry each; this many are enough to see the cost. */
const MAX_UNIQUE_REQUESTS = 800

const dataDirectory = await fs.mkdtemp(path.join(os.tmpdir(), 'stellwerk-bench-'))
try {
  await main()
} finally {
  await fs.rm(dataDirectory, { recursive: true, force: true })
}

async function main() {
  const first = await startProduct()
  if (!isStub) await first.stop()
  const product = isStub ? first : await startProduct()
  const bare = await startMeasured([fileURLToPath(import.meta.resolve('./http/bare-server.ts')), String(PORTS.bare)], {
    port: PORTS.bare,
    patienceMs: 5_000,
  })
  try {
    await compare(bare, product)
    if (!isStub) {
      console.log(`\nFirst start (with build and demo data): ${(first.readyAfterMs / 1000).toFixed(1)} s`)
      console.log(`Second start: ${(product.readyAfterMs / 1000).toFixed(2)} s (aim: under 2 s)`)
    }
  } finally {
    await bare.stop()
    await product.stop()
  }
}

async function compare(bare: MeasuredProcess, product: MeasuredProcess) {
  const hello: Target = { name: 'bare node:http', path: '/', isUnique: false }
  const targets = await findTargets(product.url)
  const contestants: Contestant[] = [
    { target: hello, server: bare, port: PORTS.bare, runs: [] },
    ...targets.map((target): Contestant => ({ target, server: product, port: PORTS.product, runs: [] })),
  ]
  for (const contestant of contestants) await warmUp(contestant)
  for (let round = 1; round <= ROUNDS; round++) {
    for (const contestant of contestants) contestant.runs.push(await measure(contestant, round))
  }
  const rows = contestants.map(({ target, runs }) => ({ name: target.name, ...medians(runs) }))
  const bareRow = rows[0] ?? { perSecond: Number.NaN, cpuMs: Number.NaN }
  console.log(
    `Medians of ${ROUNDS} rounds in turns, ${SECONDS} s each, ${CONNECTIONS} connections, ${os.cpus().length} cores, Node ${process.version}.\n`,
  )
  console.table(
    rows.map((row) => ({
      what: row.name,
      'req/s': Math.round(row.perSecond),
      'of bare': `${Math.round((row.perSecond / bareRow.perSecond) * 100)} %`,
      'server CPU ms/req': Number(row.cpuMs.toFixed(3)),
      'of bare by CPU': `${Math.round((bareRow.cpuMs / row.cpuMs) * 100)} %`,
      'client CPU ms/req': Number(row.clientCpuMs.toFixed(3)),
      'p50 ms': Number(row.p50.toFixed(2)),
      'p99 ms': Number(row.p99.toFixed(2)),
      'kB/answer': Number((row.bytesPerAnswer / 1000).toFixed(1)),
      failed: row.failed,
    })),
  )
  const { rssBytes: atOnce } = product.usage()
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const { rssBytes: atRest } = product.usage()
  console.log(`\nMemory of the server process at the end of the load: ${Math.round(atOnce / 1_000_000)} MB`)
  console.log(`and ${REST_MS / 1000} s later: ${Math.round(atRest / 1_000_000)} MB (aim: under 250 MB)`)
}

type Contestant = { target: Target; server: MeasuredProcess; port: number; runs: Run[] }
type Run = LoadResult & { cpuMs: number }

/**
 * The compiler must warm up first: a page rendered a hundred times costs several times one rendered a thousand times.
 */
async function warmUp({ target, port }: Contestant): Promise<void> {
  const enough = target.isUnique ? { seconds: 10, maxRequests: 1_500 } : { seconds: 3, maxRequests: 40_000 }
  await runLoad({ ...loadOf(target, port), ...enough })
}

async function measure({ target, server, port }: Contestant, round: number): Promise<Run> {
  const load = loadOf(target, port)
  const from = server.usage()
  const result = await runLoad({
    ...load,
    seconds: SECONDS,
    warmUpSeconds: 0.5,
    maxRequests: target.isUnique ? MAX_UNIQUE_REQUESTS : MAX_REQUESTS,
    path: target.isUnique ? fresh(target.path, round) : target.path,
  })
  const to = server.usage()
  return { ...result, cpuMs: (to.cpuMs - from.cpuMs) / Math.max(1, result.allRequests) }
}

function loadOf({ path: asked, isUnique }: Target, port: number) {
  return { port, path: asked, headers: BROWSER, connections: CONNECTIONS, isUnique }
}

function medians(runs: readonly Run[]) {
  const of = (value: (run: Run) => number) =>
    runs.map(value).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN
  return {
    perSecond: of((run) => run.perSecond),
    cpuMs: of((run) => run.cpuMs),
    clientCpuMs: of((run) => run.clientCpuMs),
    p50: of((run) => run.p50),
    p99: of((run) => run.p99),
    bytesPerAnswer: of((run) => run.bytesPerAnswer),
    failed: runs.reduce((sum, run) => sum + run.failed, 0),
  }
}

function startProduct(): Promise<MeasuredProcess> {
  if (isStub) {
    return startMeasured([fileURLToPath(import.meta.resolve('./http/stub-product.ts')), String(PORTS.product)], {
      port: PORTS.product,
      patienceMs: 5_000,
    })
  }
  const env = {
    DATA_DIR: dataDirectory,
    PORT: String(PORTS.product),
    HOST: '127.0.0.1',
    DEMO: 'on',
    DATABASE_URL: '',
  }
  const run = path.resolve(import.meta.dirname, '../scripts/run.mjs')
  return startMeasured([run, 'start'], { port: PORTS.product, env, patienceMs: 240_000 })
}

/** Earlier requests must not answer the measured ones from a cache. */
function fresh(target: string, round: number): string {
  return `${target}${target.includes('?') ? '&' : '?'}round=${round}`
}
