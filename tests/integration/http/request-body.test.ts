import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { askApp } from '../../../src/platform/server/http/app.ts'
import { Places } from '../../../src/platform/server/http/door/places.ts'
import type { Exchange } from '../../../src/platform/server/http/exchange.ts'
import { listen } from '../../../src/platform/server/process/listen.ts'
import { openConnection } from './raw-request.ts'
import { startServer } from './running-server.ts'

const readsText = async (asked: Request) => Response.json({ length: (await asked.text()).length })

/** Sends a body in pieces without Content-Length. */
function postChunked(url: string, pieces: Iterable<string>, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>()
  const sent = request(url, { method: 'POST', headers }, (answer) => {
    let body = ''
    answer.setEncoding('utf8')
    answer.on('data', (chunk) => {
      body += chunk
    })
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
  })
  sent.on('error', reject)
  for (const piece of pieces) sent.write(piece)
  sent.end()
  return promise
}

function* megabytes(count: number) {
  for (let index = 0; index < count; index += 1) yield 'x'.repeat(1_000_000)
}

const BOUNDARY = '----form'
const FORM = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }

function* form(count: number) {
  yield `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`
  yield* megabytes(count)
  yield `\r\n--${BOUNDARY}--\r\n`
}

describe('bodies that are not uploads', () => {
  test('reach the application up to 1 MB', async () => {
    const { url } = await startServer(readsText)
    const answer = await fetch(url, { method: 'POST', body: 'x'.repeat(1_000_000) })
    expect(await answer.json()).toEqual({ length: 1_000_000 })
  })

  test('are refused above that, with and without Content-Length, in the error shape, before the application runs', async () => {
    let calls = 0
    const { url } = await startServer(async (asked) => {
      calls += 1
      return readsText(asked)
    })
    const announced = await fetch(`${url}/api/auth/x`, { method: 'POST', body: 'x'.repeat(1_000_001) })
    expect(announced.status).toBe(413)
    const body = await announced.json()
    expect(body.error.message).toContain('zu groß')
    expect(body.error.code).toBe(-32013)
    expect(body.error.data).toEqual({ fieldErrors: null, requestId: announced.headers.get('x-request-id') })
    const chunked = await postChunked(`${url}/api/trpc/a.b`, megabytes(3), { 'content-type': 'application/json' })
    expect(chunked.status).toBe(413)
    // The tRPC client finds the same error where superjson puts it.
    expect(JSON.parse(chunked.body).error.json.message).toContain('zu groß')
    expect(calls).toBe(0)
  })

  test('may be missing altogether', async () => {
    const { port } = await startServer(async (asked) =>
      Response.json({ method: asked.method, text: await asked.text() }),
    )
    const connection = await openConnection(port)
    for (const method of ['POST', 'DELETE', 'OPTIONS', 'GET']) {
      connection.send(`${method} /api/x HTTP/1.1\r\nHost: localhost\r\n\r\n`)
      await connection.until(`{"method":"${method}","text":""}`)
    }
  })

  test('a refused body leaves the connection usable', async () => {
    const { port } = await startServer(readsText)
    const connection = await openConnection(port)
    connection.send('POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000\r\n\r\n')
    await connection.until('zu groß')
    connection.send('x'.repeat(2_000_000))
    connection.send('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(await connection.until('ok\n')).toContain('HTTP/1.1 200')
  })

  test('"Expect: 100-continue" is answered with 413 before the body is sent', async () => {
    const { port } = await startServer(readsText)
    const connection = await openConnection(port)
    connection.send('POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2000000\r\n\r\n')
    expect(await connection.until('zu groß')).toMatch(/^HTTP\/1\.1 413 /)
    const allowed = await openConnection(port)
    allowed.send('POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n')
    await allowed.until('100 Continue')
    allowed.send('ab')
    expect(await allowed.until('length')).toContain('{"length":2}')
  })
})

describe('uploads', () => {
  const readsForm = async (asked: Request) => {
    const file = (await asked.formData()).get('file')
    return Response.json({ size: file instanceof File ? file.size : null, ip: asked.headers.get('x-client-ip') })
  }

  test('reach the application up to 12 MB', async () => {
    const { url } = await startServer(readsForm)
    const answer = await postChunked(`${url}/api/trpc/a.b`, form(11), FORM)
    expect(JSON.parse(answer.body)).toEqual({ size: 11_000_000, ip: '127.0.0.1' })
  })

  test('are cut off above that with 413, whatever the application makes of it', async () => {
    const { url, lines } = await startServer(readsForm)
    expect((await postChunked(`${url}/api/trpc/a.b`, form(14), FORM)).status).toBe(413)
    const { url: swallowing } = await startServer(async (asked) => {
      await asked.formData().catch(() => undefined)
      return new Response('alles gut')
    })
    expect((await postChunked(swallowing, form(14), FORM)).status).toBe(413)
    await expect.poll(() => lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ status: 413, level: 'info' })
  })

  test('stream: the application sees the first piece before the last is sent', async () => {
    const { promise: seen, resolve } = Promise.withResolvers<string>()
    const { port } = await startServer(async (asked) => {
      const reader = asked.body?.getReader()
      const first = await reader?.read()
      resolve(new TextDecoder().decode(first?.value))
      await reader?.cancel()
      return new Response('genug')
    })
    const connection = await openConnection(port)
    connection.send(
      `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${FORM['content-type']}\r\nContent-Length: 10\r\n\r\nabc`,
    )
    expect(await seen).toBe('abc')
    await connection.until('genug')
    connection.send('defghij')
    connection.send('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await connection.until('ok\n')
  })

  test('a client that leaves in the middle harms nobody', async () => {
    const { promise: asks, resolve: ask } = Promise.withResolvers<Request>()
    const { port, url } = await startServer(async (asked) => {
      ask(asked)
      return readsForm(asked)
    })
    const connection = await openConnection(port)
    connection.send(
      `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${FORM['content-type']}\r\nContent-Length: 100\r\n\r\nabc`,
    )
    const { signal } = await asks
    expect(signal.aborted).toBe(false)
    connection.socket.destroy()
    await expect.poll(() => signal.aborted).toBe(true)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  test.each([FORM['content-type'], 'application/json'])(
    'a client that has left before anybody reads its body is not waited for: %s',
    async (type) => {
      const { promise: arrives, resolve } = Promise.withResolvers<Pick<Exchange, 'request' | 'response'>>()
      const server = createServer((asked, answer) => resolve({ request: asked, response: answer }))
      onTestFinished(() => void server.close())
      const connection = await openConnection(Number(new URL(await listen(server, '127.0.0.1', 0)).port))
      connection.send(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\nabc`)
      const both = await arrives
      connection.socket.destroy()
      await once(both.response, 'close')
      const origin = { ip: '127.0.0.1', protocol: 'http', host: 'localhost' } as const
      const exchange = { ...both, id: 'left', method: 'POST', path: '/', search: '', origin }
      const signals: boolean[] = []
      const app = {
        fetch(reached: Request) {
          signals.push(reached.signal.aborted)
          return readsForm(reached)
        },
      }
      const entrance = { app, places: new Places(1) }
      await expect(
        askApp(entrance, { ...exchange, isDraining: false, secureSubdomains: false }, undefined),
      ).rejects.toThrow()
      // An upload is streamed, so it is the application that finds out.
      expect(signals).toEqual(type === 'application/json' ? [] : [true])
    },
  )
})
