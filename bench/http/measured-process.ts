import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { programBelow } from '../../tests/lifecycle/processes.ts'

export type Usage = { readonly cpuMs: number; readonly rssBytes: number }

export type MeasuredProcess = {
  readonly url: string
  /** Milliseconds from the start of the process until /readyz said 200. */
  readonly readyAfterMs: number
  /** Of the process that answers: the program run by `npm start`, or the one that was started. Needs /proc. */
  usage(): Usage
  stop(): Promise<void>
}

/**
 * Starts a server script of this repository and waits until it is ready.
 *
 * @throws Error when it ends or stays silent for `patienceMs`
 */
export async function startMeasured(
  args: readonly string[],
  options: { port: number; env?: Record<string, string>; patienceMs: number },
): Promise<MeasuredProcess> {
  const url = `http://127.0.0.1:${options.port}`
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (const deadline = started + options.patienceMs; !(await isReady(url)); await wait(10)) {
    if (child.exitCode !== null) throw new Error(`The server ended with exit status ${child.exitCode}.`)
    if (performance.now() < deadline) continue
    child.kill('SIGKILL')
    throw new Error(`The server at ${url} did not become ready.`)
  }
  const pid = programBelow(child.pid ?? 0)
  return {
    url,
    readyAfterMs: performance.now() - started,
    usage: () => usageOf(pid),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Clock ticks are hundredths of a second, and pages 4 kB, on every Linux we measure on. */
function usageOf(pid: number): Usage {
  const stat = fs
    .readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const [user = 0, system = 0] = stat.slice(11, 13).map(Number)
  return { cpuMs: (user + system) * 10, rssBytes: Number(stat[21]) * 4096 }
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    async (answer) => (await answer.text()) !== '' && answer.ok,
    () => false,
  )
}
