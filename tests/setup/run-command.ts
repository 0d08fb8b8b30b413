import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../../scripts/house/paths.ts'

/**
 * Runs a command like `npm run NAME -- …`, configured by nothing but `env`.
 * @param signal kills it
 */
export async function runCommand(args: readonly string[], env: Record<string, string>, signal?: AbortSignal) {
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'run.mjs'), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  signal?.addEventListener('abort', () => child.kill('SIGTERM'))
  const ended = once(child, 'close')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  return { code, output: out + err }
}
