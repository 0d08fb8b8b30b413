// `npm run bench:page`: how the anonymous job page loads on a phone with a slow connection. With an address as argument
// it measures a running product; else it starts one with its own demo market.
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startBrowser } from '../tests/e2e/browser.ts'
import { startMeasured } from './http/measured-process.ts'
import { findTargets } from './http/targets.ts'
import { type PageCost, visitSlowly } from './page/visit.ts'

const PORT = 3137
const VISITS = 3
const AIMS = { scriptKb: 150, styleKb: 15, shift: 0, paintMs: 1200, readyMs: 2000 }

const [address] = process.argv.slice(2)
if (address) await measure(address)
else await measureOwn()

async function measureOwn() {
  const dataDirectory = await fs.mkdtemp(path.join(os.tmpdir(), 'stellwerk-bench-'))
  const env = { DATA_DIR: dataDirectory, PORT: String(PORT), HOST: '127.0.0.1', DEMO: 'on', DATABASE_URL: '' }
  const run = path.resolve(import.meta.dirname, '../scripts/run.mjs')
  const product = await startMeasured([run, 'start'], { port: PORT, env, patienceMs: 240_000 })
  try {
    await measure(product.url)
  } finally {
    await product.stop()
    await fs.rm(dataDirectory, { recursive: true, force: true })
  }
}

async function measure(url: string) {
  const [jobPage] = await findTargets(url)
  if (!jobPage) throw new Error('No job posting to look at.')
  const browser = await startBrowser()
  try {
    const costs: PageCost[] = []
    for (let visit = 0; visit < VISITS; visit++) costs.push(await visitSlowly(browser, `${url}${jobPage.path}`))
    print(costs)
  } finally {
    await browser.close()
  }
}

/** The median of the visits; bytes are the same each time. */
function print(costs: readonly PageCost[]) {
  const middle = (pick: (cost: PageCost) => number) =>
    costs.map(pick).sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? Number.NaN
  const kb = (bytes: number) => Number((bytes / 1000).toFixed(1))
  console.log(
    `Job page of an anonymous visitor, cold cache, 390×844, 1.6 Mbit/s, 150 ms, CPU slowed 4×, ${VISITS} visits.\n`,
  )
  console.table([
    { what: 'JavaScript, kB Brotli', is: kb(middle((cost) => cost.scriptBytes)), aim: AIMS.scriptKb },
    { what: 'JavaScript files', is: middle((cost) => cost.scripts), aim: '' },
    { what: 'CSS, kB Brotli', is: kb(middle((cost) => cost.styleBytes)), aim: AIMS.styleKb },
    { what: 'everything, kB', is: kb(middle((cost) => cost.allBytes)), aim: '' },
    { what: 'layout shift', is: Number(middle((cost) => cost.shift).toFixed(4)), aim: AIMS.shift },
    { what: 'largest paint, ms', is: Math.round(middle((cost) => cost.paintMs)), aim: AIMS.paintMs },
    { what: 'interaction ready, ms', is: Math.round(middle((cost) => cost.readyMs)), aim: AIMS.readyMs },
  ])
}
