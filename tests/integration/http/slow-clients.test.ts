import { expect, test } from 'vitest'
import { openConnection } from './raw-request.ts'
import { page, startServer } from './running-server.ts'

const PATIENCE = { headersMs: 300, requestMs: 600, checkMs: 100 }
const echo = async (asked: Request) => new Response(await asked.text())

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a'],
  ['a first line that never ends', 'GET /'],
  ['a body that never ends', 'POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc'],
  [
    'chunks that never end',
    'POST /api/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n',
  ],
])('%s are waited for so long and no longer, and one line tells', async (_name, text) => {
  const { port, url, lines } = await startServer(echo, { timeouts: PATIENCE })
  const connection = await openConnection(port)
  connection.send(text)
  await connection.closed
  expect(connection.received()).toMatch(/^HTTP\/1\.1 408 /)
  const [, id] = /x-request-id: (\S+)/.exec(connection.received()) ?? []
  await expect.poll(() => lines).toMatchObject([{ id, status: 408 }])
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('whoever says nothing at all is let go without an answer', async () => {
  const { port } = await startServer(echo, { timeouts: PATIENCE })
  const connection = await openConnection(port)
  await connection.closed
  expect(connection.received()).not.toContain('HTTP/1.1 200')
})

test('one who waits for a page and leaves does not take it from the others who wait', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let renders = 0
  const { port, url } = await startServer(async () => {
    renders += 1
    await promise
    return page('da', { 'x-page-cache': '60' })
  })
  const first = await openConnection(port)
  first.send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => renders).toBe(1)
  const second = await openConnection(port)
  second.send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  first.socket.destroy()
  resolve()
  expect(await second.until('da')).toMatch(/^HTTP\/1\.1 200 /)
  expect(renders).toBe(1)
})

test('what does not end by itself is cut when stopping takes too long', async () => {
  const { port, drain } = await startServer(
    () => new Response(new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('data: 1\n\n')) })),
    { timeouts: { ...PATIENCE, drainMs: 300 } },
  )
  const connection = await openConnection(port)
  connection.send('GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await connection.until('data: 1')
  await drain()
  await connection.closed
})
