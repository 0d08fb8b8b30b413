import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseName } from '../../scripts/house/database.ts'
import { postgresDirectory } from '../../scripts/house/upgrade/directories.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../src/features/accounts/demo-accounts.ts'
import { findRunningPostgres } from '../../src/platform/server/database/embedded/start.ts'
import { startReceiver } from '../factories/otlp-receiver.ts'
import { startProduct } from '../setup/start-product.ts'
import { makeDataDirectory } from './database-driver.ts'
import { type LogLine, linesOf } from './log-lines.ts'

/** What people are called, wrote and looked for; none of it may be in a log or a trace. */
const PRIVATE = /miriam|özdemir|203\.0\.113|zitronenfalter/i
const OF_MIRIAM = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Zitronenfalter/1.0' }

const dataDir = makeDataDirectory()
let lines: LogLine[]
let output: string
let failed: string | null
const receiver = await startReceiver()

/** The built product, with its standard output in no terminal, from start to SIGTERM. */
beforeAll(async () => {
  const product = await startProduct({
    ...{ DATA_DIR: dataDir, DEMO: 'on', TRUST_PROXY: '1' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '200' },
  })
  const ask = (at: string, body?: Record<string, string>) =>
    fetch(product.url + at, {
      headers: { ...OF_MIRIAM, origin: product.url, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  const email = 'miriam.oezdemir@test.example'
  await ask('/api/auth/sign-up/email', {
    email,
    password: 'ein langer Zitronenfalter',
    name: 'Miriam Özdemir',
    type: 'APPLICANT',
  })
  await ask('/api/auth/sign-in/email', { email, password: 'Zitronenfalter' })
  await ask('/api/auth/sign-in/email', { email: DEMO_ACCOUNTS[0]?.email ?? '', password: DEMO_PASSWORD })
  await ask('/search/jobs?was=Zitronenfalter&wo=Bielefeld')
  await ask('/auth/reset-password/miriam@test.example')
  const database = new pg.Client({
    connectionString: await findRunningPostgres(postgresDirectory(dataDir), databaseName),
  })
  await database.connect()
  await database.query('alter table company_profile rename to gone')
  const answer = await ask('/api/trpc/companyProfile.search?input=%7B%22json%22%3A%7B%22was%22%3A%22Miriam%22%7D%7D')
  await database.query('alter table gone rename to company_profile')
  await database.end()
  expect(answer.status).toBe(500)
  failed = answer.headers.get('x-request-id')
  process.kill(product.pid, 'SIGTERM')
  expect(await product.ended).toBe(0)
  output = product.output()
  lines = linesOf(output)
}, 180_000)

afterAll(async () => {
  await receiver.stop()
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true })
})

it('writes nothing but lines of the log, from the first to the last', () => {
  const said = lines.map(({ msg }) => msg)
  expect(said.some((msg) => msg.startsWith('PostgreSQL läuft'))).toBe(true)
  expect(said.some((msg) => msg.startsWith('Stellwerk läuft: http'))).toBe(true)
  expect(said).toContain('Stellwerk wird beendet …')
  expect(said.filter((msg) => msg === 'request').length).toBeGreaterThan(3)
})

it('says who signed in by an id, and nothing personal', () => {
  expect(lines).toContainEqual(expect.objectContaining({ event: 'sign-in', outcome: 'done' }))
  expect(output).not.toMatch(PRIVATE)
  expect(fs.readFileSync(path.join(dataDir, 'postgres', 'postgres.log'), 'utf8')).not.toMatch(PRIVATE)
})

it('names a failed request by one id in its answer, the log and the trace', () => {
  expect(failed).toMatch(/^[\w-]{36}$/)
  const line = lines.find(({ id, level }) => id === failed && level === 'error')
  expect(line).toMatchObject({ msg: 'request failed', status: 500 })
  const span = receiver.spans.find(({ attributes }) => attributes['stellwerk.request_id'] === failed)
  expect(span).toMatchObject({ name: 'GET /api/trpc', traceId: line?.trace_id, status: { code: 2 } })
})

it('traces pages by their pattern, with their procedures, searches, statements and mails', () => {
  const names = new Set(receiver.spans.map(({ name }) => name))
  expect(names).toContain('GET /search/jobs')
  expect(names).toContain('jobPosting.search')
  expect([...names].some((name) => name.startsWith('search '))).toBe(true)
  expect([...names].some((name) => name.startsWith('select '))).toBe(true)
  expect(receiver.bodies.join()).not.toMatch(PRIVATE)
})
