import { expect, test } from 'vitest'
import { createRandom, type Random } from '../../../src/lib/random.ts'
import { openConnection } from './raw-request.ts'
import { page, startServer } from './running-server.ts'

/** A page that shows everything the application learns about its own address. */
const ownAddress = (asked: Request) =>
  page(`[${asked.url} ${asked.headers.get('x-forwarded-host')} ${asked.headers.get('x-forwarded-proto')}]`, {
    'x-page-cache': '60; tags=home',
  })

test.each([
  ['a path', ['Host: localhost/search']],
  ['a path by a proxy of old', ['Host: localhost%2fsearch']],
  ['a name and a password', ['Host: a:b@localhost']],
  ['a query', ['Host: localhost?a']],
  ['a hash', ['Host: localhost#a']],
  ['nothing', ['Host:']],
  ['a port out of range', ['Host: localhost:99999']],
  ['a port that is none', ['Host: localhost:']],
  ['two names', ['Host: a, b']],
  ['a space', ['Host: a b']],
  ['half an address', ['Host: [::1']],
  ['a name of any length', [`Host: ${'a'.repeat(300)}`]],
  ['two lines', ['Host: localhost', 'Host: evil.example']],
  ['two lines that agree', ['Host: localhost', 'host: localhost']],
])('a Host with %s is refused before the application runs', async (_name, lines) => {
  let calls = 0
  const { port } = await startServer((asked) => {
    calls += 1
    return ownAddress(asked)
  })
  for (const path of ['/', '/api/trpc/plan.list']) {
    const answer = await send(port, path, lines)
    expect(answer.status).toBe(400)
  }
  expect(calls).toBe(0)
})

test.each([
  'X-Forwarded-Host: evil.example/search',
  'X-Forwarded-Host: ',
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-For: unknown',
])('nonsense of a trusted proxy is refused: %s', async (line) => {
  const { port } = await startServer(ownAddress, { trustProxy: 1 })
  expect((await send(port, '/', ['Host: localhost', line])).status).toBe(400)
})

test.each([0, 1])('any address and headers get 400 or their own page, with %i proxies', async (trustProxy) => {
  const shared = await startServer(ownAddress, { trustProxy })
  // Never cached: each request gets its own.
  const alone = await startServer((asked) => new Response(ownAddress(asked).body, HTML), { trustProxy })
  const random = createRandom(`hosts ${trustProxy}`)
  let pages = 0
  for (let round = 0; round < 1_500; round += 1) {
    const [path, lines] = [random.pick(PATHS), generatedLines(random)]
    const [kept, truth] = await Promise.all([send(shared.port, path, lines), send(alone.port, path, lines)])
    const label = `${path} ${JSON.stringify(lines)}`
    expect([kept.status, kept.page], label).toEqual([truth.status, truth.page])
    expect([200, 400], label).toContain(kept.status)
    if (kept.status === 200) pages += 1
  }
  expect(pages).toBeGreaterThan(200)
})

const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } }
const PATHS = [
  '/',
  '/search',
  '/search/jobs',
  '/search/jobs/',
  '/jobs/',
  '//jobs',
  '/a?b=/c',
  '/a%20b',
  '/?a b',
  '/b#c',
  '/%2f',
]
const HOSTS = [
  ...['localhost', 'LOCALHOST', 'localhost:80', 'localhost:443', 'localhost:3000', 'a.example', '127.1', '[::1]:80'],
  ...[
    'localhost/search',
    'localhost/search/',
    'localhost?',
    'localhost /',
    'a@localhost',
    '',
    'a,b',
    'ä.example',
    '\\',
  ],
]

function generatedLines(random: Random): string[] {
  const lines = [`Host: ${random.pick(HOSTS)}`]
  if (random.chance(0.1)) lines.push(`Host: ${random.pick(HOSTS)}`)
  if (random.chance(0.3)) lines.push(`X-Forwarded-Host: ${random.pick(HOSTS)}`)
  if (random.chance(0.1)) lines.push(`X-Forwarded-Host: ${random.pick(HOSTS)}, ${random.pick(HOSTS)}`)
  if (random.chance(0.3)) lines.push(`X-Forwarded-Proto: ${random.pick(['http', 'https', 'HTTPS', 'ftp', 'a b'])}`)
  if (random.chance(0.2)) lines.push(`X-Forwarded-For: ${random.pick(['192.0.2.1', '::1', 'unknown', '1, 192.0.2.1'])}`)
  if (random.chance(0.2)) lines.push(`X-Forwarded-Port: ${random.pick(['80', '/x'])}`, 'Forwarded: host=evil.example')
  return lines
}

async function send(port: number, path: string, lines: readonly string[]) {
  const connection = await openConnection(port)
  connection.send([`GET ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'))
  await connection.closed
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(connection.received()) ?? []
  const [, page] = /\r\n\r\n(?:[\da-f]+\r\n)?(\[.*\])/s.exec(connection.received()) ?? []
  return { status: Number(status), page }
}
