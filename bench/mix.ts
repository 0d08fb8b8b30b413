// `npm run bench:mix [-- --data DIR --seconds N]`: what one process of the product serves to anonymous visitors with
// different requests: 60 % of 10,000 different job pages, 30 % different searches, 10 % other pages. By the processor
// time of the process itself, because machines are shared. `--data` keeps the market for the next time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom } from '../src/lib/random.ts'
import { BROWSER, runLoad } from './http/load-plan.ts'
import { startMeasured } from './http/measured-process.ts'
import { line } from './import/line.ts'

const { values } = parseArgs({ options: { data: { type: 'string' }, seconds: { type: 'string', default: '20' } } })
const PORT = 3139
const POSTINGS = 10_000
/** Requests for warming up the compiler, which are not counted. */
const WARM_UP = 3_000
const CONNECTIONS = 8
const RUN = path.resolve(import.meta.dirname, '../scripts/run.mjs')

const directory = values.data ?? (await fs.mkdtemp(path.join(os.tmpdir(), 'stellwerk-bench-')))
const env = { DATA_DIR: directory, PORT: String(PORT), HOST: '127.0.0.1', DEMO: 'on', DATABASE_URL: '' }
const product = await startMeasured([RUN, 'start'], { port: PORT, env, patienceMs: 300_000 })
try {
  const postings = await market()
  const paths = mix(postings)
  const load = { port: PORT, headers: BROWSER, connections: CONNECTIONS, isUnique: false }
  await runLoad({ ...load, path: paths.slice(0, WARM_UP), seconds: 120, maxRequests: WARM_UP })
  const from = product.usage()
  const result = await runLoad({
    ...load,
    path: paths.slice(WARM_UP),
    seconds: Number(values.seconds),
    maxRequests: paths.length - WARM_UP,
  })
  const to = product.usage()
  const cpuMs = (to.cpuMs - from.cpuMs) / result.requests
  console.log(`${postings.length} postings, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}`)
  console.table([
    {
      requests: result.requests,
      failed: result.failed,
      'a second': Math.round(result.perSecond),
      'CPU ms each': Number(cpuMs.toFixed(2)),
      'a second and core': Math.round(1000 / cpuMs),
      'p50 ms': Number(result.p50.toFixed(1)),
      'p99 ms': Number(result.p99.toFixed(1)),
      'kB each': Number((result.bytesPerAnswer / 1000).toFixed(1)),
      'memory MB': Math.round(to.rssBytes / 1e6),
    },
  ])
} finally {
  await product.stop()
  if (values.data === undefined) await fs.rm(directory, { recursive: true, force: true })
}

/** Addresses of all job pages; imports postings when there are too few. */
async function market(): Promise<string[]> {
  const found = await jobPages()
  if (found.length >= POSTINGS) return found.slice(0, POSTINGS)
  const file = path.join(directory, 'postings.jsonl')
  await fs.writeFile(file, Array.from({ length: POSTINGS }, (_, index) => line(index, 4200)).join('\n'))
  const importing = spawn(process.execPath, [RUN, 'import:job-postings', file, '--create-companies'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(importing, 'exit')
  return (await jobPages()).slice(0, POSTINGS)
}

async function jobPages(): Promise<string[]> {
  const pages = new Set<string>()
  const index = await read('/sitemap.xml')
  const parts = [...index.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*\.xml)<\/loc>/g)].map(([, part = '']) => part)
  for (const text of parts.length === 0 ? [index] : await Promise.all(parts.map(read))) {
    for (const [page] of text.matchAll(/\/job-posting\/[\w-]{36}/g)) pages.add(page)
  }
  return [...pages]
}

async function read(target: string): Promise<string> {
  return (await fetch(`http://127.0.0.1:${PORT}${target}`)).text()
}

/** The same visitors in every run. */
function mix(postings: readonly string[]): string[] {
  const random = createRandom('mix')
  const words = [
    'Pflege',
    'Verkauf',
    'Lager',
    'Elektriker',
    'Software',
    'Koch',
    'Buchhaltung',
    'Fahrer',
    'Leitung',
    'Team',
  ]
  const towns = ['Köln', 'Leipzig', 'Bielefeld', 'Nürnberg', 'Rostock', 'München', '33602', '10115', 'Ulm', 'Kassel']
  const others = ['/', '/search/companies', '/pricing', '/berufsfelder', '/imprint', '/healthz']
  return Array.from({ length: 20_000 }, () => {
    const kind = random.next()
    if (kind < 0.6) return random.pick(postings)
    if (kind > 0.9) return random.pick(others)
    const search = new URLSearchParams({ was: random.pick(words), gehalt: String(random.int(30, 130) * 50) })
    if (random.chance(0.5)) search.set('wo', random.pick(towns))
    if (random.chance(0.3)) search.set('sortierung', 'datum')
    return `/search/jobs?${search}`
  })
}
