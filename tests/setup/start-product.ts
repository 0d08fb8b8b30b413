import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/house/ports.ts'

const root = path.resolve(import.meta.dirname, '../..')
const startsWithin = 180_000

export type Product = {
  url: string
  pid: number
  /** Its output so far. */
  output(): string
  /** Resolves with the exit code when it has ended by itself or by a signal. */
  ended: Promise<number | null>
  stop(): Promise<void>
}

/** Starts Stellwerk like `npm start`, on a free port, without waiting for it. */
export async function spawnProduct(env: Record<string, string>): Promise<Product> {
  const port = env.PORT ?? (await freePort())
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'run.mjs'), 'start'], {
    cwd: root,
    // As from npm: then it ends with us, also when we are killed.
    env: { ...ownEnvironment(), npm_lifecycle_event: 'start', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Starts Stellwerk and waits until it is ready. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const product = await spawnProduct(env)
  let isOver = false
  void product.ended.then(() => {
    isOver = true
  })
  for (const deadline = Date.now() + startsWithin; Date.now() < deadline; await wait(50)) {
    if (isOver) throw new Error(`Stellwerk ended while starting:\n${product.output()}`)
    const answer = await fetch(`${product.url}/readyz`).catch(() => undefined)
    if (answer?.ok) return product
  }
  await product.stop()
  throw new Error(`Stellwerk did not become ready:\n${product.output()}`)
}

/** The test run's configuration must not configure the product. */
function ownEnvironment() {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'USERPROFILE', 'TZ']
  return Object.fromEntries(kept.map((name) => [name, process.env[name]]))
}
