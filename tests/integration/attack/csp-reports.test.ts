import { like, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { rateLimit } from '~/features/accounts/server/table'
import { cspReportsOfLastDay } from '~/features/administration/server/csp/count'
import { answerCspReports } from '~/features/administration/server/csp/reports'
import { database } from '~/platform/server/database/db'
import { processLog } from '~/platform/server/process-log'

const ORIGIN = 'http://stellwerk.test'
const TOKEN = '/invitation/geheim1234567890geheim1234'

const lines: unknown[] = []
beforeEach(() => {
  lines.length = 0
  vi.spyOn(processLog(), 'warn').mockImplementation((line: unknown) => void lines.push(line))
})

let address = 0
function send(body: string, type = 'application/csp-report', ip = `192.0.2.${++address}`) {
  const headers = { 'content-type': type, 'x-client-ip': ip, 'x-request-id': 'test' }
  return answerCspReports(new Request(`${ORIGIN}/api/csp-reports`, { method: 'POST', headers, body }))
}

const old = (given: Record<string, string> = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `${ORIGIN}/search/jobs?was=Erika`,
      'blocked-uri': 'https://evil.example/a?name=Erika',
      'effective-directive': 'script-src-elem',
      'script-sample': 'Erika',
      referrer: `${ORIGIN}/?Erika`,
      ...given,
    },
  })
const now = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, () => ({
      type: 'csp-violation',
      age: 5,
      user_agent: 'Erika',
      url: `${ORIGIN}${TOKEN}`,
      body: {
        documentURL: `${ORIGIN}${TOKEN}`,
        blockedURL: 'trusted-types-sink',
        effectiveDirective: 'require-trusted-types-for',
        sample: 'Element innerHTML|Erika',
        statusCode: 200,
      },
    })),
  )

test('how many there were in a day is counted for all nodes, and by the hours of the database', async () => {
  const { db } = database()
  await db.delete(rateLimit).where(like(rateLimit.key, 'csp-report %'))
  await send(old())
  await send(now(3), 'application/reports+json')
  await send(old({ 'blocked-uri': 'eval' }))
  expect(await cspReportsOfLastDay(db)).toBe(4)
  const hourAgo = (hours: number) =>
    sql`'csp-report ' || to_char((now() - make_interval(hours => ${hours})) at time zone 'UTC', 'YYYY-MM-DD HH24')`
  await db
    .update(rateLimit)
    .set({ key: hourAgo(23) })
    .where(like(rateLimit.key, 'csp-report %'))
  await send(old())
  expect(await cspReportsOfLastDay(db)).toBe(5)
  await db.insert(rateLimit).values({ key: hourAgo(24), count: 100, lastRequest: 0 })
  expect(await cspReportsOfLastDay(db)).toBe(5)
})

describe('what browsers report', () => {
  test('is logged in either form, without anything of a person', async () => {
    expect((await send(old())).status).toBe(204)
    expect((await send(now(1), 'application/reports+json')).status).toBe(204)
    expect(lines).toEqual([
      { page: '/search/jobs', rule: 'script-src-elem', stopped: 'foreign' },
      { page: '/invitation/…', rule: 'require-trusted-types-for', stopped: 'trusted-types-sink' },
    ])
  })

  test('is taken over from nobody else’s pages, from no extension, and not of zod’s question', async () => {
    await send(old({ 'document-uri': 'https://evil.example/' }))
    await send(old({ 'source-file': 'chrome-extension://abc/inject.js' }))
    await send(old({ 'blocked-uri': 'eval' }))
    expect(lines).toEqual([])
  })

  test('puts nothing into the log that it chose itself', async () => {
    await send(old({ 'effective-directive': 'a\n{"level":"fatal"}', 'blocked-uri': 'x'.repeat(5_000) }))
    expect(lines).toEqual([{ page: '/search/jobs', rule: 'a', stopped: 'foreign' }])
  })

  test('fills no log: twenty an hour of one address, two hundred of all', async () => {
    for (let round = 0; round < 5; round += 1) await send(now(20), 'application/reports+json', '198.51.100.1')
    expect(lines).toHaveLength(20)
    for (let round = 0; round < 30; round += 1) await send(now(20), 'application/reports+json')
    expect(lines.length).toBeLessThanOrEqual(200)
  })
})

describe('what is no report is refused in the shape of all errors', () => {
  test.each([
    ['too long', `{"a":"${'x'.repeat(60_000)}"}`, 413],
    ['too deep', '['.repeat(10_000), 400],
    ['too many', JSON.stringify(Array.from({ length: 5_000 }, () => 1)), 413],
    ['broken', '{"csp-report"', 400],
    ['something else', '{"a":1}', 400],
    ['nothing', '', 400],
  ])('%s', async (_name, body, status) => {
    const answer = await send(body)
    expect(answer.status).toBe(status)
    expect((await answer.json()).error.data).toEqual({ fieldErrors: null, requestId: 'test' })
    expect(lines).toEqual([])
  })

  test('a form, and a look at it', async () => {
    expect((await send('a=b', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await answerCspReports(new Request(`${ORIGIN}/api/csp-reports`))).status).toBe(405)
  })
})
