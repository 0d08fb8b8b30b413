import { setTimeout as wait } from 'node:timers/promises'

/**
 * Resolves as soon as the condition holds.
 * @throws after `within` milliseconds, naming what was waited for
 */
export async function until(what: string, holds: () => boolean | Promise<boolean>, within = 20_000): Promise<void> {
  for (const deadline = Date.now() + within; Date.now() < deadline; await wait(20)) {
    if (await holds()) return
  }
  throw new Error(`Not within ${within / 1000} s: ${what}`)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
