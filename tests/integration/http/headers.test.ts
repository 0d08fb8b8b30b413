import { expect, test } from 'vitest'
import { openConnection, sendRaw } from './raw-request.ts'
import { page, startServer } from './running-server.ts'

const HTML = 'Accept: text/html'
/** Every kind of answer, by the request that leads to it. */
const KINDS: readonly (readonly [name: string, request: string, lines: string[]])[] = [
  ['a page for one', 'GET /alone HTTP/1.1', [HTML]],
  ['a page that is kept', 'GET /kept HTTP/1.1', [HTML]],
  ['the same page again', 'GET /kept HTTP/1.1', [HTML]],
  ['a page that has not changed', 'GET /kept HTTP/1.1', [HTML, 'If-None-Match: *']],
  ['the head of a page', 'HEAD /kept HTTP/1.1', [HTML]],
  ['a page that is not there', 'GET /missing HTTP/1.1', [HTML]],
  ['a redirect', 'GET /moved HTTP/1.1', [HTML]],
  ['an answer of a procedure', 'GET /api/trpc/x HTTP/1.1', []],
  ['a refusal of a procedure', 'POST /api/trpc/refused HTTP/1.1', ['Content-Length: 0']],
  ['an upload that is too long', 'POST /api/trpc/x HTTP/1.1', ['Content-Length: 99000000']],
  ['a PDF', 'GET /api/files/pdf HTTP/1.1', []],
  ['a part of a file', 'GET /api/files/part HTTP/1.1', ['Range: bytes=0-1']],
  ['nothing', 'GET /api/nothing HTTP/1.1', []],
  ['events', 'GET /api/events HTTP/1.1', []],
  ['a static file', 'GET /favicon.svg HTTP/1.1', []],
  ['a static file that has not changed', 'GET /favicon.svg HTTP/1.1', ['If-None-Match: *']],
  ['a part of a static file', 'GET /film.webm HTTP/1.1', ['Range: bytes=0-1']],
  ['no such part', 'GET /film.webm HTTP/1.1', ['Range: bytes=99-']],
  ['a script', 'GET /assets/a.js HTTP/1.1', []],
  ['no such script', 'GET /assets/none.js HTTP/1.1', []],
  ['a fault of the application', 'GET /fails HTTP/1.1', [HTML]],
  ['a fault of a program', 'GET /api/fails HTTP/1.1', []],
  ['a wrong address', 'GET /%zz HTTP/1.1', [HTML]],
  ['a long address', `GET /${'a'.repeat(9_000)} HTTP/1.1`, []],
  ['another method', 'TRACE / HTTP/1.1', []],
  ['a second host', 'GET / HTTP/1.1', ['Host: evil.example']],
  ['what is not HTTP', 'GET / HTTP/1.1', ['X : a']],
  ['too many headers', 'GET / HTTP/1.1', [`X: ${'a'.repeat(40_000)}`]],
  ['health', 'GET /healthz HTTP/1.1', []],
  ['readiness', 'GET /readyz HTTP/1.1', []],
  ['readiness for people', 'GET /readyz HTTP/1.1', [HTML]],
]

async function application(asked: Request): Promise<Response> {
  const { pathname } = new URL(asked.url)
  const name = pathname.split('/').at(-1)
  if (name === 'fails') throw new Error('kaputt')
  if (name === 'moved') return new Response(null, { status: 307, headers: { location: '/' } })
  if (name === 'nothing') return new Response(null, { status: 204 })
  if (name === 'refused') return Response.json({ error: {} }, { status: 403 })
  if (name === 'events') return new Response('data: 1\n\n', { headers: { 'content-type': 'text/event-stream' } })
  if (name === 'pdf') return new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })
  if (name === 'part') return new Response('ab', { status: 206, headers: { 'content-type': 'video/mp4' } })
  if (pathname.startsWith('/api/')) return Response.json({})
  // The application's own headers must not weaken anything.
  const weak = {
    'content-security-policy': 'default-src *',
    'x-frame-options': 'ALLOWALL',
    'referrer-policy': 'unsafe-url',
  }
  if (name === 'missing') return page('nichts', weak, 404)
  return page('da', name === 'kept' ? { ...weak, 'x-page-cache': '60' } : weak)
}

const FILES = { 'favicon.svg': '<svg/>', 'film.webm': '0123456789', 'assets/a.js': 'start()' }

test.each(KINDS)('every protection is on %s', async (_name, request, lines) => {
  const { port } = await startServer(application, { files: FILES, secure: true, secureSubdomains: true })
  const answer = await sendRaw(port, request, lines)
  const [head = ''] = answer.split('\r\n\r\n')
  const headers = head
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(/: (.*)/s))
  const named = (name: string) =>
    headers.flatMap(([key = '', value = '']) => (key.toLowerCase() === name ? [value] : []))
  expect(named('x-content-type-options'), head).toEqual(['nosniff'])
  expect(named('x-frame-options')).toEqual(['DENY'])
  expect(named('referrer-policy')).toEqual(['strict-origin-when-cross-origin'])
  expect(named('cross-origin-opener-policy')).toEqual(['same-origin'])
  expect(named('cross-origin-resource-policy')).toEqual(['same-origin'])
  expect(named('strict-transport-security')).toEqual(['max-age=31536000; includeSubDomains'])
  expect(named('permissions-policy')[0]).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/)
  expect(named('reporting-endpoints')).toEqual(['csp="/api/csp-reports"'])
  expect(named('x-request-id')).toEqual([expect.stringMatching(/^[\w-]{36}$/)])
  expect(named('server')).toEqual([])
  expect(named('x-powered-by')).toEqual([])
  const [policy, ...others] = named('content-security-policy')
  expect(others).toEqual([])
  expect(policy).toMatch(/base-uri 'none'/)
  expect(policy).toMatch(/frame-ancestors 'none'/)
  expect(policy).not.toContain('default-src *')
  if (named('content-type')[0]?.startsWith('text/html')) {
    expect(policy).toMatch(/object-src 'none'/)
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default ProseMirrorClipboard/)
    expect(policy).toMatch(/report-uri \/api\/csp-reports; report-to csp$/)
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
  }
})

test('HSTS speaks for the hosts below only where the operator wants it', async () => {
  const { url } = await startServer(application, { secure: true })
  expect((await fetch(`${url}/alone`)).headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('a request that is not over yet gets them with its refusal as well', async () => {
  const { port } = await startServer(application)
  const connection = await openConnection(port)
  connection.send('POST /api/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nnope\r\n')
  await connection.closed
  expect(connection.received()).toMatch(/^HTTP\/1\.1 400 [\s\S]*nosniff[\s\S]*frame-ancestors 'none'/)
})
