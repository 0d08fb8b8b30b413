import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../scripts/house/ports.ts'
import { ensureDatabase, startEmbeddedPostgres } from '../../src/platform/server/database/embedded/start.ts'
import { type Product, spawnProduct, startProduct } from '../setup/start-product.ts'
import { copyCluster } from './copy-cluster.ts'
import { makeDataDirectory } from './database-driver.ts'
import { until } from './poll.ts'

// One database, one file store; a worker, and two web processes that a balancer would send people to in turn.
const TOKEN = 'ein Schluessel zu den Messwerten der Prozesse'
const PASSWORD = 'ein ganzer Satz als Passwort'

let dataDir: string
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let client: pg.Client
let env: Record<string, string>
let worker: Product
let first: Product
let healthOfFirst: string
let second: Product

beforeAll(async () => {
  dataDir = makeDataDirectory()
  const elsewhere = path.join(path.dirname(dataDir), 'elsewhere')
  copyCluster(elsewhere)
  postgres = await startEmbeddedPostgres({ directory: elsewhere })
  env = {
    DATA_DIR: dataDir,
    DATABASE_URL: await ensureDatabase(postgres, 'stellwerk'),
    AUTH_SECRET: randomBytes(32).toString('base64'),
    DEMO: 'off',
    APP_URL: 'https://stellwerk.test',
    TRUST_PROXY: '1',
    DRAIN_DELAY: '2',
    METRICS_TOKEN: TOKEN,
  }
  const healthPort = String(await freePort())
  first = await spawnProduct({ ...env, ROLE: 'web', MIGRATE: 'wait', HEALTH_PORT: healthPort })
  healthOfFirst = `http://127.0.0.1:${healthPort}/readyz`
  await until('the first waits for the schema', () => first.output().includes('wartet auf „npm run migrate“'))
  for (const url of [`${first.url}/readyz`, healthOfFirst]) expect((await fetch(url)).status).toBe(503)
  // With a balancer before it a process is ready once its pages come quickly.
  const prepares = until('the first prepares its pages', async () =>
    (await (await fetch(`${first.url}/readyz`)).text()).includes('pages are being prepared'),
  )
  second = await startProduct({ ...env, ROLE: 'web' })
  await prepares
  client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  Object.assign(process.env, { ...env, LOG_LEVEL: 'silent' })
  await until('the first has seen the schema', async () => (await fetch(`${first.url}/readyz`)).ok)
}, 240_000)

afterAll(async () => {
  const { closeDatabase } = await import('../../src/platform/server/database/db')
  await closeDatabase()
  await Promise.all([worker?.stop(), first?.stop(), second?.stop()])
  await client?.end()
  await postgres?.stop()
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true })
}, 60_000)

/** A browser behind the load balancer. */
function browser(cookie = '', address = '203.0.113.7') {
  return {
    cookie,
    origin: 'https://stellwerk.test',
    'x-forwarded-for': address,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'stellwerk.test',
  }
}

async function count(query: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${query}`)
  return rows[0]?.count ?? 0
}

function auth(node: Product, act: string, body: unknown, headers = browser()) {
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json' },
  }
  return fetch(`${node.url}/api/auth/${act}`, init)
}

/** An applicant who can sign in. */
async function createPerson() {
  const { createApplicant } = await import('../factories/applicant')
  const { hashPassword } = await import('better-auth/crypto')
  const { user } = await createApplicant()
  await client.query(
    `insert into account (id, account_id, provider_id, user_id, password, created_at, updated_at)
     values (gen_random_uuid(), $1::text, 'credential', $1::uuid, $2, now(), now())`,
    [user.id, await hashPassword(PASSWORD)],
  )
  return user
}

async function signIn(node: Product, email: string) {
  const answer = await auth(node, 'sign-in/email', { email, password: PASSWORD })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const isSignedIn = async (node: Product, cookie: string) =>
  (await (await fetch(`${node.url}/api/auth/get-session`, { headers: browser(cookie) })).text()).includes('"user"')

it('web processes work nothing off; a worker does, and shows only its health', async () => {
  await auth(first, 'sign-up/email', { email: 'neu@test.example', password: PASSWORD, name: 'Neu', type: 'APPLICANT' })
  expect(await count('outbox_mail where delivered_at is null')).toBeGreaterThan(0)
  expect(await count('worker_job')).toBe(0)
  worker = await startProduct({ ...env, ROLE: 'worker' })
  await until('mails have arrived', async () => (await count('outbox_mail where delivered_at is null')) === 0)
  await until('jobs have run', async () => (await count('worker_job')) > 0)
  expect((await fetch(`${worker.url}/healthz`)).status).toBe(200)
  for (const address of ['/', '/search/jobs', '/api/auth/get-session', '/robots.txt']) {
    expect((await fetch(`${worker.url}${address}`, { redirect: 'manual' })).status, address).toBe(404)
  }
}, 180_000)

it('tells who has the token how work goes, by names that nobody typed', async () => {
  expect((await fetch(`${worker.url}/metrics`)).status).toBe(404)
  expect((await fetch(`${second.url}/metrics`, { headers: { authorization: 'Bearer undefined' } })).status).toBe(404)
  const authorized = { headers: { authorization: `Bearer ${TOKEN}` } }
  const answer = await fetch(`${worker.url}/metrics`, authorized)
  expect(answer.status).toBe(200)
  const told = await answer.text()
  for (const line of [
    /^stellwerk_process_info\{role="worker"\} 1$/m,
    /^stellwerk_mails_waiting\{class="now"\} 0$/m,
    /^stellwerk_job_overdue_seconds\{job_name="audit"\} \d/m,
    /^stellwerk_search_due\{index="job-postings"\} \d+$/m,
    /^stellwerk_pool_connections\{pool="\w+",state="open"\} \d+$/m,
    /^stellwerk_database_up 1$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
    /^stellwerk_request_seconds_count\{method="GET",route="\/search\/jobs",status="404"\} \d+$/m,
  ]) {
    expect(told).toMatch(line)
  }
  for (const address of [`/job-posting/${crypto.randomUUID()}`, '/api/files/my-data', '/gibt/es/nicht']) {
    await (await fetch(`${second.url}${address}`, { headers: browser() })).text()
  }
  const routes = async () => (await fetch(`${second.url}/metrics`, authorized)).text()
  await until('the route is counted', async () => (await routes()).includes('route="/job-posting/$jobPostingId"'))
  expect(await routes()).toContain('route="/api/files/my-data"')
  expect(await routes()).not.toContain('gibt')
})

it('a session holds on every process, and is over on every process', async () => {
  const { email } = await createPerson()
  const cookie = await signIn(first, email)
  expect([await isSignedIn(first, cookie), await isSignedIn(second, cookie)]).toEqual([true, true])
  await auth(second, 'sign-out', {}, browser(cookie))
  expect([await isSignedIn(first, cookie), await isSignedIn(second, cookie)]).toEqual([false, false])
})

it('wrong passwords are counted for all processes together', async () => {
  const { email } = await createPerson()
  const attempt = async (turn: number) => {
    const wrong = { email, password: 'das ist das falsche Passwort' }
    const { status } = await auth(turn % 2 ? first : second, 'sign-in/email', wrong, browser('', `198.51.100.${turn}`))
    return status
  }
  const statuses: number[] = []
  for (let turn = 1; turn <= 12; turn++) statuses.push(await attempt(turn))
  expect(statuses.slice(0, 4)).toEqual([401, 401, 401, 401])
  expect(statuses.slice(-2)).toEqual([429, 429])
})

// Within two seconds, bench:nodes measures.
it('what is new on one is found on all, and what is taken down is gone from the kept pages and the search of all', async () => {
  const { createJobPosting } = await import('../factories/job-posting')
  const { callerFor } = await import('../factories/caller')
  const { createCompany } = await import('../factories/company')
  const company = await createCompany()
  const posting = await createJobPosting({ companyId: company.id, title: 'Drahtzieherin (m/w/d)' })
  const { database } = await import('../../src/platform/server/database/db')
  const { markPostings } = await import('../../src/features/job-postings/server/mark-postings')
  await database().db.transaction((tx) => markPostings(tx, [posting.id]))
  const search = async (node: Product) =>
    (await fetch(`${node.url}/search/jobs?was=Drahtzieherin`, { headers: browser() })).text()
  const page = (node: Product) => fetch(`${node.url}/job-posting/${posting.id}`, { headers: browser() })
  // Rendered, most likely, before the indexes know the posting; kept pages follow them.
  await Promise.all([search(first), search(second)])
  for (const node of [first, second]) {
    await until('it is found', async () => (await search(node)).includes('Drahtzieherin (m/w/d)'))
    // Twice: the second comes from memory.
    for (const _ of [1, 2]) expect(await (await page(node)).text()).toContain('Drahtzieherin')
  }
  await callerFor(company.admin).jobPosting.pause({ id: posting.id })
  const isGone = async (node: Product) =>
    !(await search(node)).includes(posting.id) && !(await (await page(node)).text()).includes('"@type":"JobPosting"')
  for (const node of [first, second]) await until('it is gone', () => isGone(node))
})

it('a stream on one process hears what happens on another; a process that ends sends it on, serves, and takes the upload', async () => {
  const { email, id } = await createPerson()
  const cookie = await signIn(first, email)
  const { createResume } = await import('../factories/resume')
  const { rows } = await client.query<{ id: string }>('select id from applicant_profile where user_id = $1', [id])
  const resume = await createResume(rows[0]?.id ?? '')
  const stream = await fetch(`${first.url}/api/events`, { headers: browser(cookie) })
  expect(stream.status).toBe(200)
  let heard = ''
  const streamEnded = (async () => {
    for await (const chunk of stream.body ?? []) heard += new TextDecoder().decode(chunk)
  })()
  const { announce } = await import('../../src/platform/server/bus/announce')
  const { database } = await import('../../src/platform/server/database/db')
  await until('the stream is open', () => heard.startsWith('retry: '))
  await announce(database().db, 'conversation', [id])
  await until('it hears', () => heard.includes('event: conversation'))

  const upload = await beginUpload(first, cookie, resume.id)
  process.kill(first.pid, 'SIGTERM')
  await until('balancers are told', async () => (await fetch(`${first.url}/readyz`)).status === 503)
  expect((await fetch(`${first.url}/search/jobs`, { headers: browser() })).status).toBe(200)
  await streamEnded
  expect(heard).toMatch(/retry: \d+\n: der Server wird beendet\n\n$/)
  // A balancer that could not connect any more would cut the upload (deploy/haproxy.cfg).
  for (let look = 0; look < 5; look += 1, await wait(100)) {
    for (const url of [`${first.url}/readyz`, healthOfFirst]) {
      const state = await fetch(url)
      expect([state.status, await state.text()]).toEqual([503, 'draining\n'])
    }
  }
  const answer = await upload.finish()
  expect(answer).toContain('HTTP/1.1 200')
  expect(await first.ended).toBe(0)
  expect(first.output()).not.toContain('ließ sich nicht ordentlich beenden')

  // The file is there for everybody.
  const fileId = /"id":"([\da-f-]{36})"/.exec(answer)?.[1]
  const { rows: files } = await client.query<{ id: string }>('select id from resume_attachment where resume_id = $1', [
    resume.id,
  ])
  expect(files.map((file) => file.id)).toEqual([fileId])
  const file = await fetch(`${second.url}/api/files/resume/${fileId}`, { headers: browser(cookie) })
  expect(await file.text()).toContain('%PDF-1.7')
  const data = await fetch(`${second.url}/api/files/my-data`, { headers: browser(cookie) })
  expect(data.status).toBe(200)
}, 120_000)

/** The first half of an upload; the rest is sent on request. */
async function beginUpload(node: Product, cookie: string, resumeId: string) {
  const boundary = 'abschnitt'
  const part = (head: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  const before = part('name="resumeId"', resumeId) + part('name="id"', crypto.randomUUID())
  const body = `${before}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="zeugnis.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n%%EOF\r\n--${boundary}--\r\n`
  const headers = {
    ...browser(cookie),
    host: 'stellwerk.test',
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(body.length),
    connection: 'close',
  }
  const socket = net.connect(Number(new URL(node.url).port), '127.0.0.1')
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST /api/trpc/resume.upload HTTP/1.1\r\n${lines.join('')}\r\n${body.slice(0, 100)}`)
  const answer = text(socket)
  return {
    finish() {
      socket.write(body.slice(100))
      return answer
    },
  }
}
