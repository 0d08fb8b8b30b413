import { setTimeout as wait } from 'node:timers/promises'

/**
 * Only so that a test that waits in vain says for what, milliseconds. How quickly something has to happen is measured in
 * bench/: here it would be the machine that is tested.
 */
const IN_VAIN_MS = 110_000

/**
 * Resolves as soon as the condition holds.
 * @throws when it does not at all, naming what was waited for
 */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + IN_VAIN_MS; Date.now() < deadline; await wait(20)) {
    if (await holds()) return
  }
  throw new Error(`Waited in vain: ${what}`)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
