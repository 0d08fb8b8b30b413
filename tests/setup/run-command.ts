import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { childrenOf } from '../../scripts/house/children.ts'
import { root } from '../../scripts/house/paths.ts'

/** A signal to the command and what it started, as soon as something holds. */
type Interruption = { signal: NodeJS.Signals; when: () => boolean }

/** Runs a command like `npm run NAME -- …`, configured by nothing but `env`. */
export async function runCommand(args: readonly string[], env: Record<string, string>, interruption?: Interruption) {
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'run.mjs'), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const interrupting = interruption && interrupt(child.pid ?? 0, interruption, ended)
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  await interrupting
  return { code, output: out + err }
}

async function interrupt(pid: number, { signal, when }: Interruption, ended: Promise<unknown>): Promise<void> {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  while (!isOver && !when()) await wait(2)
  if (isOver) throw new Error('it ended before it could be interrupted')
  for (const each of signal === 'SIGKILL' ? [pid, ...childrenOf(pid)] : [pid]) process.kill(each, signal)
}
