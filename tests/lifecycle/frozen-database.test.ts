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
import { isAlive, until } from './poll.ts'

const CONNECTIONS = 3
/** Longer than a page may take. */
const STATEMENT_SECONDS = 8
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
    DATABASE_IDLE_SECONDS: '2',
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
  // More than there are connections.
  const commands = Array.from({ length: CONNECTIONS * 3 }, signIn)
  const pages = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`${posting}?${index}`)))
  for (const { status, seconds, retryAfter, text } of pages) {
    expect([status, retryAfter]).toEqual([503, '15'])
    expect(text).toContain('Kurzer Halt.')
    expect(seconds).toBeLessThan(6)
  }
  expect(await ask('/')).toMatchObject({ status: 200, text: home.text })
  expect((await ask('/healthz')).status).toBe(200)
  const readiness = await ask('/readyz')
  expect(readiness.status).toBe(503)
  expect(readiness.seconds).toBeLessThan(4)
  for (const { status, retryAfter } of await Promise.all(commands)) expect([status, retryAfter]).toEqual([503, '15'])

  thaw()
  await until('it works again', async () => (await ask('/readyz')).status === 200, 10_000)
  expect((await ask(`${posting}?back`)).status).toBe(404)
  await expectConnections()
})

test('who holds a lock for long stops nobody but those who need what is locked, and them for a moment only', async () => {
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('begin; lock table job_posting in access exclusive mode')
  const { status, retryAfter, seconds } = await ask(`${posting}?locked`)
  expect([status, retryAfter]).toEqual([503, '15'])
  expect(seconds).toBeLessThan(LOCK_SECONDS + 4)
  expect((await ask('/readyz')).status).toBe(200)
  expect((await signIn()).status).toBe(401)
  await holder.query('rollback')
  expect((await ask(`${posting}?free`)).status).toBe(404)
})

test('connections that are lost while transactions begin on them come back', async () => {
  await expectConnections()
  const { kill } = freeze(postgres.pid())
  // A search of companies is a transaction.
  const searches = Array.from({ length: CONNECTIONS * 2 }, (_, index) => ask(`/search/companies?was=lost${index}`))
  for (const { status } of await Promise.all(searches)) expect(status).toBe(503)
  kill()
  await until('it works again', async () => (await ask('/readyz')).status === 200)
  await expectConnections()
})

/** Each possible connection can be used. */
async function expectConnections() {
  const answers = await Promise.all(Array.from({ length: CONNECTIONS * 2 }, signIn))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401))
}

async function ask(address: string) {
  const startedAt = performance.now()
  const answer = await fetch(product.url + address, { headers: { accept: 'text/html' } })
  const text = await answer.text()
  const seconds = (performance.now() - startedAt) / 1_000
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text, seconds }
}

async function signIn() {
  const email = `nobody-${crypto.randomUUID()}@post.example`
  const answer = await fetch(`${product.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify({ email, password: 'not the right one' }),
  })
  await answer.text()
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
}

/** Freezes a server with all its sessions, until they are resumed or killed. */
function freeze(postmaster: number) {
  const pids = [postmaster, ...childrenOf(postmaster)]
  const send = (signal: NodeJS.Signals) => {
    // Some end as soon as they are resumed.
    for (const pid of pids.filter(isAlive)) process.kill(pid, signal)
  }
  send('SIGSTOP')
  return { thaw: () => send('SIGCONT'), kill: () => send('SIGKILL') }
}
