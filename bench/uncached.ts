// `npm run bench:uncached`: where the server's processor time of one uncached job page goes, each part measured
// separately in one warm process. PostgreSQL and the client are separate processes and not counted.
import fs from 'node:fs/promises'
import module from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from '../scripts/house/build.ts'
import { environmentOf, openDatabase } from '../scripts/house/database.ts'
import { root } from '../scripts/house/paths.ts'
import type { App } from '../src/platform/server/http/app.ts'
import { serve } from '../src/platform/server/http/serve.ts'
import { createLog } from '../src/platform/server/log.ts'
import { createCleanup } from '../src/platform/server/process/cleanup.ts'
import { readConfig } from '../src/platform/server/process/read-config.ts'
import { onStop } from '../src/platform/server/process/stop-signals.ts'
import { BROWSER, runLoad } from './http/load-plan.ts'
import { startMeasured } from './http/measured-process.ts'

const PORT = 3139
const TIMES = 300
/** Requested in turn: a single one would stay in every cache, including the processor's. */
const POSTINGS = 100
const ROUNDS = 3
/** For the compiler: a page gets cheaper until it has been rendered some thousand times. */
const ROUNDS_BEFORE = 3
const NONCE = 'bench-nonce-bench-nonce'

process.env.NODE_ENV = 'production'
const dataDirectory = await fs.mkdtemp(path.join(os.tmpdir(), 'stellwerk-bench-'))
Object.assign(process.env, {
  DATA_DIR: dataDirectory,
  DATABASE_URL: '',
  PORT: String(PORT),
  HOST: '127.0.0.1',
  DEMO: 'on',
})
const cleanup = createCleanup(console.error)
// The database would outlive an interrupted run.
onStop(async () => {
  await cleanup.close()
  await fs.rm(dataDirectory, { recursive: true, force: true })
  process.exit(1)
})
try {
  await ensureBuilt({ log: console.log })
  await measureParts()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await cleanup.close()
  await fs.rm(dataDirectory, { recursive: true, force: true })
}

async function measureParts() {
  const react = watchRendering()
  await loadDemo()
  const config = readConfig(root)
  Object.assign(process.env, environmentOf(config, await openDatabase(config, cleanup)))
  const { default: app }: { default: App } = await import(pathToFileURL(path.join(root, 'dist/server/server.js')).href)
  let count = 0
  const ask = async (target: string) => {
    const headers = { accept: '*/*', 'x-csp-nonce': NONCE, 'x-client-ip': '127.0.0.1' }
    const answer = await app.fetch(new Request(`http://127.0.0.1:${PORT}${target}`, { headers }))
    return { answer, text: await answer.text() }
  }
  const pages = await findPostings(ask)
  const nextPage = () => pages[++count % pages.length] ?? ''
  const nextInput = () => encodeURIComponent(JSON.stringify({ json: { id: nextPage().split('/').at(-1) } }))
  const made = await ask(nextPage())
  const ready = { html: made.text, headers: new Headers(made.answer.headers) }
  const canned = (request: Request) =>
    new Response(ready.html.replaceAll(NONCE, request.headers.get('x-csp-nonce') ?? ''), { headers: ready.headers })

  const inProcess = (target: () => string) => () => times(() => ask(`${target()}?n=${++count}`))
  const parts: [string, () => Promise<number>][] = [
    ['(i) the router to a route without a page (/robots.txt)', inProcess(() => '/robots.txt')],
    ['    the router to an address that does not exist: shell, no data', inProcess(() => '/gibt-es-nicht')],
    [
      '(ii) React alone: the same elements with their data at hand',
      () => react.measure(() => ask(`${nextPage()}?n=${++count}`)),
    ],
    [
      '(iii) database and procedures alone: jobPosting.byId',
      () => times(() => ask(`/api/trpc/jobPosting.byId?input=${nextInput()}`)),
    ],
    ['(iv) all before the server: router, procedures, React, hydration data', inProcess(nextPage)],
    ['(v) the server alone: nonce, hashes, Brotli, writing, of the same page', () => overHttp(canned)],
    ['(vi) everything', () => overHttp((request) => app.fetch(request))],
  ]
  const rows = new Map<string, number[]>(parts.map(([name]) => [name, []]))
  for (let round = 1 - ROUNDS_BEFORE; round <= ROUNDS; round++) {
    for (const [name, measure] of parts) {
      const milliseconds = await measure()
      if (round > 0) rows.get(name)?.push(milliseconds)
    }
  }
  const load = os.loadavg()[0]?.toFixed(1)
  console.log(
    `${TIMES} answers each, ${ROUNDS} rounds in turns after ${ROUNDS_BEFORE} for warming up, load ${load}, Node ${process.version}.\n`,
  )
  console.table(
    [...rows].map(([what, all]) => ({ what, 'CPU ms, median': middle(all), least: Math.min(...all).toFixed(2) })),
  )

  async function overHttp(fetch: (request: Request) => Response | Promise<Response>): Promise<number> {
    const server = await serve({
      root: path.resolve(import.meta.dirname, '..'),
      host: '127.0.0.1',
      port: PORT,
      app: { fetch },
      readiness: async () => ({ state: 'ready', details: [] }),
      trustProxy: 0,
      secure: false,
      secureSubdomains: false,
      log: createLog('silent'),
    })
    const round = ++count
    try {
      const load = {
        port: PORT,
        path: pages.map((page) => `${page}?round=${round}`),
        headers: BROWSER,
        ...{ connections: 8, seconds: 60, maxRequests: TIMES, isUnique: true },
      }
      const from = process.cpuUsage()
      const { requests, failed } = await runLoad(load)
      if (failed > 0) throw new Error(`${failed} answers were none.`)
      return cpuSince(from) / requests
    } finally {
      await server.drain()
    }
  }
}

/** By a start of the product, which ends again: only its application is measured. */
async function loadDemo() {
  const product = await startMeasured(['scripts/run.mjs', 'start'], { port: PORT, patienceMs: 240_000 })
  await product.stop()
}

/** Addresses of different postings, as the search lists them. */
async function findPostings(ask: (target: string) => Promise<{ text: string }>): Promise<string[]> {
  const found = new Set<string>()
  for (let page = 1; page * 10 <= POSTINGS; page++) {
    const { text } = await ask(`/search/jobs?page=${page}`)
    for (const [address] of text.matchAll(/\/job-posting\/[\w-]{36}/g)) found.add(address)
  }
  if (found.size < POSTINGS) throw new Error(`Only ${found.size} job postings to look at.`)
  return [...found].slice(0, POSTINGS)
}

async function times(work: () => Promise<unknown>): Promise<number> {
  const from = process.cpuUsage()
  for (let done = 0; done < TIMES; done++) await work()
  return cpuSince(from) / TIMES
}

/** Lets the elements of one page be rendered repeatedly; they are complete only inside their own request. */
function watchRendering() {
  const server = module.createRequire(import.meta.url)('react-dom/server')
  const { renderToPipeableStream, renderToString } = server
  let measured: number | undefined
  let isAsked = false
  server.renderToPipeableStream = (element: unknown, options: unknown) => {
    if (isAsked) {
      const from = process.cpuUsage()
      for (let done = 0; done < TIMES; done++) renderToString(element)
      measured = cpuSince(from) / TIMES
    }
    return renderToPipeableStream(element, options)
  }
  return {
    async measure(ask: () => Promise<unknown>): Promise<number> {
      isAsked = true
      await ask()
      isAsked = false
      if (measured === undefined) throw new Error('The page was not rendered as a whole.')
      return measured
    },
  }
}

function cpuSince(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

function middle(values: readonly number[]): string {
  return (values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN).toFixed(2)
}
