// `npm run bench:http`: the product against the least that node:http can do, measured in the same run.
// With --stub the application is replaced by one that costs nothing, which leaves the price of the server itself.
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runLoad } from './http/load-plan.ts'
import { type MeasuredProcess, startMeasured } from './http/measured-process.ts'
import { findTargets, type Target } from './http/targets.ts'
import { START } from './start-options.ts'

const isStub = process.argv.includes('--stub')
const PORTS = { bare: 3138, product: 3139 } as const
const SECONDS = 4
const CONNECTIONS = 16
const MAX_REQUESTS = 200_000
/** Until the server gives memory back (memory-release.ts) and the system has taken it. */
const REST_MS = 15_000
/** Uncached renders write a cache entry each; this many are enough to see their price. */
const MAX_UNIQUE_REQUESTS = 4_000

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
  // The yardstick before and after: on a shared machine the ground moves.
  const before = await measure(bare, PORTS.bare, hello)
  const rows = []
  for (const target of targets) rows.push(await measure(product, PORTS.product, target))
  const after = await measure(bare, PORTS.bare, hello)
  const bareRate = (before.perSecond + after.perSecond) / 2
  console.log(
    `Against a bare node:http answer, ${CONNECTIONS} connections, ${SECONDS} s each, ${os.cpus().length} cores, Node ${process.version}.\n`,
  )
  console.table(
    [before, ...rows, after].map((row) => ({
      what: row.name,
      'req/s': Math.round(row.perSecond),
      'of bare': `${Math.round((row.perSecond / bareRate) * 100)} %`,
      'server CPU ms/req': Number(row.cpuMs.toFixed(3)),
      'p50 ms': Number(row.p50.toFixed(2)),
      'p99 ms': Number(row.p99.toFixed(2)),
      'kB/answer': Number((row.bytesPerAnswer / 1000).toFixed(1)),
      failed: row.failed,
    })),
  )
  const { rssBytes: atOnce } = await product.usage()
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const { rssBytes: atRest } = await product.usage()
  console.log(`\nMemory of the server process at the end of the load: ${Math.round(atOnce / 1_000_000)} MB`)
  console.log(`and ${REST_MS / 1000} s later: ${Math.round(atRest / 1_000_000)} MB (aim: under 250 MB)`)
}

async function measure(server: MeasuredProcess, port: number, target: Target) {
  const load = {
    port,
    path: target.path,
    headers: { Accept: '*/*', 'Accept-Encoding': 'gzip, deflate, br' },
    connections: CONNECTIONS,
    isUnique: target.isUnique,
  }
  // Let the compiler see the code first: a page rendered a hundred times costs several times one rendered a thousand times.
  const warmUp = target.isUnique ? { seconds: 10, maxRequests: 1_500 } : { seconds: 2, maxRequests: 5_000 }
  await runLoad({ ...load, ...warmUp })
  const from = await server.usage()
  const maxRequests = target.isUnique ? MAX_UNIQUE_REQUESTS : MAX_REQUESTS
  const result = await runLoad({
    ...load,
    seconds: SECONDS,
    maxRequests,
    path: target.isUnique ? fresh(target.path) : target.path,
  })
  const to = await server.usage()
  return { name: target.name, ...result, cpuMs: (to.cpuMs - from.cpuMs) / Math.max(1, result.requests) }
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
    ...START.env,
  }
  const run = path.resolve(import.meta.dirname, '../scripts/run.mjs')
  return startMeasured([...START.flags, run, 'start'], { port: PORTS.product, env, patienceMs: 240_000 })
}

/** What the warm-up has asked for must not answer the measurement. */
function fresh(target: string): string {
  return `${target}${target.includes('?') ? '&' : '?'}measured=1`
}
