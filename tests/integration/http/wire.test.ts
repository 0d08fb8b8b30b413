import { connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { setClock } from '../../../src/lib/current-time.ts'
import { openConnection, sendRaw } from './raw-request.ts'
import { page, startServer } from './running-server.ts'

const echo = (request: Request) => Response.json(Object.fromEntries(request.headers))

describe('request id', () => {
  test('is on the answer, in the log and with the application, and cannot be chosen by a client', async () => {
    const { url, lines } = await startServer(echo)
    const answer = await fetch(`${url}/x`, { headers: { 'x-request-id': 'chosen-by-client' } })
    const id = answer.headers.get('x-request-id')
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(await answer.json()).toMatchObject({ 'x-request-id': id })
    await expect.poll(() => lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ id, method: 'GET', path: '/x', status: 200 })
  })

  test('of a trusted proxy is taken over when it is well formed', async () => {
    const { url } = await startServer(echo, { trustProxy: 1 })
    const good = await fetch(url, { headers: { 'x-request-id': 'proxy-0001' } })
    expect(good.headers.get('x-request-id')).toBe('proxy-0001')
    const bad = await fetch(url, { headers: { 'x-request-id': '<script>alert(1)</script>' } })
    expect(bad.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('client address and forwarded headers', () => {
  const forged = {
    'x-client-ip': '6.6.6.6',
    'x-csp-nonce': 'forged',
    'x-real-ip': '6.6.6.6',
    forwarded: 'for=6.6.6.6',
    'x-forwarded-for': '6.6.6.6, 203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
  }

  test('without a trusted proxy nothing from outside counts', async () => {
    const { url } = await startServer((request) =>
      Response.json({
        url: request.url,
        headers: Object.fromEntries(request.headers),
        ip: request.headers.get('x-client-ip'),
      }),
    )
    const seen = await (await fetch(`${url}/a?b=1`, { headers: forged })).json()
    expect(seen.url).toBe(`${url}/a?b=1`)
    expect(seen.ip).toBe('127.0.0.1')
    expect(JSON.stringify(seen.headers)).not.toMatch(/6\.6\.6\.6|evil|forged/)
    expect(seen.headers['x-forwarded-proto']).toBe('http')
  })

  test('asked for one by one, they are gone as well', async () => {
    const names = ['x-real-ip', 'forwarded', 'x-csp-nonce', 'x-forwarded-port', 'x-page-cache']
    const { url } = await startServer((request) => Response.json(names.map((name) => request.headers.get(name))))
    const sent = { ...forged, 'x-forwarded-port': '1', 'x-page-cache': '9' }
    expect(await (await fetch(`${url}/api/x`, { headers: sent })).json()).toEqual([null, null, null, null, null])
  })

  test('one trusted proxy: the last entry is the client', async () => {
    const { url } = await startServer((request) => Response.json([request.url, request.headers.get('x-client-ip')]), {
      trustProxy: 1,
    })
    const answer = await fetch(`${url}/a`, {
      headers: { ...forged, 'x-forwarded-host': 'evil.example, stellwerk.example' },
    })
    expect(await answer.json()).toEqual(['https://stellwerk.example/a', '203.0.113.7'])
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  test('two trusted proxies: the last but one entry is the client', async () => {
    const { url } = await startServer((request) => new Response(request.headers.get('x-client-ip')), { trustProxy: 2 })
    const entries = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.1' }
    expect(await (await fetch(url, { headers: entries })).text()).toBe('203.0.113.7')
    expect((await fetch(url, { headers: { 'x-forwarded-for': 'nonsense' } })).status).toBe(400)
  })
})

describe('addresses', () => {
  test('broken percent-encoding, NUL, backslash and steps are refused without reaching the application', async () => {
    let calls = 0
    const { port } = await startServer(() => {
      calls += 1
      return new Response('ok')
    })
    const steps = ['/a/../api/x', '/api/x/%2e%2E/y', '/assets/..', '/./a']
    for (const path of ['/%', '/%E0%A4%A', '/a%00b', '/a?b=%00', '/%5C%5Cevil.example', 'nonsense', ...steps]) {
      expect(await sendRaw(port, `GET ${path} HTTP/1.1`), path).toMatch(/^HTTP\/1\.1 400 /)
    }
    expect(calls).toBe(0)
  })

  test('what people search for may have backslashes and quotes', async () => {
    const { port } = await startServer((request) => new Response(new URL(request.url).search))
    expect(await sendRaw(port, 'GET /search/jobs?was=%5C%22C%22 HTTP/1.1')).toContain('?was=%5C%22C%22')
  })

  test('an over-long address is answered with 414, even when it does not fit the header buffer', async () => {
    const { port } = await startServer(() => new Response('ok'))
    expect(await sendRaw(port, `GET /${'a'.repeat(9_000)} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 414 /)
    expect(await sendRaw(port, `GET /${'a'.repeat(60_000)} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 414 /)
    expect(await sendRaw(port, 'GET / HTTP/1.1', [`X-Long: ${'a'.repeat(60_000)}`])).toMatch(/^HTTP\/1\.1 431 /)
  })

  test('a refused call is told so in the error shape', async () => {
    const { port, lines } = await startServer(() => new Response('ok'))
    for (const [path, status] of [['/api/trpc/a%00', 400] as const, [`/api/trpc/${'a'.repeat(9_000)}`, 414] as const]) {
      const [head = '', body = ''] = (await sendRaw(port, `GET ${path} HTTP/1.1`)).split('\r\n\r\n')
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} .*content-type: application/json`, 's'))
      const { error } = JSON.parse(body)
      expect(error.json).toEqual({ message: expect.any(String), code: -32600, data: error.data })
      expect(lines.at(-1)).toMatchObject({ id: error.data.requestId, path: '/api/trpc/', status })
    }
    expect(await sendRaw(port, 'GET /api/auth/get-session?a=%00 HTTP/1.1')).toContain('{"error":{"message"')
  })

  test('slashes at the start cannot name another host', async () => {
    const { port } = await startServer((request) => new Response(new URL(request.url).pathname))
    expect(await sendRaw(port, 'GET //evil.example/x HTTP/1.1')).toContain('\r\n\r\n/evil.example/x')
    expect(await sendRaw(port, 'GET http://localhost/abs HTTP/1.1')).toContain('/abs')
  })

  test('letters and digits that are percent-encoded lead to the address without, for pages alone', async () => {
    const { port } = await startServer((request) => new Response(new URL(request.url).pathname))
    const moved = await sendRaw(port, 'GET /%73earch/%6A%6fbs%2Fx%C3%A4?was=%61 HTTP/1.1')
    expect(moved).toMatch(/^HTTP\/1\.1 308 /)
    expect(moved).toMatch(/\r\nlocation: \/search\/jobs%2Fx%C3%A4\?was=%61\r\n/)
    expect(await sendRaw(port, 'GET /api/%61 HTTP/1.1')).toMatch(/^HTTP\/1\.1 200 /)
    expect(await sendRaw(port, 'POST /%61uth HTTP/1.1', ['Content-Length: 0'])).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('other methods are answered with 405 and the allowed ones', async () => {
    const { port } = await startServer(() => new Response('ok'))
    const answer = await sendRaw(port, 'TRACE / HTTP/1.1')
    expect(answer).toMatch(/^HTTP\/1\.1 405 /)
    expect(answer).toMatch(/\r\nallow: GET, HEAD, POST/i)
    expect(await sendRaw(port, 'DELETE /imprint HTTP/1.1')).toMatch(/^HTTP\/1\.1 405 /)
    expect(await sendRaw(port, 'DELETE /api/x HTTP/1.1')).toMatch(/^HTTP\/1\.1 200 /)
    expect(await sendRaw(port, 'POST /auth/login HTTP/1.1', ['Content-Length: 0'])).toMatch(/^HTTP\/1\.1 200 /)
  })

  test.each([
    ['no HTTP at all', '\x16\x03\x01 nonsense\r\n\r\n'],
    ['a request without Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a line folded', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\n\r\n'],
    ['a body that is none', 'POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n'],
  ])('%s gets one answer with the id of its one log line, and does no harm', async (_name, text) => {
    const { port, url, lines } = await startServer(async (asked) => new Response(await asked.text()))
    const connection = await openConnection(port)
    connection.send(text)
    await connection.closed
    expect(connection.received()).toMatch(/^HTTP\/1\.1 400 /)
    expect(connection.received().match(/HTTP\/1\.1/g)).toHaveLength(1)
    const [, id] = /x-request-id: (\S+)/.exec(connection.received()) ?? []
    await expect.poll(() => lines).toMatchObject([{ id, status: 400 }])
    expect((await fetch(url)).status).toBe(200)
  })

  test('a body that breaks off its form is refused in the error shape', async () => {
    const { port } = await startServer(async (asked) => new Response(await asked.text()))
    const connection = await openConnection(port)
    connection.send('POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{"\r\nZZ\r\n')
    await connection.closed
    expect(connection.received()).toMatch(/^HTTP\/1\.1 400 .*\r\n\r\n\{"error":\{"message":/s)
  })

  test('nonsense after a request does not become a part of its answer', async () => {
    const { port } = await startServer(() => new Response(new ReadableStream({ start: (to) => to.enqueue(bytes) })))
    const bytes = new TextEncoder().encode('event: open\n\n')
    const connection = await openConnection(port)
    connection.send('GET /api/events HTTP/1.1\r\nHost: a\r\n\r\n')
    await connection.until('event: open')
    connection.send('nonsense\r\n\r\n')
    await connection.closed
    expect(connection.received().match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })

  test('an expectation that nobody knows is answered like any request', async () => {
    const { port, lines } = await startServer(() => new Response('ok'))
    expect(await sendRaw(port, 'GET /api/x HTTP/1.1', ['Expect: the-unexpected'])).toMatch(/^HTTP\/1\.1 200 /)
    expect(lines).toMatchObject([{ status: 200 }])
  })
})

describe('log', () => {
  test('one line without query, address, cookie or what opens doors', async () => {
    const { url, lines } = await startServer(() => new Response('ok'))
    const secret = 'Zk3vQ9xL2mT8wR5yB1nC7pD4'
    await fetch(`${url}/invitation/${secret}?email=erika%40example.org`, { headers: { cookie: 'a=geheim' } })
    await fetch(`${url}/api/auth/reset-password/kurz?x=1`)
    await fetch(`${url}/job-posting/8c5f3a52-6f0e-4d0c-9c6a-2f1d9f3b7a11`)
    // A secret may happen to have no digit, and a long address no secret.
    await fetch(`${url}/talent-pool/${secret.replace(/\d/g, 'x')}`)
    await fetch(`${url}/super/one-more-page-with-a-long-name`)
    await expect.poll(() => lines).toHaveLength(5)
    expect(lines.map((line) => line.path)).toEqual([
      '/invitation/…',
      '/api/auth/reset-password/…',
      '/job-posting/8c5f3a52-6f0e-4d0c-9c6a-2f1d9f3b7a11',
      '/talent-pool/…',
      '/super/one-more-page-with-a-long-name',
    ])
    expect(JSON.stringify(lines)).not.toMatch(/127\.0\.0\.1|geheim|erika|Zk3v/)
  })
})

describe('starting', () => {
  test('an occupied port is said in German', async () => {
    const { port } = await startServer(() => new Response('ok'))
    await expect(startServer(() => new Response('ok'), { port })).rejects.toThrow(
      `Port ${port} auf 127.0.0.1 ist schon belegt`,
    )
  })
})

describe('stopping', () => {
  test('finishes what runs, says so on /healthz, takes nothing new', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { url, port, drain } = await startServer(async () => {
      await released
      return page('fertig')
    })
    const connection = await openConnection(port)
    connection.send('POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n')
    const idle = await openConnection(port)
    idle.send('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await idle.until('ok\n')
    const stopped = drain()
    await idle.closed
    connection.send('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await expect(fetch(url)).rejects.toThrow()
    release()
    const received = await connection.until('draining')
    expect(received).toContain('fertig')
    expect(received).toContain('HTTP/1.1 503')
    await stopped
    await connection.closed
    const socket = connect(port, '127.0.0.1')
    await expect(new Promise((resolve) => socket.once('error', resolve))).resolves.toMatchObject({
      code: 'ECONNREFUSED',
    })
  })

  test('behind a balancer says so until what runs has ended, and waits so long and no longer', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const asked: string[] = []
    const { url, port, finishRunning, drain } = await startServer(
      async (request) => {
        asked.push(request.url)
        await (request.url.endsWith('/slow') ? released : new Promise(() => {}))
        return page('fertig')
      },
      { timeouts: { drainMs: 1_000 } },
    )
    const [slow, endless] = [await openConnection(port), await openConnection(port)]
    slow.send('POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n')
    endless.send('POST /endless HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n')
    await expect.poll(() => asked).toHaveLength(2)
    const finished = finishRunning().then(() => 'finished')
    for (let look = 0; look < 3; look += 1) {
      const answer = await fetch(`${url}/readyz`)
      expect([answer.status, await answer.text()]).toEqual([503, 'draining\n'])
    }
    release()
    expect(await slow.until('fertig')).toContain('HTTP/1.1 200')
    expect(await Promise.race([finished, Promise.resolve('runs')])).toBe('runs')
    expect(await finished).toBe('finished')
    await drain()
    await endless.closed
  })

  test('behind a balancer waits for nobody who left before the answer', async () => {
    const asked: Request[] = []
    // Nothing ends this wait but what runs.
    const timeouts = { drainMs: 600_000 }
    const leaving = async (request: Request) => {
      asked.push(request)
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve))
      return page('zu spät')
    }
    const { url, finishRunning } = await startServer(leaving, { timeouts })
    const visitor = new AbortController()
    const answer = fetch(url, { method: 'POST', signal: visitor.signal }).catch(() => 'left')
    await expect.poll(() => asked).toHaveLength(1)
    visitor.abort()
    expect(await answer).toBe('left')
    await finishRunning()
  })
})

describe('health', () => {
  test('readiness follows the database and does not reveal why', async () => {
    let ready = true
    const { url } = await startServer(() => new Response('ok'), {
      readiness: async () => {
        if (!ready) throw new Error('password authentication failed')
        return { state: 'ready', details: [] }
      },
    })
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    ready = false
    const answer = await fetch(`${url}/readyz`)
    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toContain('password')
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    const page = await fetch(`${url}/readyz`, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(503)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const text = await page.text()
    expect(text).toContain('Die Datenbank fehlt.')
    expect(text).toContain(page.headers.get('x-request-id') ?? 'none')
    expect(text).not.toContain('password')
    ready = true
    const better = await fetch(`${url}/readyz`, { headers: { accept: 'text/html' } })
    expect([better.status, await better.text()]).toEqual([200, expect.stringContaining('die Datenbank antwortet.')])
  })

  test('readiness says what an operator has to mend, to programs and to people', async () => {
    const details = ["the clock of this node is 90 s ahead of the database's"]
    const { url } = await startServer(() => new Response('ok'), {
      readiness: async () => ({ state: 'clock', details }),
    })
    const answer = await fetch(`${url}/readyz`)
    expect([answer.status, await answer.text()]).toEqual([503, `not ready\n${details[0]}\n`])
    const page = await fetch(`${url}/readyz`, { headers: { accept: 'text/html' } })
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('Die Uhr geht falsch.')])
  })

  test("every answer is dated by the clock that decides, not by the machine's", async () => {
    const later = Date.parse('2031-05-06T07:08:09Z')
    setClock(() => later)
    onTestFinished(() => setClock(null))
    const { url } = await startServer(() => new Response('ok'))
    for (const path of ['/', '/healthz', '/nothing/here'])
      expect((await fetch(url + path)).headers.get('date')).toBe('Tue, 06 May 2031 07:08:09 GMT')
  })
})
