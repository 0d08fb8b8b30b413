import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { guardChild } from '../../../scripts/engines/running/guard.ts'

const SHIFTED_CLOCK = pathToFileURL(path.resolve(import.meta.dirname, '../../../tests/setup/shifted-clock.mjs')).href
/** What a service manager waits before it starts a program again, milliseconds. */
const RESTART_MS = 1_000
const READY_MS = 180_000
/** Longer than draining may take, milliseconds. */
const END_MS = 60_000

type Options = { name: string; port: number; healthPort: number; log: string; env: Readonly<Record<string, string>> }

/** One process of the product, started again whenever it ends, as by a service manager. */
export class ProductNode {
  readonly name: string
  readonly url: string
  /** Where the balancer asks how it is. */
  readonly healthUrl: string
  readonly #options: Options
  #child: ChildProcess | undefined
  #version: string
  #clockDays = 0
  #isWanted = false
  #keeping: Promise<void> | undefined

  /** @param version directory of the built program */
  constructor(options: Options, version: string) {
    this.#options = options
    this.#version = version
    this.name = options.name
    this.url = `http://127.0.0.1:${options.port}`
    this.healthUrl = `http://127.0.0.1:${options.healthPort}`
  }

  start(): void {
    this.#isWanted = true
    this.#keeping ??= this.#keep()
  }

  /** In order; killed when that takes too long. */
  async stop(): Promise<void> {
    this.#isWanted = false
    const late = setTimeout(() => this.signal('SIGKILL'), END_MS)
    this.signal('SIGCONT')
    this.signal('SIGTERM')
    await this.#keeping
    clearTimeout(late)
    this.#keeping = undefined
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name)
  }

  /** Starts it again, in order, with another version or another clock. */
  async replace({ version = this.#version, clockDays = 0 }: { version?: string; clockDays?: number }): Promise<void> {
    await this.stop()
    this.#version = version
    this.#clockDays = clockDays
    this.start()
  }

  /** @throws when it does not become ready */
  async ready(): Promise<void> {
    for (const end = Date.now() + READY_MS; Date.now() < end; await wait(200)) {
      const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
      if (answer?.ok) return
    }
    throw new Error(`${this.name} does not become ready, see ${this.#options.log}`)
  }

  async #keep(): Promise<void> {
    while (this.#isWanted) {
      const { env, log, port, healthPort } = this.#options
      const shifted = this.#clockDays === 0 ? [] : ['--import', SHIFTED_CLOCK]
      const program = path.join(this.#version, 'dist/server/main.js')
      const output = fs.openSync(log, 'a')
      this.#child = spawn(process.execPath, ['--max-semi-space-size=16', ...shifted, program, 'start'], {
        cwd: this.#version,
        stdio: ['ignore', output, output],
        env: {
          ...{ ...process.env, ...env, PORT: String(port), HEALTH_PORT: String(healthPort) },
          CLOCK_SHIFT_DAYS: String(this.#clockDays),
        },
      })
      fs.closeSync(output)
      guardChild(this.#child)
      await once(this.#child, 'exit')
      if (this.#isWanted) await wait(RESTART_MS)
    }
  }
}
