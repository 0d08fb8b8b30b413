import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getConfig } from '~/platform/server/config'
import { closeDatabase, database, queueDatabase } from '~/platform/server/database/db'
import { EVERY_MINUTE, type Job } from '~/platform/server/jobs/job'
import { requestRun } from '~/platform/server/jobs/queue'
import { startJobs } from '~/platform/server/jobs/start-jobs'
import { createLog } from '~/platform/server/log'
import { mailText } from '~/platform/server/mail/mail'
import { writeOutbox } from '~/platform/server/mail/outbox'
import { outboxMail } from '~/platform/server/mail/table'
import { answerTrpc } from '~/server/requests/trpc-handler'
import { deliverDueMails } from '../../factories/deliver-due-mails'
import { startReceiver } from '../../factories/otlp-receiver'
import { page, startServer } from '../http/running-server'

const receiver = await startReceiver()
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
})
let tracing: { stop(): Promise<void> }

beforeAll(async () => {
  const listening = smtp.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  // Before the configuration is read for the first time.
  process.env.SMTP_URL = `smtp://127.0.0.1:${portOf(listening.address())}`
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url
  process.env.OTEL_BSP_SCHEDULE_DELAY = '50'
  const { startTracing } = await import('~/platform/server/tracing/start-tracing')
  tracing = startTracing(getConfig())
})
afterAll(async () => {
  await tracing.stop()
  await receiver.stop()
  await new Promise<void>((resolve) => smtp.close(resolve))
})

const spanNamed = (name: string, from = 0) => receiver.spans.slice(from).find((span) => span.name === name)

async function sent(name: string) {
  await expect.poll(() => spanNamed(name), { timeout: 10_000 }).toBeDefined()
  const span = spanNamed(name)
  if (!span) throw new Error(`no span ${name}`)
  return span
}

test('a search is one trace: request, procedure, engine and statements, without what was looked for', async () => {
  const { url, lines } = await startServer((request) => answerTrpc(request))
  const input = encodeURIComponent(JSON.stringify({ json: { q: 'Miriam Yıldız', page: 1 } }))
  const answer = await fetch(`${url}/api/trpc/companyProfile.search?input=${input}`, {
    headers: { traceparent: '00-11111111111111111111111111111111-2222222222222222-01' },
  })
  const request = await sent('GET /api/trpc')
  const procedure = await sent('companyProfile.search')
  // Strangers do not say which trace they belong to: no proxy is trusted here.
  expect(request.traceId).not.toBe('1'.repeat(32))
  expect(request).toMatchObject({ kind: 2, attributes: { 'http.route': '/api/trpc', 'http.request.method': 'GET' } })
  expect(request.attributes['stellwerk.request_id']).toBe(answer.headers.get('x-request-id'))
  expect(procedure).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId })
  const statements = receiver.spans.filter((span) => span.attributes['db.system.name'] === 'postgresql')
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.every(({ kind }) => kind === 3)).toBe(true)
  expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]))
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ id: answer.headers.get('x-request-id'), trace_id: request.traceId })
  expect(receiver.resources[0]).toMatchObject({ 'service.name': 'stellwerk' })
  expect(receiver.bodies.join()).not.toMatch(/miriam|y.ld.z|127\.0\.0\.1/i)
})

test('behind a trusted proxy the trace goes on, and what it does not record is not recorded here', async () => {
  const { url } = await startServer(() => page('da'), { trustProxy: 1 })
  const ask = (path: string, traceparent: string) =>
    fetch(`${url}${path}`, { headers: { traceparent, 'x-forwarded-for': '203.0.113.7' } })
  const from = receiver.spans.length
  await ask('/a', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`)
  await ask('/b', 'nonsense')
  await ask('/c', `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`)
  await expect
    .poll(() => receiver.spans.slice(from).map(({ traceId, parentSpanId }) => [traceId, parentSpanId]))
    .toContainEqual(['c'.repeat(32), 'd'.repeat(16)])
  expect(receiver.spans.map(({ traceId }) => traceId)).not.toContain('a'.repeat(32))
})

test('jobs and mails go on with the trace and the id of the request that asked for them', async () => {
  const { db } = database()
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const job: Job = {
    name: 'test-traced',
    label: 'Test',
    schedule: EVERY_MINUTE,
    isAwaited: true,
    run: async (context) => {
      context.log.info('from the job')
      await context.db.transaction((tx) => writeOutbox(tx, [mail]))
    },
  }
  const jobs = await startJobs([job], { log, mayRun: async () => true })
  const { url } = await startServer(async () => {
    await db.transaction((tx) => requestRun(tx, job.name))
    return page('da')
  })
  const answer = await fetch(`${url}/anything`, { method: 'POST' })
  const id = answer.headers.get('x-request-id')
  const run = await sent('job test-traced')
  await expect.poll(() => db.$count(outboxMail, eq(outboxMail.recipient, mail.to))).toBe(1)
  await jobs.stop()
  await deliverDueMails(db, new Date('2030-01-01T12:00:00Z'))
  const mailing = await sent('mail')
  const request = receiver.spans.find(({ spanId }) => spanId === run.parentSpanId)
  expect(request?.attributes['stellwerk.request_id']).toBe(id)
  expect(run.attributes['stellwerk.request_id']).toBe(id)
  expect(mailing).toMatchObject({ traceId: run.traceId, parentSpanId: run.spanId })
  expect(mailing.attributes).toMatchObject({ 'stellwerk.request_id': id, 'stellwerk.mail.kind': 'new-device' })
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'from the job', id, trace_id: run.traceId }),
  )
  expect(receiver.bodies.join()).not.toMatch(/miriam|test\.example|Gespräch/i)
})

test('a failing statement fails its span, and says which constraint and no value', async () => {
  const { url } = await startServer(async () => {
    await queueDatabase().execute("select 'Miriam' as name, 'x''y'::int as number")
    return page('da')
  })
  await fetch(`${url}/fails`, { method: 'POST' })
  await expect.poll(() => receiver.spans.find(({ status }) => status.code === 2)).toBeDefined()
  const failed = receiver.spans.find(({ name, status }) => name === 'select' && status.code === 2)
  expect(failed?.attributes['db.query.text']).toBe("select '…' as name, '…'::int as number")
  expect(failed?.attributes['error.type']).toContain('22P02')
  expect(receiver.bodies.join()).not.toContain('Miriam')
})

const mail = {
  kind: 'new-device' as const,
  to: 'miriam@test.example',
  subject: mailText`Gespräch`,
  heading: mailText`Hallo`,
  blocks: [],
  reason: mailText`Test.`,
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address ? address.port : 0
}

afterAll(closeDatabase)
