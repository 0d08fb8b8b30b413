import { describe, expect, test } from 'vitest'
import { openConnection } from './raw-request.ts'
import { page, startServer } from './running-server.ts'

const HOST = 'Host: localhost\r\n'
const HIDDEN = `GET /hidden HTTP/1.1\r\n${HOST}\r\n`
const post = (lines: string, body = '', version = '1.1') =>
  `POST /first HTTP/${version}\r\n${HOST}${lines}\r\n\r\n${body}`
const get = (lines: string, target = '/first', version = '1.1') => `GET ${target} HTTP/${version}\r\n${lines}\r\n`

/** A server that records what the application was asked for. */
async function startListening() {
  const seen: string[] = []
  const { port } = await startServer(async (asked) => {
    seen.push(`${asked.method} ${asked.url} ${await asked.text()}`)
    return page('da', { 'x-page-cache': '60' })
  })
  return { seen, port }
}

/** Sends an ambiguous request and then a clear one; ends when the server has closed or answered the second. */
async function sendBoth(port: number, unclear: string) {
  const connection = await openConnection(port)
  connection.send(unclear)
  connection.socket.write(`GET /last HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
  await connection.closed
  return [...connection.received().matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
}

describe('what has two readings is refused before the application sees it, and ends its connection', () => {
  test.each([
    ['a length and chunks', post('Content-Length: 6\r\nTransfer-Encoding: chunked', `0\r\n\r\n${HIDDEN}`)],
    ['chunks and a length', post('Transfer-Encoding: chunked\r\nContent-Length: 6', `0\r\n\r\n${HIDDEN}`)],
    ['two lengths', post('Content-Length: 5\r\nContent-Length: 0', 'hello')],
    ['a length twice', post('Content-Length: 5\r\nContent-Length: 5', 'hello')],
    ['a list of lengths', post('Content-Length: 5, 5', 'hello')],
    ['a length with a sign', post('Content-Length: +5', 'hello')],
    ['a negative length', post('Content-Length: -5', 'hello')],
    ['a length in hexadecimal', post('Content-Length: 0x5', 'hello')],
    ['a length with a space', post('Content-Length: 5 5', 'hello')],
    ['a length beyond every number', post('Content-Length: 99999999999999999999', 'hello')],
    ['a coding with a space before its colon', post('Transfer-Encoding : chunked', `0\r\n\r\n${HIDDEN}`)],
    ['a coding that sounds like chunks', post('Transfer-Encoding: xchunked', `0\r\n\r\n${HIDDEN}`)],
    ['a second coding', post('Transfer-Encoding: gzip, chunked', '0\r\n\r\n')],
    ['a coding after the chunks', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${HIDDEN}`)],
    ['codings on two lines', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', `0\r\n\r\n${HIDDEN}`)],
    [
      'chunks before they were invented',
      post('Connection: keep-alive\r\nTransfer-Encoding: chunked', '0\r\n\r\n', '1.0'),
    ],
    ['lines that end by a line feed alone', `GET /first HTTP/1.1\n${HOST.trim()}\n\n`],
    ['one such line', get(`${HOST}X: a\nY: b\r\n`).replace('\r\nY', '\nY')],
    ['a carriage return inside a line', get('Host: localhost\rX: a\r\n')],
    ['a line that goes on in the next', get(`${HOST}X: a\r\n b\r\n`)],
    ['a host that goes on in the next line', get('Host: localhost\r\n .evil.example\r\n')],
    ['a space before a colon', get(`${HOST}X : a\r\n`)],
    ['a line without colon', get(`${HOST}X\r\n`)],
    ['NUL in a header', get(`${HOST}X: a\0b\r\n`)],
    ['NUL in the target', get(HOST, '/fi\0rst')],
    ['a target at another host', get(HOST, 'http://evil.example/first')],
    ['a target at another port', get(HOST, 'http://localhost:81/first')],
    ['a target with a name and a password', get(HOST, 'http://a:b@localhost/first')],
    ['a target that is only a host', get(HOST, 'localhost:80')],
    ['a target that is a star', get(HOST, '*')],
    ['a host only in its target', get('', 'http://localhost/first')],
    ['no host', get('')],
    ['HTTP/0.9', 'GET /first\r\n\r\n'],
    ['HTTP/1.9', get(HOST, '/first', '1.9')],
    ['HTTP/2 in words', get(HOST, '/first', '2.0')],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a method in small letters', get(HOST).replace('GET', 'get')],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
  ])('%s', async (_name, text) => {
    const { seen, port } = await startListening()
    expect(await sendBoth(port, text)).toEqual([400])
    expect(seen).toEqual([])
  })

  test.each([
    ['in hexadecimal with a mark', '0x2\r\n{}\r\n0\r\n\r\n'],
    ['negative', '-2\r\n{}\r\n0\r\n\r\n'],
    ['beyond every number', 'FFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n'],
    ['shorter than what comes', `1\r\n{}\r\n0\r\n\r\n${HIDDEN}`],
    ['ended by a line feed', '2\n{}\n0\n\n'],
    ['with a line feed in its extension', '2;a="\n"\r\n{}\r\n0\r\n\r\n'],
    ['followed by another length in its trailers', '2\r\n{}\r\n0\r\nContent-Length: 7\r\n\r\n'],
    ['with an extension of any length', `2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`],
  ])('a chunk whose length is %s', async (_name, body) => {
    const { seen, port } = await startListening()
    const statuses = await sendBoth(port, post('Transfer-Encoding: chunked', body))
    expect(statuses[0]).toBeGreaterThanOrEqual(400)
    expect(statuses[0]).toBeLessThan(500)
    expect(statuses).toHaveLength(1)
    expect(seen).toEqual([])
  })

  test('CONNECT gets no tunnel', async () => {
    const { seen, port } = await startListening()
    const connection = await openConnection(port)
    connection.send(`CONNECT localhost:80 HTTP/1.1\r\n${HOST}\r\n`)
    await connection.closed
    expect([connection.received(), seen]).toEqual(['', []])
  })
})

describe('what only looks odd has one answer, and the next request its own', () => {
  test.each([
    ['a GET with a body', get(`${HOST}Content-Length: ${HIDDEN.length}\r\n`) + HIDDEN],
    ['a GET with chunks', `${get(`${HOST}Transfer-Encoding: chunked\r\n`)}5\r\nhello\r\n0\r\n\r\n`],
    ['a target with our own host', get(HOST, 'http://LOCALHOST:80/first')],
    ['slashes at the start', get(HOST, '//first')],
    [
      'other methods and addresses in headers',
      get(`${HOST}X-HTTP-Method-Override: DELETE\r\nX-Original-URL: /hidden\r\nX-Rewrite-URL: /hidden\r\n`),
    ],
  ])('%s', async (_name, text) => {
    const { seen, port } = await startListening()
    expect(await sendBoth(port, text)).toEqual([200, 200])
    expect(seen).toEqual(['GET http://localhost/first ', 'GET http://localhost/last '])
  })

  test.each(['h2c', 'websocket', 'TLS/1.2, HTTP/1.1'])('an offer to speak %s is not taken up', async (protocol) => {
    const { seen, port } = await startListening()
    const connection = await openConnection(port)
    connection.send(
      get(`${HOST}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMA\r\n`),
    )
    expect(await connection.until('da')).toMatch(/^HTTP\/1\.1 200 /)
    connection.send(`GET /last HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
    await connection.closed
    expect(seen).toEqual(['GET http://localhost/first ', 'GET http://localhost/last '])
  })

  test.each(['ftp://localhost/first', '//evil.example/..', '/first/%2e%2e/last', '/first%00'])(
    'a target that leads elsewhere is refused alone: %s',
    async (target) => {
      const { seen, port } = await startListening()
      expect(await sendBoth(port, get(HOST, target))).toEqual([400, 200])
      expect(seen).toEqual(['GET http://localhost/last '])
    },
  )

  test('trailers change nothing of what was said before', async () => {
    const { seen, port } = await startListening()
    const trailers = 'Host: evil.example\r\nCookie: a=b\r\n'
    const body = `2\r\n{}\r\n0\r\n${trailers}\r\n`
    expect(await sendBoth(port, post('Trailer: Host, Cookie\r\nTransfer-Encoding: chunked', body))).toEqual([200, 200])
    // Answers come in order; who needs no body may be heard before one who does.
    expect(seen.toSorted()).toEqual(['GET http://localhost/last ', 'POST http://localhost/first {}'])
  })

  test('a thousand requests at once on one connection get a thousand answers in their order', async () => {
    const { port } = await startServer((asked) => new Response(new URL(asked.url).pathname))
    const connection = await openConnection(port)
    const all = Array.from({ length: 1_000 }, (_, index) => `GET /api/${index} HTTP/1.1\r\n${HOST}\r\n`)
    connection.send(`${all.join('')}GET /api/end HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
    await connection.closed
    const answers = [...connection.received().matchAll(/\r\n\r\n\/api\/(\d+|end)/g)].map(([, name]) => name)
    expect(answers).toEqual([...all.map((_, index) => String(index)), 'end'])
  })

  test('whoever only listens to half of it holds nobody up', async () => {
    const { port, url } = await startServer(() => new Response('x'.repeat(100_000)))
    const connection = await openConnection(port)
    connection.socket.pause()
    connection.send(`GET /api/x HTTP/1.1\r\n${HOST}\r\n`.repeat(500))
    connection.socket.end()
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })
})
