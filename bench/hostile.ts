// `npm run bench:hostile [-- BODIES]`: how fast /healthz answers while hostile bodies come over sockets, how long each
// of those takes, and how much memory they leave. Exits with 1 when an answer is not 4xx.
import fs from 'node:fs/promises'
import { request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type MeasuredProcess, startMeasured } from './http/measured-process.ts'
import { percentiles } from './percentiles.ts'
import { openProduct } from './product-modules.ts'

const BODIES = Number(process.argv[2] ?? 3_000)
const PORT = 3139
const CONNECTIONS = 4
/** How often the health check is requested, milliseconds. */
const ASK_EVERY = 20

const modules = await openProduct()
const { generatedRequest } = await modules.load('/tests/integration/gate/requests.ts')
const { createRandom } = await modules.load('/src/lib/random.ts')
const dataDirectory = await fs.mkdtemp(path.join(os.tmpdir(), 'stellwerk-bench-'))
const env = { DATA_DIR: dataDirectory, PORT: String(PORT), DEMO: 'off', LOG_LEVEL: 'silent' }
const args = ['scripts/run.mjs', 'start']
const server = await startMeasured(args, { port: PORT, env, patienceMs: 300_000 })
try {
  process.exitCode = await measure(server)
} finally {
  await server.stop()
  await modules.close()
  await fs.rm(dataDirectory, { recursive: true, force: true })
}

async function measure(product: MeasuredProcess): Promise<number> {
  await attack(0, 300)
  const before = product.usage()
  let isOver = false
  const health: number[] = []
  const asking = (async () => {
    while (!isOver) {
      health.push((await send({ path: '/healthz', method: 'GET', headers: {} }, '')).milliseconds)
      await wait(ASK_EVERY)
    }
  })()
  const answers = await attack(300, 300 + BODIES)
  isOver = true
  await asking
  const after = product.usage()
  const wrong = answers.filter(({ status }) => status < 400 || status >= 500)
  console.table({
    '/healthz meanwhile (aim: under 100 ms)': percentiles(health),
    'a hostile body (aim: under 250 ms)': percentiles(answers.map(({ milliseconds }) => milliseconds)),
  })
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
  console.log(`Server CPU for each: ${((after.cpuMs - before.cpuMs) / BODIES).toFixed(2)} ms`)
  console.log(`Memory of the process: ${megabytes(before.rssBytes)} MB before, ${megabytes(after.rssBytes)} MB after`)
  console.log(`Answers that are none of 4xx: ${wrong.length}`)
  return wrong.length === 0 ? 0 : 1
}

async function attack(from: number, to: number) {
  const waiting = Array.from({ length: to - from }, (_, index) => from + index)
  const answers: { status: number; milliseconds: number }[] = []
  async function work() {
    for (let round = waiting.shift(); round !== undefined; round = waiting.shift()) {
      const { url, init, isHonest } = generatedRequest(createRandom(`bench ${round}`))
      if (isHonest) continue
      const { pathname, search } = new URL(url)
      const headers = Object.fromEntries(new Headers(init.headers))
      delete headers.origin
      answers.push(
        await send({ path: pathname + search, method: init.method ?? 'GET', headers }, String(init.body ?? '')),
      )
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  return answers
}

type Asked = { path: string; method: string; headers: Record<string, string> }

function send(asked: Asked, body: string) {
  const started = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; milliseconds: number }>()
  const sent = request({ host: '127.0.0.1', port: PORT, agent: false, ...asked }, (answer) => {
    answer.resume()
    answer.once('end', () => resolve({ status: answer.statusCode ?? 0, milliseconds: performance.now() - started }))
  })
  sent.once('error', reject)
  sent.end(body)
  return promise
}
