import { createTRPCClient, TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isConnectionLost } from '~/platform/client/calls/fetch-with-retry'
import { browserLinks } from '~/platform/client/calls/trpc-links'
import { MAX_BATCH_URL } from '~/platform/wire/call-budget'
import { answerTrpc } from '~/server/requests/trpc-handler'
import type { AppRouter } from '~/server/root-router'

// The browser's own links with the server's own handler; only the network between them is missing.
const originalFetch = globalThis.fetch
let requests: { method: string; url: string }[] = []
let answer: (request: Request) => Promise<Response> | Response = answerTrpc

beforeEach(() => {
  requests = []
  answer = answerTrpc
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://stellwerk.test')
    requests.push({ method: init?.method ?? 'GET', url: url.pathname + url.search })
    return answer(new Request(url, init))
  }
})
afterEach(() => {
  globalThis.fetch = originalFetch
})

function client() {
  return createTRPCClient<AppRouter>({ links: browserLinks(() => {}) })
}

test('reads of one tick share one GET with batch=1 and comma-joined paths', async () => {
  const trpc = client()
  const [isActive, plans] = await Promise.all([trpc.jobPosting.hasActive.query(), trpc.plan.list.query()])
  expect(isActive).toBe(false)
  expect(plans).toEqual([])
  expect(requests).toHaveLength(1)
  expect(requests[0]?.method).toBe('GET')
  expect(requests[0]?.url).toMatch(/^\/api\/trpc\/jobPosting\.hasActive,plan\.list\?batch=1&input=/)
})

test('a batch is split before its URL exceeds the limit', async () => {
  const trpc = client()
  const texts = Array.from({ length: 40 }, (_, index) => `${'Bielefeld'.repeat(8)}${index}`)
  await Promise.all(texts.map((text) => trpc.places.suggest.query({ text })))
  expect(requests.length).toBeGreaterThan(1)
  for (const { url } of requests) expect(url.length).toBeLessThanOrEqual(MAX_BATCH_URL)
})

test('a read whose URL alone is too long goes unbatched instead of failing', async () => {
  const ids = Array.from({ length: 45 }, () => crypto.randomUUID())
  await expect(client().jobPosting.applicationCounts.query({ ids })).rejects.toThrow('Bitte neu anmelden')
  expect(requests).toHaveLength(1)
  expect(requests[0]?.url).not.toContain('batch=1')
})

test('an error has a German message, a numeric code and data with field errors', async () => {
  const error = await client()
    .admin.mail.query({ id: 'keine' })
    .catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(TRPCClientError)
  const failed = await client()
    .jobPosting.byId.query({ id: 'keine' })
    .catch((caught: unknown) => caught)
  expect(failed).toMatchObject({
    message: 'Die Eingabe ist ungültig. Bitte überprüfen Sie Ihre Angaben.',
    shape: { code: -32600 },
    data: { httpStatus: 400, fieldErrors: { id: ['Bitte geben Sie einen gültigen Wert ein.'] } },
  })
})

test('what is no answer of ours gives the specified sentence', async () => {
  answer = () =>
    new Response(JSON.stringify([{ unexpected: true }]), { headers: { 'content-type': 'application/json' } })
  await expect(client().plan.list.query()).rejects.toThrow('Unable to transform response from server')
})

test.each<readonly [string, () => Response, string]>([
  [
    'a page in place of an answer',
    () => new Response('<html>Hotspot</html>'),
    'Unable to transform response from server',
  ],
  ['nothing at all', () => new Response(null, { status: 500 }), 'Unable to transform response from server'],
  ...[502, 503, 504].map(
    (status) =>
      [
        `a page with ${status}`,
        () => new Response('<html>Bad gateway</html>', { status, headers: { 'content-type': 'text/html' } }),
        'Unable to transform response from server',
      ] as const,
  ),
  ['an answer that breaks off', breakingOff, 'Keine Verbindung zum Server.'],
])('%s shows nobody the words of a parser', async (_name, given, sentence) => {
  answer = given
  await expect(client().plan.list.query()).rejects.toThrow(sentence)
})

test.each([502, 503, 504])('a page that a proxy with %i did not reach still knows that it may wait', async (status) => {
  answer = () => new Response('<html>Bad gateway</html>', { status })
  const error = await client()
    .plan.list.query()
    .catch((caught: unknown) => caught)
  expect(error).toHaveProperty('message', 'Unable to transform response from server')
  expect(isConnectionLost(error)).toBe(true)
  answer = () => new Response('<html>Hotspot</html>')
  expect(
    isConnectionLost(
      await client()
        .plan.list.query()
        .catch((caught: unknown) => caught),
    ),
  ).toBe(false)
})

test('writes that are too much together for one body go in several, and each is answered', async () => {
  const trpc = client()
  const message = 'Umbau '.repeat(10_000)
  const sent = Array.from({ length: 12 }, () =>
    trpc.feedback.send.mutate({ kind: 'idea', message, email: '', page: '/' }).catch((error: unknown) => error),
  )
  for (const error of await Promise.all(sent)) expect(error).toMatchObject({ data: { httpStatus: 400 } })
  expect(requests.length).toBeGreaterThan(1)
})

function breakingOff(): Response {
  return new Response(new ReadableStream({ pull: (to) => to.error(new TypeError('network error')) }))
}

test('a fault of ours tells nothing of the inside', async () => {
  const response = await answerTrpc(
    new Request(
      'http://stellwerk.test/api/trpc/jobPosting.search?input=%7B%22json%22%3A%7B%22was%22%3A%22a%5Cu0000b%22%7D%7D',
    ),
  )
  const text = await response.text()
  expect(text).not.toMatch(/stack|select |drizzle|node_modules/i)
})

test('malformed input is refused with a sentence', async () => {
  const response = await answerTrpc(new Request('http://stellwerk.test/api/trpc/jobPosting.byId?input=%7Bnope'))
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(/kam unvollständig an|Eingabe ist ungültig/)
})

test('another site cannot call procedures with a visitor’s cookies', async () => {
  const response = await answerTrpc(
    new Request('http://stellwerk.test/api/trpc/plan.list', { headers: { 'sec-fetch-site': 'cross-site' } }),
  )
  expect(response.status).toBe(403)
})
