import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openConnection, sendRaw } from './raw-request.ts'
import { page, startServer } from './running-server.ts'

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
}

/** One answer as bytes, decoded by its own headers. */
async function ask(port: number, path: string, headers: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get({ port, path, headers, agent: false }, resolve).on('error', reject)
  const answer = await promise
  const bytes = await buffer(answer)
  const encoding = answer.headers['content-encoding'] ?? 'identity'
  return {
    status: answer.statusCode,
    headers: answer.headers,
    encoding,
    bytes,
    text: String(DECODERS[encoding]?.(bytes)),
  }
}

describe('encodings', () => {
  const html = `<main>${'„Stelle“ 👋 '.repeat(2_000)}</main>`
  const json = JSON.stringify('ä'.repeat(5_000))
  const application = (asked: Request) => {
    const { pathname } = new URL(asked.url)
    if (pathname === '/kept') return page(html, { 'x-page-cache': '60' })
    if (pathname === '/alone') return page(html)
    if (pathname === '/api/json') return new Response(json, { headers: { 'content-type': 'application/json' } })
    if (pathname === '/api/pdf') return new Response(html, { headers: { 'content-type': 'application/pdf' } })
    const encoded = { 'content-type': 'text/plain', 'content-encoding': 'br' }
    return new Response('already', { headers: encoded })
  }

  test.each([
    ['', ['identity']],
    ['identity', ['identity']],
    ['gzip', ['gzip']],
    ['GZIP', ['gzip']],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip;q=0.5, br;q=0', ['gzip']],
    ['gzip;q=0, br; q=0.0', ['identity']],
    ['gzip;q=0.000,br', ['br', 'identity']],
    ['deflate, compress, xgzip, brr', ['identity']],
  ])('offered %j, only such are sent, and what comes out is the same', async (offer, allowed) => {
    const { port } = await startServer(application)
    for (const path of ['/kept', '/kept', '/alone', '/api/json']) {
      const answer = await ask(port, path, offer === '' ? {} : { 'accept-encoding': offer })
      expect(allowed, `${path} ${answer.encoding}`).toContain(answer.encoding)
      expect(answer.text, path).toBe(path.startsWith('/api') ? json : html)
      // Caches must know what it depends on.
      expect(String(answer.headers.vary), path).toMatch(/accept-encoding/i)
    }
  })

  test.each([
    ['gzip, br', 'BROTLI'],
    ['gzip;q=0.5', 'GZIP'],
    ['gzip, br;q=0', 'GZIP'],
    ['gzip;q=0, br;q=0', 'start()'],
    ['brr, xgzip', 'start()'],
    ['identity', 'start()'],
  ])('a file that the build has compressed, offered %j, is %s', async (offer, body) => {
    const files = { 'assets/a.js': 'start()', 'assets/a.js.br': 'BROTLI', 'assets/a.js.gz': 'GZIP' }
    const { port } = await startServer(application, { files })
    const answer = await sendRaw(port, 'GET /assets/a.js HTTP/1.1', [`Accept-Encoding: ${offer}`])
    expect(answer.endsWith(`\r\n\r\n${body}`)).toBe(true)
    expect(answer).toMatch(/vary: accept-encoding/i)
    expect(answer).toMatch(/content-type: text\/javascript/i)
  })

  test('what is compressed already, or would not get smaller, is sent as it is', async () => {
    const { port } = await startServer(application)
    const pdf = await ask(port, '/api/pdf', { 'accept-encoding': 'gzip, br' })
    expect([pdf.encoding, pdf.text]).toEqual(['identity', html])
    expect(await sendRaw(port, 'GET /api/encoded HTTP/1.1', ['Accept-Encoding: gzip'])).toMatch(
      /content-encoding: br[\s\S]*already/,
    )
  })

  test('a kept page has one tag in all encodings, and a length', async () => {
    const { port } = await startServer(application)
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((offer) => ask(port, '/kept', { 'accept-encoding': offer })),
    )
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
    for (const { headers, bytes } of answers) expect(headers['content-length']).toBe(String(bytes.length))
    expect(answers[0]?.headers.vary).toBe('accept-encoding, cookie')
  })
})

describe('conditions', () => {
  test('of a kept page: any of several tags, weak or strong, and only for 200', async () => {
    const { port } = await startServer((asked) =>
      page('da', { 'x-page-cache': '60' }, asked.url.endsWith('/missing') ? 404 : 200),
    )
    const { headers } = await ask(port, '/')
    const tag = headers.etag ?? ''
    for (const sent of [tag, `"x", ${tag}`, tag.replace('W/', ''), '*']) {
      expect((await ask(port, '/', { 'if-none-match': sent })).status, sent).toBe(304)
    }
    for (const sent of ['"x"', tag.slice(0, -2), 'W/""', '']) {
      expect((await ask(port, '/', { 'if-none-match': sent })).status, sent).toBe(200)
    }
    const missing = await ask(port, '/missing')
    expect((await ask(port, '/missing', { 'if-none-match': String(missing.headers.etag) })).status).toBe(404)
  })

  test('of a file: its parts, unless it is another one by now, or there is no such part', async () => {
    const { port } = await startServer(() => new Response('app'), { files: { 'film.webm': '0123456789' } })
    const parts: readonly (readonly [Record<string, string>, number, string])[] = [
      [{ range: 'bytes=2-5' }, 206, '2345'],
      [{ range: 'bytes=7-' }, 206, '789'],
      [{ range: 'bytes=8-99' }, 206, '89'],
      [{ range: 'bytes=0-0' }, 206, '0'],
      [{ range: 'bytes=-3' }, 206, '789'],
      [{ range: 'bytes=10-' }, 416, ''],
      [{ range: 'bytes=5-2' }, 200, '0123456789'],
      [{ range: 'bytes=0-1,4-5' }, 200, '0123456789'],
      [{ range: 'lines=0-1' }, 200, '0123456789'],
      [{ range: 'bytes=2-5', 'if-range': '"other"' }, 200, '0123456789'],
      [{ range: 'bytes=2-5', 'if-range': 'Mon, 01 Jan 2001 00:00:00 GMT' }, 200, '0123456789'],
    ]
    for (const [headers, status, text] of parts) {
      const part = await ask(port, '/film.webm', headers)
      expect([part.status, part.text], JSON.stringify(headers)).toEqual([status, text])
      if (status === 206) expect(part.headers['content-length']).toBe(String(text.length))
    }
    const none = await ask(port, '/film.webm', { range: 'bytes=10-' })
    expect(none.headers['content-range']).toBe('bytes */10')
    const head = await sendRaw(port, 'HEAD /film.webm HTTP/1.1')
    expect(head).toMatch(/^HTTP\/1\.1 200 [\s\S]*content-length: 10[\s\S]*\r\n\r\n$/i)
  })

  test('a file that is kept compressed is given as a whole: nobody knows parts of what', async () => {
    const files = { 'assets/a.js': '0123456789', 'assets/a.js.br': 'BROTLI' }
    const { port } = await startServer(() => new Response('app'), { files })
    const whole = await sendRaw(port, 'GET /assets/a.js HTTP/1.1', ['Range: bytes=0-1', 'Accept-Encoding: br'])
    expect(whole).toMatch(/^HTTP\/1\.1 200 [\s\S]*BROTLI$/)
  })
})

describe('what the application says of its own files', () => {
  test('is kept: a sandbox, an attachment, what may not be stored', async () => {
    const own = {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="zeugnis.pdf"',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=60',
    }
    const { url } = await startServer(() => new Response('%PDF-', { headers: own }))
    const answer = await fetch(`${url}/api/files/x`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...own, 'x-content-type-options': 'nosniff' })
  })

  test('where it says nothing, nobody may store it', async () => {
    const { url } = await startServer(() => Response.json({}))
    expect((await fetch(`${url}/api/x`)).headers.get('cache-control')).toBe('private, no-store')
  })

  test('headers of the connection are not its to say', async () => {
    const own = {
      connection: 'close',
      'keep-alive': 'timeout=1',
      date: 'never',
      'x-request-id': 'own',
      'x-page-cache': '9',
    }
    const { port } = await startServer(() => new Response('x', { headers: own }))
    const connection = await openConnection(port)
    connection.send('GET /api/x HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const answer = await connection.until('\r\n\r\n')
    expect(answer).not.toMatch(/never|timeout=1\b|x-page-cache|x-request-id: own|connection: close/i)
    connection.send('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await connection.until('ok\n')
  })
})
