import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { childrenOf } from '../../scripts/house/children.ts'
import {
  type EmbeddedPostgres,
  ensureDatabase,
  startEmbeddedPostgres,
} from '../../src/platform/server/database/embedded/start.ts'
import { type Product, startProduct } from '../setup/start-product.ts'
import { copyCluster } from './copy-cluster.ts'
import { makeDataDirectory } from './database-driver.ts'
import { type LogLine, linesOf } from './log-lines.ts'
import { isAlive, until } from './poll.ts'

const CONNECTIONS = 3
/** Those with a connection and two more are at work at once. */
const PLACES = CONNECTIONS + 2
/** Whoever waited for this limit would not be told before the test has ended. */
const STATEMENT_SECONDS = 600
const LOCK_SECONDS = 1
const posting = '/job-posting/01900000-0000-7000-8000-000000000000'

let dataDir: string
let url: string
let postgres: EmbeddedPostgres
let product: Product

/** The product works with a database that is silent: its machine hangs, or somebody holds a lock. */
beforeAll(async () => {
  dataDir = makeDataDirectory()
  const elsewhere = path.join(path.dirname(dataDir), 'elsewhere')
  copyCluster(elsewhere)
  postgres = await startEmbeddedPostgres({ directory: elsewhere })
  url = await ensureDatabase(postgres, 'stellwerk')
  product = await startProduct({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DATABASE_POOL_SIZE: String(CONNECTIONS),
    DATABASE_STATEMENT_SECONDS: String(STATEMENT_SECONDS),
    DATABASE_LOCK_SECONDS: String(LOCK_SECONDS),
    DATABASE_IDLE_SECONDS: String(STATEMENT_SECONDS),
    // Each request is somebody else's: nobody waits for a count that others are writing.
    TRUST_PROXY: '1',
    AUTH_SECRET: 'a secret of at least thirty-two characters',
    DEMO: 'off',
  })
  // What shows hits is rendered again when the index is there.
  await until('the search is there', async () => {
    const { status, text } = await ask('/search/jobs')
    return status === 200 && !text.includes('startet gerade')
  })
}, 120_000)

afterAll(async () => {
  await product?.stop()
  await postgres?.stop()
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true })
}, 60_000)

test('while the database says nothing, nobody waits for it, kept pages are shown, and all comes back by itself', async () => {
  let home = await ask('/')
  expect(home.status).toBe(200)
  await until('the page is kept', async () => {
    const before = home
    home = await ask('/')
    return home.text === before.text
  })
  expect((await ask(posting)).status).toBe(404)
  expect((await signIn()).status).toBe(401)

  const { thaw } = freeze(postgres.pid())
  onTestFinished(thaw)
  // In the midst of a statement, and waiting for a connection.
  const commands = Array.from({ length: PLACES }, signIn)
  await until('the silence is noticed', async () => isToldOfSilence(await ask(`${posting}?first`)))
  // Waiting for a place.
  commands.push(...Array.from({ length: PLACES }, signIn))
  const pages = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`${posting}?${index}`)))
  for (const page of pages) {
    expect([page.status, page.retryAfter]).toEqual([503, '15'])
    expect(await isToldOfSilence(page)).toBe(true)
  }
  expect(await ask('/')).toMatchObject({ status: 200, text: home.text })
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(503)
  for (const { status, retryAfter } of await Promise.all(commands)) expect([status, retryAfter]).toEqual([503, '15'])

  thaw()
  await until('it is ready again', async () => (await ask('/readyz')).status === 200)
  await until('pages are shown again', async () => (await ask(`${posting}?back`)).status === 404)
  await allConnectionsWork()
})

test('who holds a lock for long stops nobody but those who need what is locked, and them for a moment only', async () => {
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('begin; lock table job_posting in access exclusive mode')
  const { status, retryAfter } = await ask(`${posting}?locked`)
  expect([status, retryAfter]).toEqual([503, '15'])
  expect((await ask('/readyz')).status).toBe(200)
  expect((await signIn()).status).toBe(401)
  await holder.query('rollback')
  expect((await ask(`${posting}?free`)).status).toBe(404)
})

test('connections that are lost while transactions begin on them come back', async () => {
  await allConnectionsWork()
  const { kill } = freeze(postgres.pid())
  // A search of companies is a transaction.
  const searches = Array.from({ length: CONNECTIONS * 2 }, (_, index) => ask(`/search/companies?was=lost${index}`))
  for (const { status } of await Promise.all(searches)) expect(status).toBe(503)
  kill()
  await until('it is ready again', async () => (await ask('/readyz')).status === 200)
  await allConnectionsWork()
})

/**
 * Resolves once everybody is answered and the database has as many sessions as there may be: a lost connection whose turn
 * nobody gave back would be missing for good.
 */
async function allConnectionsWork() {
  await until('all connections work', async () => {
    const statuses = await Promise.all(Array.from({ length: CONNECTIONS * 2 }, signIn))
    const others = statuses.filter(({ status }) => status !== 401)
    for (const { status } of others) expect(status).toBe(503)
    return others.length === 0 && (await sessions()) === CONNECTIONS
  })
}

/** The sessions of requests that the database knows. */
async function sessions(): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query(`select from pg_stat_activity where application_name = 'stellwerk'`)
    return rowCount ?? 0
  } finally {
    await client.end()
  }
}

/**
 * Whether a page was refused because the database is silent. Only what failed has an error in the log: there somebody
 * waited for a connection or a statement in vain.
 */
async function isToldOfSilence({ status, text, id }: Awaited<ReturnType<typeof ask>>): Promise<boolean> {
  let line: LogLine | undefined
  await until('the log tells of it', () => {
    const whole = product.output().split('\n').slice(0, -1)
    line = linesOf(whole.filter((each) => each.includes(id)).join('\n')).find(({ msg }) => msg.startsWith('request'))
    return line !== undefined
  })
  return status === 503 && text.includes('Kurzer Halt.') && line?.msg === 'request'
}

async function ask(address: string) {
  const answer = await fetch(product.url + address, { headers: { ...visitor(), accept: 'text/html' } })
  const id = answer.headers.get('x-request-id') ?? 'none'
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text(), id }
}

async function signIn() {
  const email = `nobody-${crypto.randomUUID()}@post.example`
  const answer = await fetch(`${product.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { ...visitor(), 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify({ email, password: 'not the right one' }),
  })
  await answer.text()
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
}

let visitors = 0

/** Somebody with an address of their own. */
function visitor() {
  visitors += 1
  return { 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` }
}

/** Freezes a server with all its sessions, until they are resumed or killed. */
function freeze(postmaster: number) {
  const pids = new Set<number>()
  const stop = (pid: number) => {
    pids.add(pid)
    process.kill(pid, 'SIGSTOP')
  }
  // From then on it begins no session; one that it was just beginning is there by the second look.
  stop(postmaster)
  for (const _ of [1, 2]) for (const pid of childrenOf(postmaster).filter((each) => !pids.has(each))) stop(pid)
  const send = (signal: NodeJS.Signals) => {
    // Some end as soon as they are resumed.
    for (const pid of [...pids].filter(isAlive)) process.kill(pid, signal)
  }
  return { thaw: () => send('SIGCONT'), kill: () => send('SIGKILL') }
}
