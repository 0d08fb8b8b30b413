import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { postingIndex } from '~/features/job-search/server/documents/posting-index'
import { database } from '~/platform/server/database/db'
import { requestRun } from '~/platform/server/jobs/queue'
import { recordedRun } from '~/platform/server/jobs/record'
import { mailsTried } from '~/platform/server/metrics/registry'
import { startMetricsServer } from '~/platform/server/metrics/serve-metrics'
import { openIndex } from '~/platform/server/search/indexes'
import { warn } from '~/platform/server/system/warnings'
import { startMeasuring } from '~/server/measures'
import { answerTrpc } from '~/server/requests/trpc-handler'
import { guardChild } from '../../scripts/engines/running/guard'
import { freePorts } from '../../scripts/house/ports'
import { page, startServer } from '../integration/http/running-server'

const dashboard = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  })
  .parse(JSON.parse(fs.readFileSync('docs/operations/dashboard.json', 'utf8')))

const found = z.object({ status: z.literal('success'), data: z.object({ result: z.array(z.unknown()) }) })

/** What has figures only while something is wrong is wrong here. */
async function everythingHappens() {
  const { db } = database()
  const { url } = await startServer((request) =>
    request.url.includes('/api/trpc/')
      ? answerTrpc(request)
      : page('da', { 'x-page-cache': '60' }, faultOf(request.url)),
  )
  const calls = [
    'companyProfile.search?input=%7B%22json%22%3A%7B%22page%22%3A1%7D%7D',
    'jobPosting.search',
    'resume.search.find',
  ]
  for (const call of calls) await fetch(`${url}/api/trpc/${call}`)
  for (const at of ['/', '/', '/fault']) await fetch(url + at)
  const index = await openIndex(postingIndex)
  await index.terms({ groups: [] }, 'a', 1)
  await recordedRun(db, 'audit', () => Promise.reject(new Error('broken'))).catch(() => {})
  await db.transaction((tx) => requestRun(tx, 'audit'))
  await warn(db, { key: 'clock test', kind: 'clock', details: { node: 'test', offsetSeconds: 90 } })
  mailsTried.inc({ class: 'now', outcome: 'sent' })
}

const faultOf = (url: string) => (url.endsWith('/fault') ? 500 : 200)

test('every panel of the dashboard has figures in a Prometheus that asks the product', async () => {
  startMeasuring()
  await everythingHappens()
  const [port = 0, own = 0] = await freePorts(2)
  const told = await startMetricsServer('127.0.0.1', port)
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-prometheus-'))
  const config = path.join(directory, 'prometheus.yml')
  const job = `{ job_name: stellwerk, static_configs: [{ targets: ["127.0.0.1:${port}"] }] }`
  fs.writeFileSync(config, `global: { scrape_interval: 1s }\nscrape_configs: [${job}]\n`)
  const prometheus = spawn(
    'prometheus',
    [`--config.file=${config}`, `--storage.tsdb.path=${directory}/data`, `--web.listen-address=127.0.0.1:${own}`],
    { stdio: 'ignore' },
  )
  guardChild(prometheus)
  onTestFinished(async () => {
    const ended = once(prometheus, 'exit')
    prometheus.kill('SIGTERM')
    await ended
    await told.stop()
    fs.rmSync(directory, { recursive: true, force: true })
  })
  const ask = async (expr: string) => {
    const answer = await fetch(`http://127.0.0.1:${own}/api/v1/query?query=${encodeURIComponent(expr)}`)
    return found.parse(await answer.json()).data.result
  }
  await expect.poll(() => ask('count_over_time(up[1m]) > 3').catch(() => []), { timeout: 60_000 }).toHaveLength(1)
  expect(await ask('up == 1')).toHaveLength(1)
  const silent: string[] = []
  for (const { title, targets } of dashboard.panels) {
    const answers = await Promise.all(targets.map(({ expr }) => ask(expr)))
    if (answers.every((rows) => rows.length === 0)) silent.push(title)
  }
  expect(silent).toEqual([])
}, 120_000)
