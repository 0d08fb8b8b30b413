import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureDatabase, startEmbeddedPostgres } from '../../src/platform/server/database/embedded/start.ts'
import { type Product, spawnProduct, startProduct } from '../setup/start-product.ts'
import { copyCluster } from './copy-cluster.ts'
import { makeDataDirectory } from './database-driver.ts'
import { until } from './poll.ts'

const SHIM = pathToFileURL(path.resolve(import.meta.dirname, '../setup/shifted-clock.mjs')).href
const AUTH_SECRET = 'a secret of at least thirty-two characters'
const DAYS = [70, -70]

let dataDir: string
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let client: pg.Client
let env: Record<string, string>
let right: Product

beforeAll(async () => {
  dataDir = makeDataDirectory()
  const elsewhere = path.join(path.dirname(dataDir), 'elsewhere')
  copyCluster(elsewhere)
  postgres = await startEmbeddedPostgres({ directory: elsewhere })
  env = { DATA_DIR: dataDir, DATABASE_URL: await ensureDatabase(postgres, 'stellwerk'), AUTH_SECRET, DEMO: 'off' }
  right = await startProduct(env)
  client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
}, 240_000)

afterAll(async () => {
  await right?.stop()
  await client?.end()
  await postgres?.stop()
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true })
}, 60_000)

/** Data that a clock 70 days ahead would treat as expired, and one 70 days behind would date back. */
async function fill() {
  Object.assign(process.env, { ...env, APP_URL: right.url, LOG_LEVEL: 'silent' })
  const { createJobPosting } = await import('../factories/job-posting')
  const { createUser } = await import('../factories/user')
  const { sessionCookie } = await import('../factories/session')
  const { closeDatabase } = await import('../../src/platform/server/database/db')
  await createJobPosting()
  await createUser({ emailVerified: false, createdAt: daysAgo(20) })
  const cookie = await sessionCookie((await createUser()).id)
  await closeDatabase()
  await client.query(`
    insert into verification (id, identifier, value, expires_at) values (gen_random_uuid(), 'reset-password:x', 'x', now() + interval '1 hour');
    insert into outbox_mail (id, recipient, kind, subject, text, html, created_at, delivered_at)
      select gen_random_uuid(), 'a@test.example', 'verify-email', 'x', 'x', 'x', now() - interval '150 days', now()`)
  return cookie
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Everything that time alone could end. */
async function living() {
  const { rows } = await client.query(`select
    (select json_agg(status order by id) from job_posting) as postings, (select count(*) from "user") as users,
    (select json_agg(expires_at order by id) from session) as sessions, (select count(*) from verification) as links,
    (select count(*) from outbox_mail) as mails, (select count(*) from audit_event) as events`)
  return rows[0]
}

it('nodes whose clock is 70 days off end nothing, say so, and leave people on the right node alone', async () => {
  const cookie = await fill()
  const before = await living()
  const wrong = await Promise.all(
    DAYS.map(async (days) => ({
      days,
      node: await spawnProduct({ ...env, NODE_OPTIONS: `--import=${SHIM}`, CLOCK_SHIFT_DAYS: String(days) }),
    })),
  )
  try {
    for (const { days, node } of wrong) {
      const seconds = days * 86_400
      const text = `is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database's`
      const ready = () => fetch(`${node.url}/readyz`).catch(() => undefined)
      await until(`the node ${days} days off is up`, async () => ((await (await ready())?.text()) ?? '').includes(text))
      expect((await ready())?.status).toBe(503)
      expect(node.output()).toContain(`${text}: it runs no jobs and signs nobody in`)
      // A visitor's request, and one with a session.
      const page = await fetch(`${node.url}/search/jobs`)
      expect(page.status).toBe(200)
      const daysOff = (Date.parse(page.headers.get('date') ?? '') - Date.now()) / 86_400_000
      expect(Math.abs(Math.round(daysOff))).toBe(0)
      expect((await fetch(`${node.url}/app/account`, { headers: { cookie }, redirect: 'manual' })).status).toBe(200)
      expect((await fetch(`${node.url}/api/auth/get-session`, { headers: { cookie } })).status).toBe(503)
    }
    const { rows } = await client.query(
      `select details->>'offsetSeconds' as offset from system_warning where kind = 'clock'`,
    )
    expect(rows).toHaveLength(1)
  } finally {
    // While stopping they wait for started jobs.
    await Promise.all(wrong.map(({ node }) => node.stop()))
  }
  expect(await living()).toEqual(before)
  expect(await (await fetch(`${right.url}/api/auth/get-session`, { headers: { cookie } })).json()).toMatchObject({
    user: {},
  })
  expect((await fetch(`${right.url}/readyz`)).status).toBe(200)
}, 240_000)
