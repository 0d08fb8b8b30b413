import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { signalWithChildren } from '../../house/children.ts'
import { guardChild } from './guard.ts'

const READY_MS = 120_000
const END_MS = 15_000

/** A program of an engine, which can be killed, frozen, and started again with its data and ports. */
export type EngineProcess = {
  pid: () => number
  /** To it and its children: SIGKILL for a crash, SIGSTOP and SIGCONT for a hang. Nothing when it has ended. */
  signal: (name: NodeJS.Signals) => void
  /** Starts it, also again after it has ended, and waits until it is ready. */
  start: () => Promise<void>
  /** Ends it, also when it is frozen; kills it when it does not end. */
  stop: () => Promise<void>
  /** Resolves with its exit code, or null after a signal. */
  ended: () => Promise<number | null>
  /** What it has written so far. */
  output: () => string
}

export type ProgramToRun = {
  command: string
  args: readonly string[]
  /** The environment is ours and this. */
  env?: Readonly<Record<string, string>>
  /** Another user, because it refuses to run as root. */
  ids?: { uid?: number; gid?: number }
  isReady: () => Promise<boolean>
  /** What it ends on; SIGTERM if nothing is said. */
  endsOn?: NodeJS.Signals
}

/**
 * A process that is not started yet.
 * @param directory where it runs
 * @param log file for its output
 */
export function engineProcess(program: ProgramToRun, directory: string, log: string): EngineProcess {
  const { command, args, env, ids, isReady, endsOn = 'SIGTERM' } = program
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    if (!(await isGone())) throw new Error(`${command} still runs`)
    const output = fs.openSync(log, 'a')
    // Not in our group: on Ctrl-C we end it ourselves, in order.
    const options = { ...ids, cwd: directory, env: { ...process.env, ...env }, detached: true }
    const started = spawn(command, args, { ...options, stdio: ['ignore', output, output] })
    fs.closeSync(output)
    guardChild(started)
    child = started
    const failed = new Promise<never>((_, reject) => started.once('error', reject))
    const ready = pollUntil(async () => hasEnded(started) || (await isReady().catch(() => false)))
    const isUp = (await Promise.race([ready, failed])) && !hasEnded(started)
    if (!isUp) throw new Error(`${command} does not start:\n${fs.readFileSync(log, 'utf8').slice(-2_000)}`)
  }

  function signal(name: NodeJS.Signals): void {
    if (child?.pid !== undefined && !hasEnded(child)) signalWithChildren(child.pid, name)
  }

  /** After SIGKILL the system needs a moment. */
  async function isGone(limit = END_MS): Promise<boolean> {
    const current = child
    return current === undefined || pollUntil(async () => hasEnded(current), limit)
  }

  async function stop(): Promise<void> {
    if (child === undefined || hasEnded(child)) return
    signal('SIGCONT')
    const ended = once(child, 'exit')
    child.kill(endsOn)
    if (!(await isGone())) signal('SIGKILL')
    await ended
  }

  async function ended(): Promise<number | null> {
    if (child && !hasEnded(child)) await once(child, 'exit')
    return child?.exitCode ?? null
  }

  return { pid: () => child?.pid ?? 0, signal, start, stop, ended, output: () => fs.readFileSync(log, 'utf8') }
}

function hasEnded({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null
}

async function pollUntil(isDone: () => Promise<boolean>, limit = READY_MS): Promise<boolean> {
  for (const deadline = performance.now() + limit; performance.now() < deadline; await wait(50)) {
    if (await isDone()) return true
  }
  return false
}
