import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { REACT_ARIA_STYLES } from '../../../src/platform/server/http/security/csp.ts'
import { openConnection, sendRaw } from './raw-request.ts'
import { page, startServer } from './running-server.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('security headers', () => {
  test('are on every kind of answer', async () => {
    const { url } = await startServer(
      (asked) => {
        if (asked.url.endsWith('/fails')) throw new Error('kaputt')
        return asked.url.includes('/api/') ? Response.json({}) : page('x', { 'content-security-policy': 'open' })
      },
      { files: { 'favicon.svg': '<svg/>' }, secure: true },
    )
    for (const path of ['/', '/api/x', '/favicon.svg', '/assets/none.js', '/healthz', '/fails', '/%']) {
      const { headers } = await fetch(url + path, { headers: BROWSER })
      expect(headers.get('content-security-policy'), path).toMatch(/default-src '(self|none)'.*frame-ancestors 'none'/)
      expect(Object.fromEntries(headers), path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
    }
  })

  test('HSTS is not sent over plain http', async () => {
    const { url } = await startServer(() => page('x'))
    expect((await fetch(url)).headers.get('strict-transport-security')).toBeNull()
  })

  test('the styles that React Aria adds while running are still those that the policy allows', async () => {
    const folder = dirname(createRequire(import.meta.url).resolve('react-aria/package.json'))
    for (const [file, style] of [
      ['interactions/usePress.mjs', REACT_ARIA_STYLES[0]],
      ['overlays/usePreventScroll.mjs', REACT_ARIA_STYLES[1]],
    ] as const) {
      const source = await readFile(join(folder, 'dist/private', file), 'utf8')
      const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? ''
      const texts = [...source.matchAll(/textContent = `([^`]*)`\.trim\(\)/g)].map(([, text = '']) =>
        text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim(),
      )
      expect(texts, file).toEqual([style])
    }
  })
})

describe('failures of the application', () => {
  const failing = () => {
    throw new Error('Failed query: select secret from user\nparams: erika@example.org')
  }

  test('show people a page of their own, with the id that is in the one log line', async () => {
    const { url, lines } = await startServer(failing)
    const answer = await fetch(`${url}/x`, { headers: BROWSER })
    const body = await answer.text()
    expect(answer.status).toBe(500)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(body).toContain('Signalstörung.')
    expect(body).toContain('Internal Server Error')
    expect(body).toContain(`Vorgangsnummer: ${answer.headers.get('x-request-id')}`)
    expect(body).not.toMatch(/select|erika|<script|https?:/)
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
    await expect.poll(() => lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ level: 'error', id: answer.headers.get('x-request-id'), status: 500 })
  })

  test('have the error shape under /api', async () => {
    const { url } = await startServer(async () => failing())
    const answer = await fetch(`${url}/api/auth/x`)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      error: {
        message: expect.stringContaining('schiefgelaufen'),
        code: -32603,
        data: { fieldErrors: null, requestId: answer.headers.get('x-request-id') },
      },
    })
  })

  test('do not spread to those who wait for the same page', async () => {
    let calls = 0
    const { url } = await startServer(async () => {
      calls += 1
      if (calls === 1) throw new Error('einmal')
      return page('gut', { 'x-page-cache': '60' })
    })
    expect((await fetch(url)).status).toBe(500)
    expect((await fetch(url)).status).toBe(200)
  })

  test('in the middle of an answer break it off instead of ending it', async () => {
    const { url, lines } = await startServer(() => {
      let pulls = 0
      const body = new ReadableStream({
        pull(controller) {
          pulls += 1
          if (pulls === 1) controller.enqueue(new TextEncoder().encode('Anfang'))
          else controller.error(new Error('Platte weg'))
        },
      })
      return new Response(body, { headers: { 'content-type': 'application/octet-stream' } })
    })
    await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow()
    await expect.poll(() => lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ level: 'error', err: { message: 'Platte weg' } })
  })
})

describe('static files', () => {
  const files = {
    'assets/app-1a2b.js': 'start()'.repeat(300),
    'assets/app-1a2b.js.br': 'BROTLI',
    'assets/app-1a2b.js.gz': 'GZIP',
    'favicon.svg': '<svg/>',
    'Größe ä.txt': 'x',
  }

  test('below assets/ are immutable and precompressed', async () => {
    const { url, port } = await startServer(() => new Response('app'), { files })
    const plain = await fetch(`${url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await plain.text()).toBe(files['assets/app-1a2b.js'])
    const offers = ['Accept-Encoding: gzip, deflate, br;q=0']
    const gzip = await sendRaw(port, 'GET /assets/app-1a2b.js HTTP/1.1', offers)
    expect(gzip).toMatch(/content-encoding: gzip[\s\S]*GZIP$/)
    expect(await sendRaw(port, 'GET /assets/app-1a2b.js HTTP/1.1', ['Accept-Encoding: gzip, br'])).toMatch(/BROTLI$/)
    expect((await fetch(`${url}/assets/app-1a2b.js.br`)).status).toBe(404)
  })

  test('others are kept for an hour and answer 304 and HEAD', async () => {
    const { url } = await startServer(() => new Response('app'), { files })
    const full = await fetch(`${url}/favicon.svg`)
    expect(full.headers.get('cache-control')).toBe('public, max-age=3600')
    const tag = full.headers.get('etag') ?? ''
    expect((await fetch(`${url}/favicon.svg`, { headers: { 'if-none-match': `"a", ${tag}` } })).status).toBe(304)
    const head = await fetch(`${url}/favicon.svg`, { method: 'HEAD' })
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['6', ''])
    expect((await fetch(`${url}/favicon.svg`, { method: 'POST' })).status).toBe(405)
  })

  test('are given in parts to whoever jumps within them', async () => {
    const { url } = await startServer(() => new Response('app'), { files: { 'film.webm': '0123456789' } })
    const part = await fetch(`${url}/film.webm`, { headers: { range: 'bytes=2-5' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-5/10', '2345'])
    expect((await fetch(`${url}/film.webm`, { headers: { range: 'bytes=10-' } })).status).toBe(416)
    const changed = await fetch(`${url}/film.webm`, { headers: { range: 'bytes=2-5', 'if-range': '"old"' } })
    expect([changed.status, await changed.text()]).toEqual([200, '0123456789'])
  })

  test('unknown assets are 404 without asking the application, and nothing outside is reachable', async () => {
    const { url, port } = await startServer(() => new Response('app'), {
      files: { ...files, '../server/x.js': 'secret' },
    })
    const missing = await fetch(`${url}/assets/none.js`, { headers: BROWSER })
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain('Falsch abgebogen.')
    const escapes = [
      '/assets/../../server/x.js',
      '/assets/..%2f..%2fserver/x.js',
      '/../server/x.js',
      '/%2e%2e/server/x.js',
    ]
    for (const path of escapes) expect(await sendRaw(port, `GET ${path} HTTP/1.1`), path).not.toContain('secret')
  })
})

describe('answers of the application', () => {
  test('are compressed when that pays, and keep their status, headers and cookies', async () => {
    const { url } = await startServer((asked) => {
      const size = Number(new URL(asked.url).searchParams.get('size'))
      const headers = new Headers({ 'content-type': 'application/json', 'x-own': '1' })
      headers.append('set-cookie', 'a=1; HttpOnly')
      headers.append('set-cookie', 'b=2')
      return new Response(JSON.stringify('ä'.repeat(size)), { status: 201, headers })
    })
    const long = await fetch(`${url}/api/x?size=5000`, { headers: { 'accept-encoding': 'gzip' } })
    expect(long.status).toBe(201)
    expect(long.headers.get('content-encoding')).toBe('gzip')
    expect(long.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2'])
    expect(long.headers.get('x-own')).toBe('1')
    expect((await long.json()).length).toBe(5000)
    const short = await fetch(`${url}/api/x?size=5`)
    expect([short.headers.get('content-encoding'), short.headers.get('content-length')]).toEqual([null, '12'])
  })

  test('of other kinds pass through as they come', async () => {
    const second = Promise.withResolvers<void>()
    const { port } = await startServer(
      () =>
        new Response(
          new ReadableStream({
            async start(controller) {
              controller.enqueue(new TextEncoder().encode('data: eins\n\n'))
              await second.promise
              controller.enqueue(new TextEncoder().encode('data: zwei\n\n'))
              controller.close()
            },
          }),
          { headers: { 'content-type': 'text/event-stream' } },
        ),
    )
    const connection = await openConnection(port)
    connection.send('GET /api/events HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n')
    expect(await connection.until('data: eins')).not.toContain('content-encoding')
    second.resolve()
    await connection.until('data: zwei')
  })

  test('that pause are sent piece by piece, compressed where accepted', async () => {
    const gate = Promise.withResolvers<void>()
    const { url } = await startServer(() => {
      const body = new ReadableStream({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode('<p>sofort</p>'))
          await gate.promise
          controller.enqueue(new TextEncoder().encode('<p>später</p>'))
          controller.close()
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/html' } })
    })
    const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    const reader = answer.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('<p>sofort</p>')
    gate.resolve()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('<p>später</p>')
  })

  test('a visitor who leaves ends the work', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { port } = await startServer(
      () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
            cancel: () => resolve(),
          }),
          { headers: { 'content-type': 'application/pdf' } },
        ),
    )
    const connection = await openConnection(port)
    connection.send('GET /api/file HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await connection.until('200 OK')
    connection.socket.destroy()
    await promise
  })

  test('a visitor who leaves while nothing is sent ends the work as well', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { port } = await startServer(() => {
      const start = (controller: ReadableStreamDefaultController) =>
        controller.enqueue(new TextEncoder().encode('data: 1'))
      const body = new ReadableStream({ start, cancel: () => resolve() })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    })
    const connection = await openConnection(port)
    connection.send('GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await connection.until('data: 1')
    connection.socket.destroy()
    await promise
  })

  test('HEAD and answers without a body are complete', async () => {
    const { url } = await startServer((asked) =>
      asked.method === 'HEAD' ? new Response('x'.repeat(10)) : new Response(null, { status: 204 }),
    )
    expect((await fetch(`${url}/api/x`, { method: 'HEAD' })).status).toBe(200)
    expect((await fetch(`${url}/api/x`, { method: 'DELETE' })).status).toBe(204)
  })
})
