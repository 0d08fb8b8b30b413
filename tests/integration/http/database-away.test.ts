import { expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '../../../src/lib/app-error.ts'
import { passOn } from '../../../src/platform/server/bus/hear.ts'
import { isDatabaseAway } from '../../../src/platform/server/database/away.ts'
import { noteFailure } from '../../../src/platform/server/http/request-failure.ts'
import { laterClock } from '../../setup/later-clock.ts'
import { page, startServer } from './running-server.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' })
const keeping = { 'x-page-cache': '1; tags=postings' }

test.each([
  ['nobody listens', refused, true],
  ['its socket is gone', Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' }), true],
  ['a file is missing', Object.assign(new Error('open ENOENT'), { code: 'ENOENT', syscall: 'open' }), false],
  ['wrapped by the query builder', new Error('Failed query', { cause: refused }), true],
  ['every address of a name refuses', new AggregateError([refused]), true],
  ['it ends our sessions', Object.assign(new Error('terminating connection'), { code: '57P01' }), true],
  ['it is starting', Object.assign(new Error('the database system is starting up'), { code: '57P03' }), true],
  ['the connection breaks in the midst', new Error('Connection terminated unexpectedly'), true],
  ['no connection is free in time', new Error('timeout exceeded when trying to connect'), true],
  ['a constraint', Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  ['a fault of ours', new TypeError('x is not a function'), false],
])('knows the database away when %s', (_, error, expected) => {
  expect(isDatabaseAway(error)).toBe(expected)
})

test('a failed answer is 503 with a time to ask again, in the form of who asks', async () => {
  const { url } = await startServer((request) => {
    noteFailure(request.headers.get('x-request-id') ?? '', new Error('Failed query', { cause: refused }))
    return new Response('{"inside":"secret"}', { status: 500 })
  })
  const ask = async (path: string, accept = '*/*') => {
    const answer = await fetch(url + path, { headers: { accept } })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '15'])
    return answer.text()
  }
  expect(await ask('/company/x', 'text/html')).toContain('Kurzer Halt.')
  const message = 'Ein Teil von Stellwerk ist gerade nicht zu erreichen. Bitte in einer Minute noch einmal versuchen.'
  expect(JSON.parse(await ask('/api/trpc/plan.list'))).toMatchObject({ error: { json: { message } } })
  expect(JSON.parse(await ask('/api/auth/sign-in/email'))).toMatchObject({ message })
  expect(JSON.parse(await ask('/api/files/resume/x'))).toMatchObject({ error: { message } })
  expect(JSON.parse(await ask('/api/v1/job-postings'))).toMatchObject({ error: { message } })
})

test('a page that needs what is away for now says when to ask again, too', async () => {
  const { url } = await startServer((request) => {
    const starting = new AppError('unavailable', 'Die Suche startet gerade.')
    noteFailure(request.headers.get('x-request-id') ?? '', starting)
    return page('<main>Signalstörung.</main>', {}, 500)
  })
  const answer = await fetch(`${url}/search/jobs`, { headers: { accept: 'text/html' } })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '15'])
})

test('so does one that says itself what is away', async () => {
  const { url } = await startServer(() => page('<main>Die Suche ist gerade nicht erreichbar.</main>', {}, 503))
  const answer = await fetch(`${url}/search/jobs?was=Imker`, { headers: { accept: 'text/html' } })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '15'])
  expect(await answer.text()).toContain('Die Suche ist gerade nicht erreichbar.')
})

test('where nobody knows why it failed the database itself is asked', async () => {
  const readiness = async () => Promise.reject(refused)
  const { url } = await startServer(() => new Response('', { status: 500 }), { readiness })
  const answer = await fetch(`${url}/api/v1/job-postings`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '15'])
})

test('a full disk is said as such, with a time to ask again', async () => {
  const { url } = await startServer((request) => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    noteFailure(request.headers.get('x-request-id') ?? '', full)
    return new Response('', { status: 500 })
  })
  const answer = await fetch(`${url}/api/v1/job-postings`, { method: 'POST' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([507, '60'])
})

test('other faults stay 500', async () => {
  const { url } = await startServer((request) => {
    noteFailure(request.headers.get('x-request-id') ?? '', new TypeError('x is not a function'))
    return page('<main>Signalstörung.</main>', {}, 500)
  })
  expect((await fetch(`${url}/x`)).status).toBe(500)
})

test('a page that was kept stands in while the database is away, unless what it shows has changed', async () => {
  const later = laterClock()
  onTestFinished(() => void vi.restoreAllMocks())
  let isAway = false
  let version = 1
  const { url } = await startServer((request) => {
    if (!isAway) return page(`<main>Stand ${version}</main>`, keeping)
    noteFailure(request.headers.get('x-request-id') ?? '', refused)
    return new Response('', { status: 500 })
  })
  const read = async () => {
    const answer = await fetch(`${url}/search/jobs`, { headers: { accept: 'text/html' } })
    return [answer.status, /Stand \d/.exec(await answer.text())?.[0]]
  }
  expect(await read()).toEqual([200, 'Stand 1'])
  isAway = true
  version = 2
  later(2_000)
  expect((await fetch(`${url}/search/jobs?x`)).status).toBe(503)
  expect(await read()).toEqual([200, 'Stand 1'])
  passOn('changed_pages', '["postings"]')
  expect((await read())[0]).toBe(503)
  // By itself, as soon as it is back.
  isAway = false
  expect(await read()).toEqual([200, 'Stand 2'])
})
