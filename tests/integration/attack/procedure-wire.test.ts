import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { MAX_BATCH_URL } from '~/platform/wire/call-budget'
import { answerTrpc } from '~/server/requests/trpc-handler'
import { createCompany } from '../../factories/company'
import { jobPostingInput } from '../../factories/job-posting-input'
import { sessionCookie } from '../../factories/session'

const ORIGIN = 'http://stellwerk.test'
let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie((await createCompany()).admin.id)
})

describe('a call that is none', () => {
  test.each([
    ['broken JSON', '{nope'],
    ['nothing', ''],
    ['a number', '5'],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['no input', '{}'],
    ['a text as input', '{"json":"x"}'],
    ['a list as input', '{"json":[[]]}'],
    ['two hundred thousand brackets', `{"json":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    ['a title of another kind', '{"json":{"title":{"$ne":null}}}'],
    ['a key nobody may have', '{"json":{"__proto__":{"title":"x"},"constructor":{"prototype":{"title":"x"}}}}'],
  ])('%s is refused with a sentence', async (_name, body) => {
    const { status, text } = await post('jobPosting.create', body)
    expect(status).toBe(400)
    expectGermanError(text)
  })

  test.each([
    { values: { '__proto__.polluted': ['undefined'] } },
    { values: { 'constructor.prototype.polluted': ['Date'] } },
    { referentialEqualities: { title: ['__proto__.polluted', 'constructor.prototype.polluted'] } },
    { values: { title: ['nope'] } },
    { values: { title: ['bigint'] } },
    { values: { title: ['regexp'] } },
    { values: { title: ['Error'] } },
    { values: { title: [['class', 'Database']] } },
    { values: { title: [['custom', 'eval']] } },
    { values: { 'a.b.c.d': ['Date'] } },
    { values: 5, referentialEqualities: 7 },
  ])('a transformation nobody asked for does no harm: %j', async (meta) => {
    const json = { title: '/(a+)+$/', a: 'x' }
    const { status, text } = await post('jobPosting.create', JSON.stringify({ json, meta }))
    expect(status).toBe(400)
    expectGermanError(text)
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  test('texts a thousand times too long are refused at their field', async () => {
    const json = { ...jobPostingInput(), title: 'Dreher '.repeat(100_000) }
    const { status, text } = await post('jobPosting.create', JSON.stringify({ json }))
    expect(status).toBe(400)
    expect(text).toMatch(/"title":\["Der Text ist zu lang/)
    expect(text.length).toBeLessThan(2_000)
  })

  test('numbers out of every range are refused', async () => {
    for (const openings of [-1, 0, 1e21, 2 ** 53, 0.5]) {
      const body = JSON.stringify({ json: { ...jobPostingInput(), openings } })
      expect((await post('jobPosting.create', body)).status).toBe(400)
    }
  })

  test.each(['jobPosting.nope', '__proto__', 'constructor.constructor', 'jobPosting', 'jobPosting.__proto__'])(
    'there is no procedure %s',
    async (path) => {
      const { status, text } = await post(path, '{"json":{}}')
      expect(status).toBe(404)
      expectGermanError(text)
    },
  )

  test.each(['PUT', 'PATCH', 'DELETE'])('%s is no way to call', async (method) => {
    const { status, text } = await send('jobPosting.create', { method, body: '{"json":{}}' })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expectGermanError(text)
  })

  test('a write is not done by a link', async () => {
    const { status } = await send('jobPosting.create?input=%7B%7D', { method: 'GET' })
    expect(status).toBe(405)
  })

  test('a form is no call unless it is an upload', async () => {
    const { status, text } = await send('jobPosting.create', {
      method: 'POST',
      body: 'title=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(status).toBe(415)
    expectGermanError(text)
  })

  test('an upload that is cut off or broken is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const body of [
      '',
      'garbage',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    ]) {
      const { status, text } = await send('jobPosting.create', { method: 'POST', body, headers })
      expect(status).toBe(400)
      expectGermanError(text)
    }
  })
})

describe('a batch', () => {
  const all = (count: number) => Array.from({ length: count }, () => 'plan.list').join(',')

  // Specification sections 7 and 9: a batch is split only when its URL would exceed 2000 characters.
  test.each([31, 195])('of %i calls is answered, as its URL is short enough', async (count) => {
    const query = '?batch=1&input=%7B%7D'
    expect(`/api/trpc/${all(count)}${query}`.length).toBeLessThanOrEqual(MAX_BATCH_URL)
    const { status, text } = await send(`${all(count)}${query}`, { method: 'GET' })
    expect(status).toBe(200)
    expect(JSON.parse(text)).toHaveLength(count)
  })

  test('may spell its commas as it likes', async () => {
    const { status } = await send(`${all(195).replaceAll(',', '%2C')}?batch=1&input=%7B%7D`, { method: 'GET' })
    expect(status).toBe(200)
  })

  test('of writes is as long as its names allow', async () => {
    const paths = Array.from({ length: 60 }, () => 'jobPosting.discardChanges').join(',')
    const { status, text } = await send(`${paths}?batch=1`, { method: 'POST', body: '{}' })
    expect(status).toBeLessThan(500)
    expect(JSON.parse(text)).toHaveLength(60)
  })

  test('does not make one request do the work of a thousand', async () => {
    const { status, text } = await send(`${all(1000)}?batch=1&input=%7B%7D`, { method: 'GET' })
    expect(status).toBe(400)
    expectGermanError(text)
  })
})

describe('another site', () => {
  const body = () => JSON.stringify({ json: jobPostingInput() })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://stellwerk.test.evil.example' },
  ])('cannot write with the cookies of a visitor: %j', async (headers) => {
    const { status, text } = await send('jobPosting.create', { method: 'POST', body: body(), headers })
    expect(status).toBe(403)
    expect(text).toContain('kam von einer fremden Seite')
  })

  test.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin', origin: 'null' }, { origin: ORIGIN }, {}])(
    'is not the own one: %j',
    async (headers) => {
      expect((await send('jobPosting.create', { method: 'POST', body: body(), headers })).status).toBe(200)
    },
  )
})

test('a made-up or foreign cookie signs nobody in', async () => {
  const [name = '', value = ''] = cookie.split('=')
  for (const forged of [`${name}=${randomBytes(24).toString('base64url')}`, `${name}=${value.slice(0, -6)}AAAAA%3D`]) {
    const { status } = await send('jobPosting.manageList?input=%7B%22json%22%3A%7B%7D%7D', {
      method: 'GET',
      headers: { cookie: forged },
    })
    expect(status).toBe(401)
  }
})

function post(path: string, body: string) {
  return send(path, { method: 'POST', body })
}

async function send(path: string, init: { method: string; body?: string; headers?: Record<string, string> }) {
  const headers = { cookie, 'content-type': 'application/json', 'x-request-id': 'test', ...init.headers }
  const response = await answerTrpc(new Request(`${ORIGIN}/api/trpc/${path}`, { ...init, headers }))
  expect(response.headers.get('content-type')).toBe('application/json')
  return { status: response.status, text: await response.text() }
}

/** A German sentence of ours and the request id, and nothing internal. */
function expectGermanError(text: string) {
  expect(text).toContain('"requestId":"test"')
  expect(text).toMatch(/"message":"(Die |Das |Diese |Dieses )[^"]+"/)
  expect(text).not.toMatch(/stack|select |drizzle|node_modules|superjson|Unexpected token|SyntaxError|Maximum call/i)
}
