// Runs in a thread of its own (see `startHealthPort`), and so answers in time while the process has too much to do.
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { listen } from '../../process/listen.ts'
import type { Health, Limits, Listening, Reply } from './messages.ts'

const { host, port, limits }: { host: string; port: number; limits: Limits } = workerData
const WAITING: Health = { status: 503, text: 'not ready\nit is not yet known whether the database answers\n' }
const SILENT: Health = { status: 503, text: 'not ready\nthe process has not answered for a while\n' }

let questions = 0
let last: (Health & { at: number }) | undefined
/** By question: when it was read, and who waits for the answer. */
const open = new Map<number, { asked: number; read?: number; answer(health: Health): void }>()

parentPort?.on('message', ({ question, health }: Reply) => {
  const asked = open.get(question)
  if (health === undefined) {
    if (asked) asked.read = performance.now()
    return
  }
  last = { ...health, at: performance.now() }
  asked?.answer(health)
})

async function askProcess(): Promise<Health> {
  const question = ++questions
  const { promise, resolve } = Promise.withResolvers<Health>()
  const asked = { asked: performance.now(), read: undefined, answer: resolve }
  open.set(question, asked)
  parentPort?.postMessage(question)
  const health = await Promise.race([promise, wait(limits.answer).then(() => guess(asked))])
  open.delete(question)
  return health
}

function guess({ asked, read }: { asked: number; read?: number | undefined }): Health {
  if (read !== undefined && read - asked < limits.readAtOnce) return WAITING
  if (last === undefined || performance.now() - last.at > limits.busy) return SILENT
  return last
}

const server = createServer((request, response) => {
  const isAsked = request.method === 'GET' && request.url === '/readyz'
  if (!isAsked) return response.writeHead(404).end()
  return askProcess().then(({ status, text }) =>
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text),
  )
})

const listening: Promise<Listening> = listen(server, host, port, 'HEALTH_PORT').then(
  (url) => ({ url }),
  (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
)
parentPort?.postMessage(await listening)
