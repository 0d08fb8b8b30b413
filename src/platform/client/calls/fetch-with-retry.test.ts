import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fetchWithRetry } from './fetch-with-retry'

let server: Server
let url = ''
let answers: number[] = []
let calls = 0

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.statusCode = answers[calls] ?? 200
    calls += 1
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address === 'object' && address) url = `http://127.0.0.1:${address.port}/`
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  calls = 0
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a read that answers %s is tried once more', async (status) => {
  answers = [status, 200]
  expect((await fetchWithRetry(url)).status).toBe(200)
  expect(calls).toBe(2)
})

test('one retry, not more', async () => {
  answers = [503, 503, 200]
  expect((await fetchWithRetry(url)).status).toBe(503)
  expect(calls).toBe(2)
})

test.each([400, 401, 403, 404, 410, 422])('%s is an answer, not a hiccup', async (status) => {
  answers = [status]
  await fetchWithRetry(url)
  expect(calls).toBe(1)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is never sent twice', async (method) => {
  answers = [503]
  await fetchWithRetry(url, { method, body: '{}' })
  expect(calls).toBe(1)
})

test('DELETE without a body is never sent twice either, HEAD is', async () => {
  answers = [503, 503, 200]
  await fetchWithRetry(url, { method: 'DELETE' })
  expect(calls).toBe(1)
  expect((await fetchWithRetry(url, { method: 'HEAD' })).status).toBe(200)
})

test('a lost connection is said in German, and a call that was given up stays one', async () => {
  const closed = 'http://127.0.0.1:1/'
  await expect(fetchWithRetry(closed, { method: 'POST', body: '{}' })).rejects.toThrow(
    'Keine Verbindung zum Server. Die Eingaben sind noch da; bitte noch einmal versuchen.',
  )
  await expect(fetchWithRetry(url, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
})
