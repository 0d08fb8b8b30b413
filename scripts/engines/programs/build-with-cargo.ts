import path from 'node:path'
import { BUILD_MS, buildOnce } from './build-once.ts'
import { MissingProgram } from './missing-program.ts'
import { runToEnd } from './run-to-end.ts'

/** The commands and their pinned versions, from crates.io. */
const crates = { geckodriver: '0.37.1' } as const

/**
 * Builds a program with Rust's cargo, once for all checkouts on this machine.
 * @returns its path
 * @throws {MissingProgram} where there is no cargo, or it cannot build it
 */
export function buildWithCargo(name: keyof typeof crates, signal?: AbortSignal): Promise<string> {
  return buildOnce(`${name}-${crates[name]}`, async (directory) => {
    if (!(await runToEnd('cargo', ['--version'], { limit: 60_000, signal })))
      throw new MissingProgram('there is no cargo')
    // Not optimised, which would take three times as long and makes no test faster.
    const args = ['install', '--debug', '--locked', '--no-track', '--root', directory, `${name}@${crates[name]}`]
    const env = { CARGO_PROFILE_DEV_DEBUG: '0' }
    const isBuilt = await runToEnd('cargo', args, { env, limit: BUILD_MS, signal })
    return isBuilt ? path.join(directory, 'bin', name) : undefined
  })
}
