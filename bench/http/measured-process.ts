import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export type Usage = { readonly cpuMs: number; readonly rssBytes: number }

export type MeasuredProcess = {
  readonly url: string
  /** Milliseconds from the start of the process until /readyz said 200. */
  readonly readyAfterMs: number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

/**
 * Starts a server script of this repository with the probe inside and waits until it is ready.
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
    env: { ...process.env, ...options.env, NODE_OPTIONS: `--import ${PROBE}` },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await untilReady(child, url, started + options.patienceMs)
  return {
    url,
    readyAfterMs: performance.now() - started,
    usage: () => askUsage(child),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

const PROBE = import.meta.resolve('./probe.ts')

async function untilReady(child: ChildProcess, url: string, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with exit status ${child.exitCode}.`)
    const isReady = await fetch(`${url}/readyz`).then(
      async (answer) => (await answer.text()) !== '' && answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  child.kill('SIGKILL')
  throw new Error(`The server at ${url} did not become ready.`)
}

async function askUsage(child: ChildProcess): Promise<Usage> {
  const answer = once(child, 'message')
  child.send('usage')
  const [usage] = await answer
  return usage
}
