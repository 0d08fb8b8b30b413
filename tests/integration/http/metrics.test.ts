import fs from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { metrics } from '~/platform/server/metrics/registry'
import { startMetricsServer } from '~/platform/server/metrics/serve-metrics'
import { startMeasuring } from '~/server/measures'
import { freePort } from '../../../scripts/house/ports.ts'
import { page, startServer } from './running-server.ts'

const TOKEN = 'ein Schluessel zu den Messwerten der Prozesse'
const authorized = { headers: { authorization: `Bearer ${TOKEN}` } }

test('requests are counted by the pattern of their route, never by what people typed', async () => {
  const { url } = await startServer(() => page('da', { 'x-page-cache': '' }), { metricsToken: TOKEN })
  await fetch(`${url}/jobs/geheim-4711?was=Kassiererin`)
  await fetch(`${url}/api/trpc/geheim.aufruf`)
  await fetch(`${url}/`, { method: 'GEHEIM' })
  const ask = async () => (await fetch(`${url}/metrics`, authorized)).text()
  // An answer is counted after its last byte, which its reader may have before.
  await expect.poll(ask).toMatch(/stellwerk_request_seconds_count\{method="GET",route="unknown",status="200"\} 1/)
  await expect.poll(ask).toMatch(/stellwerk_request_seconds_count\{method="GET",route="\/api\/trpc",status="200"\} 1/)
  const told = await ask()
  expect(told).not.toMatch(/geheim|kassiererin/i)
})

test('a figure leads to the id of a request by its exemplar, and no label has an id', async () => {
  const { url } = await startServer(() => page('da'), { metricsToken: TOKEN })
  const id = (await fetch(`${url}/`)).headers.get('x-request-id')
  const ask = () => fetch(`${url}/metrics`, authorized)
  await expect.poll(async () => (await ask()).text()).toContain(`${id}`)
  const told = await ask()
  expect(told.headers.get('content-type')).toContain('application/openmetrics-text')
  const lines = (await told.text()).split('\n').filter((line) => line.includes(`${id}`))
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => !/ # \{request_id="[\w-]+"\} /.test(line))).toEqual([])
})

test('a port of its own tells the figures to whoever reaches it, and nothing else', async () => {
  const port = await freePort()
  const server = await startMetricsServer('127.0.0.1', port)
  onTestFinished(() => server.stop())
  const told = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(told.status).toBe(200)
  expect(await told.text()).toContain('# EOF')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
})

test('a port of its own that is taken is said to the operator', async () => {
  const port = await freePort()
  const server = await startMetricsServer('127.0.0.1', port)
  onTestFinished(() => server.stop())
  await expect(startMetricsServer('127.0.0.1', port)).rejects.toThrow(
    `Port ${port} auf 127.0.0.1 ist schon belegt. Beenden Sie das andere Programm oder wählen Sie mit METRICS_PORT einen`,
  )
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
  const series = asked.map((name) => name.replace(/(?:(?<=_seconds)_(?:bucket|count)|_total)$/, ''))
  expect([...new Set(series)].filter((name) => !there.has(name))).toEqual([])
})
