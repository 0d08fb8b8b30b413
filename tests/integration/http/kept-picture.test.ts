import { expect, test } from 'vitest'
import { passOn } from '../../../src/platform/server/bus/hear.ts'
import { noteFailure } from '../../../src/platform/server/http/request-failure.ts'
import { startServer } from './running-server.ts'

const path = '/api/files/company/01900000-0000-7000-8000-000000000001'
const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' })

/** An application with one picture, as long as its database is there. */
async function picturedServer(size = 40_000) {
  const state: { is: 'there' | 'away' | 'removed' | 'cut'; asked: number } = { is: 'there', asked: 0 }
  const server = await startServer((request) => {
    state.asked += 1
    if (state.is === 'removed') return new Response('Gibt es nicht.', { status: 404 })
    if (state.is === 'away') {
      noteFailure(request.headers.get('x-request-id') ?? '', refused)
      return new Response('', { status: 500 })
    }
    const cut = new ReadableStream({ start: (to) => to.error(new Error('the store is away')) })
    return new Response(state.is === 'cut' ? cut : new Uint8Array(size).fill(7), {
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        etag: '"1"',
        'x-page-cache': '3600; tags=company:1',
      },
    })
  })
  const read = async (init: RequestInit = {}) => {
    const answer = await fetch(server.url + path, init)
    return { status: answer.status, headers: answer.headers, size: (await answer.arrayBuffer()).byteLength }
  }
  return { ...server, state, read }
}

test.for(['away', 'cut'] as const)(
  'a picture that pages show stands in for itself while it cannot be read: %s',
  async (is) => {
    const { state, read } = await picturedServer()
    const there = await read()
    state.is = is
    const kept = await read()
    for (const { status, size, headers } of [there, kept]) {
      expect([status, size]).toEqual([200, 40_000])
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(headers.get('content-type')).toBe('image/webp')
      expect(headers.has('x-page-cache')).toBe(false)
    }
    expect((await read({ headers: { 'if-none-match': '"1"' } })).status).toBe(304)
  },
)

test('the application is asked each time it can answer', async () => {
  const { state, read } = await picturedServer()
  for (const times of [1, 2]) {
    expect((await read()).status).toBe(200)
    expect(state.asked).toBe(times)
  }
  state.is = 'removed'
  expect((await read()).status).toBe(404)
})

test.for(['company:1', '*'])('a picture is not shown after a notice about %s', async (tag) => {
  const { state, read } = await picturedServer()
  await read()
  state.is = 'away'
  passOn('changed_pages', JSON.stringify([tag]))
  const answer = await read()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '15'])
})

test.for([
  { what: 'a part of a file', size: 40_000, init: { headers: { range: 'bytes=0-9' } } },
  { what: 'what is too large', size: 600_000, init: {} },
])('$what is not kept', async ({ size, init }) => {
  const { state, read } = await picturedServer(size)
  expect((await read(init)).size).toBe(size)
  state.is = 'away'
  expect((await read()).status).toBe(503)
})
