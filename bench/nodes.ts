// `npm run bench:nodes [-- --minutes N --only FAULT --share N --search-nodes N --directory DIR]`: three nodes behind HAProxy
// with everything they need, under the load of k6, while one thing after another breaks. Needs root, Java with Maven and
// Go. Prints a table and ends with 1 when a promise was broken; logs stay in the directory.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startK6 } from '../scripts/engines/starters/k6.ts'
import { ensureBuilt } from '../scripts/house/build.ts'
import { faultsNamed, runFaults } from './three-nodes/faults/run-faults.ts'
import { addPeople } from './three-nodes/load/people.ts'
import { planLoad, readWishes } from './three-nodes/load/plan.ts'
import { type Site, startSite } from './three-nodes/site/site.ts'
import { checkJobs } from './three-nodes/watch/jobs.ts'
import { checkLedger } from './three-nodes/watch/ledger.ts'
import { printResult } from './three-nodes/watch/result.ts'
import { holdStreams } from './three-nodes/watch/streams.ts'
import { watchTakedowns } from './three-nodes/watch/takedowns.ts'

/** Acknowledged writes a minute that the issue asks for. */
const WRITES_A_MINUTE = 10_000
/** Before the first fault and after the last one, milliseconds. */
const CALM_MS = 10_000
const STREAMS = 24

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    only: { type: 'string' },
    share: { type: 'string', default: '1' },
    'search-nodes': { type: 'string', default: '3' },
    port: { type: 'string', default: '21500' },
    directory: { type: 'string' },
  },
})
const started = performance.now()
const say = (line: string) => console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`)
const faults = faultsNamed(values.only)
const directory = fs.mkdtempSync(path.join(values.directory ?? os.tmpdir(), 'stellwerk-nodes-'))
fs.chmodSync(directory, 0o711)
say(`Logs: ${directory}/logs`)
await ensureBuilt({ log: say })
const site = await startSite({
  directory,
  port: Number(values.port),
  searchNodes: Number(values['search-nodes']),
  say,
})
let isKept = false
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => void site.stop().finally(() => process.exit(1)))
try {
  isKept = await run(site)
} finally {
  say('Ending …')
  await site.stop()
}
process.exit(isKept ? 0 : 1)

async function run(site: Site): Promise<boolean> {
  const seconds = Number(values.minutes) * 60
  const client = await connect(site)
  const people = await addPeople(client, site.secret)
  await client.end()
  const share = Number(values.share)
  const load = planLoad({ directory: site.logs, url: site.url, seconds, share, people })
  say(`Load for ${seconds} s, machine's load ${os.loadavg()[0]?.toFixed(1)}`)
  const k6 = await startK6({ ...load, directory })
  const streams = holdStreams(
    site.url,
    people.threads.slice(0, STREAMS).map(({ cookie }) => cookie),
  )
  const nodes = [...site.nodes, { name: 'balancer', url: site.url }]
  const takedowns = watchTakedowns({ url: site.url, nodes, company: people.company })
  const end = Date.now() + seconds * 1000
  await wait(CALM_MS)
  const happened = await runFaults(site, faults, { until: end - 4 * CALM_MS, say })
  say(`Waiting for the load to end, machine's load ${os.loadavg()[0]?.toFixed(1)}`)
  // Of a whole run the load goes on for the full time, because its writes are counted.
  if (values.only !== undefined) {
    await wait(CALM_MS)
    await k6.stop()
  }
  while (isAlive(k6.processes[0]?.pid())) await wait(500)
  await takedowns.stop()
  await streams.stop()
  await k6.stop()
  say('Comparing what was acknowledged with what is there')
  const after = await connect(site)
  const wishes = readWishes(load.output)
  const account = await checkLedger(after, site.url, wishes, people)
  const jobs = await checkJobs(after, site.mails.received)
  await after.end()
  const enough = WRITES_A_MINUTE * Number(values.minutes) * share
  const { gaps } = streams
  const { shown, arrivals } = takedowns
  fs.writeFileSync(
    path.join(site.logs, 'seen.json'),
    JSON.stringify({ happened, gaps, shown, arrivals, account, jobs }),
  )
  const isWhole = printResult({ wishes, happened, gaps, shown, arrivals, account, jobs, enough })
  return isWhole && happened.length === faults.length
}

async function connect({ warden }: Site): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: warden.primary.port,
    user: 'postgres',
    database: 'stellwerk',
  })
  await client.connect()
  return client
}

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}
