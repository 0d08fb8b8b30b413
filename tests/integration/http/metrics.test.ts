import fs from 'node:fs'
import { expect, test } from 'vitest'
import { metrics } from '~/platform/server/metrics/registry'
import { startMeasuring } from '~/server/measures'
import { page, startServer } from './running-server.ts'

const TOKEN = 'ein Schluessel zu den Messwerten der Prozesse'
const authorized = { headers: { authorization: `Bearer ${TOKEN}` } }

test('requests are counted by the pattern of their route, never by what people typed', async () => {
  const { url } = await startServer(() => page('da', { 'x-page-cache': '' }), { metricsToken: TOKEN })
  await fetch(`${url}/jobs/geheim-4711?was=Kassiererin`)
  await fetch(`${url}/api/trpc/geheim.aufruf`)
  await fetch(`${url}/`, { method: 'GEHEIM' })
  const told = await (await fetch(`${url}/metrics`, authorized)).text()
  expect(told).toMatch(/stellwerk_request_seconds_count\{method="GET",route="unknown",status="200"\} 1/)
  expect(told).toMatch(/stellwerk_request_seconds_count\{method="GET",route="\/api\/trpc",status="200"\} 1/)
  expect(told).not.toMatch(/geheim|kassiererin/i)
})

test('nobody is told without the token, and where there is none', async () => {
  const { url } = await startServer(() => page('da'), { metricsToken: TOKEN })
  for (const authorization of ['', 'Bearer', 'Bearer falsch', TOKEN]) {
    expect((await fetch(`${url}/metrics`, { headers: { authorization } })).status).toBe(404)
  }
  const { url: silent } = await startServer(() => page('da'))
  expect((await fetch(`${silent}/metrics`, { headers: { authorization: 'Bearer undefined' } })).status).toBe(404)
})

test('dashboard and alerts ask for figures that there are', async () => {
  startMeasuring()
  const told = await metrics.metrics()
  const there = new Set(told.match(/(?<=^# TYPE )\w+/gm))
  const files = ['alerts.yaml', 'dashboard.json'].map((name) => fs.readFileSync(`docs/operations/${name}`, 'utf8'))
  const asked = files.join().match(/\b(?:stellwerk|nodejs|process)_[a-z0-9_]+/g) ?? []
  expect(asked.length).toBeGreaterThan(30)
  const series = asked.map((name) => name.replace(/_seconds_(?:bucket|count)$/, '_seconds'))
  expect([...new Set(series)].filter((name) => !there.has(name))).toEqual([])
})
