import { spawn } from 'node:child_process'
import { say } from '../../src/platform/server/process/say.ts'

/**
 * Installs a package of Debian or Ubuntu, when we are root and apt exists. Non-interactive, and no service is started.
 * @returns why it could not be installed, as the end of a sentence; nothing when it is there now
 */
export async function installPackage(name: string, signal: AbortSignal): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return `only root may install the package ${name}`
  say(`Installing ${name} …`)
  // The lists of a new container are empty; with outdated ones the second try updates them.
  if (await apt(['install', ...options, name], signal)) return undefined
  const isThere = (await apt(['update'], signal)) && (await apt(['install', ...options, name], signal))
  return isThere ? undefined : `apt-get could not install the package ${name}`
}

const options = ['--yes', '--no-install-recommends', '-qq']

/** `false` when it fails, takes too long, or there is no apt. */
function apt(args: readonly string[], signal: AbortSignal): Promise<boolean> {
  const child = spawn('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    stdio: 'ignore',
    timeout: 240_000,
    signal,
  })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
