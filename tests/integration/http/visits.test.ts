import { expect, onTestFinished, test } from 'vitest'
import { onVisit, type Visit } from '../../../src/platform/server/http/visits.ts'
import { page, startServer } from './running-server.ts'

test('reach a listener, whether the page is kept or not', async () => {
  const visits: Visit[] = []
  const stop = onVisit((visit) => visits.push(visit))
  onTestFinished(() => void stop())
  const { url } = await startServer(() => page('Stelle', { 'x-page-cache': '60' }), {
    files: { 'favicon.svg': '<svg/>' },
  })
  const visit = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { 'user-agent': 'Browser', ...init.headers } })
  await visit('/a?x=1', { headers: { referer: 'https://anderswo.example/' } })
  await visit('/a?x=1')
  const asked = { path: '/a', search: '?x=1', host: new URL(url).host, ip: '127.0.0.1', userAgent: 'Browser' }
  expect(visits).toEqual([
    { ...asked, referrer: 'https://anderswo.example/' },
    { ...asked, referrer: null },
  ])
  await visit('/a', { method: 'HEAD' })
  await visit('/a', { headers: { 'sec-purpose': 'prefetch;prerender' } })
  await visit('/a', { headers: { cookie: 'better-auth.session_token=x' } })
  await visit('/api/x')
  await visit('/favicon.svg')
  expect(visits).toHaveLength(2)
  stop()
  await visit('/a')
  expect(visits).toHaveLength(2)
})
