// `npm run bench:publish [-- COUNT] [--data DIR]`: how long after publishing a running product's search shows a
// posting: when idle, during an import of COUNT postings, during one that changes them all, and during
// `search:rebuild`. Everything shares this machine. `--data` keeps the market for the next time (and imports it again).
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { line } from './import/line.ts'
import { percentiles } from './percentiles.ts'

const { values, positionals } = parseArgs({ options: { data: { type: 'string' } }, allowPositionals: true })
const COUNT = Number(positionals[0] ?? 100_000)
const AIM_MS = 2000
/** How many are published while idle. */
const CALM_ROUNDS = 20
const PORT = 3139
const BASE = `http://127.0.0.1:${PORT}`
const RUN = path.resolve(import.meta.dirname, '../scripts/run.mjs')
const ACCOUNT = { email: 'chefin@demo.stellwerk.example', password: 'demo-stellwerk-2026' }

const directory = values.data ?? (await fs.mkdtemp(path.join(os.tmpdir(), 'stellwerk-bench-')))
const env = { ...process.env, DATA_DIR: directory, PORT: String(PORT), DATABASE_URL: '', DEMO: 'on' }

type Row = { beside: string; seconds: number; published: number; p50: number; p95: number; max: number; aim: number }

const server = start('start')
try {
  await untilReady()
  const cookie = await signIn()
  const rows: Row[] = [await measure('nothing else', cookie)]
  for (const [beside, maxValue] of [
    ['an import', 4200],
    ['an import that changes all', 4300],
  ] as const) {
    const file = path.join(directory, 'postings.jsonl')
    await fs.writeFile(file, Array.from({ length: COUNT }, (_, index) => line(index, maxValue)).join('\n'))
    rows.push(await measure(beside, cookie, start('import:job-postings', file, '--create-companies')))
  }
  rows.push(await measure('search:rebuild', cookie, start('search:rebuild')))
  console.log(
    `${COUNT} postings imported, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}; milliseconds`,
  )
  console.table(rows)
} finally {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  if (values.data === undefined) await fs.rm(directory, { recursive: true, force: true })
}

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [RUN, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Pauses and resumes a posting repeatedly while `work` runs, and waits each time until it is found. */
async function measure(beside: string, cookie: string, work?: ChildProcess): Promise<Row> {
  const ended = work && once(work, 'exit')
  const begun = performance.now()
  const durations: number[] = []
  const { id, title, company } = await anyPosting(cookie)
  const search = { was: title, arbeitgeber: [company] }
  while (work ? work.exitCode === null : durations.length < CALM_ROUNDS) {
    await call('jobPosting.pause', { id }, cookie)
    await until(async () => !(await isFound(search, id)))
    await call('jobPosting.resume', { id }, cookie)
    const published = performance.now()
    await until(() => isFound(search, id))
    durations.push(performance.now() - published)
  }
  const [code] = (await ended) ?? [0]
  if (code !== 0) throw new Error(`${beside} ended with ${code}`)
  const seconds = Math.round((performance.now() - begun) / 1000)
  return { beside, seconds, published: durations.length, ...percentiles(durations), aim: AIM_MS }
}

async function anyPosting(cookie: string) {
  const { items } = await ask('jobPosting.manageList', { reiter: 'online' }, cookie)
  const [first] = items
  const { companyName } = await ask('jobPosting.byId', { id: first.id }, cookie)
  return { id: String(first.id), title: String(first.title), company: String(companyName) }
}

async function isFound(search: Record<string, unknown>, id: string): Promise<boolean> {
  const { hits } = await ask('jobPosting.search', search)
  return hits.some((item: { id: string }) => item.id === id)
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 60_000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('A minute has passed, and the search does not show it.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function untilReady(): Promise<void> {
  const deadline = performance.now() + 300_000
  for (;;) {
    const isReady = await fetch(`${BASE}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    if (server.exitCode !== null || performance.now() > deadline) throw new Error('The product did not become ready.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${BASE}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: BASE },
    body: JSON.stringify(ACCOUNT),
  })
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}.`)
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

async function ask(procedure: string, input: unknown, cookie = '') {
  const url = `${BASE}/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`
  return resultOf(procedure, await fetch(url, { headers: { cookie } }))
}

async function call(procedure: string, input: unknown, cookie: string) {
  const answer = await fetch(`${BASE}/api/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: BASE, cookie },
    body: JSON.stringify({ json: input }),
  })
  return resultOf(procedure, answer)
}

async function resultOf(procedure: string, answer: Response) {
  const body = await answer.json()
  if (!answer.ok) throw new Error(`${procedure}: ${body.error?.json?.message ?? answer.status}`)
  return body.result.data.json
}
