import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { say } from '../../../src/platform/server/process/report.ts'
import { MissingProgram } from './missing-program.ts'

/** k6 is the longest, minutes on two cores that have other work. */
export const BUILD_MS = 1_200_000

/**
 * Builds a program once for all checkouts on this machine.
 * @param name with its version, in the name of the file
 * @param build makes it somewhere in a directory; returns its path, or nothing when it could not
 * @returns its path
 * @throws {MissingProgram} when it could not be built
 */
export async function buildOnce(
  name: string,
  build: (directory: string) => Promise<string | undefined>,
): Promise<string> {
  const cache = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'stellwerk', 'engines')
  const program = path.join(cache, name)
  if (fs.existsSync(program)) return program
  fs.mkdirSync(cache, { recursive: true })
  const directory = fs.mkdtempSync(path.join(cache, 'building-'))
  try {
    say(`Building ${name}, which takes minutes …`)
    const built = await build(directory)
    if (built === undefined || !fs.existsSync(built)) throw new MissingProgram(`${name} could not be built`)
    fs.renameSync(built, program)
    return program
  } finally {
    fs.rmSync(directory, { recursive: true, force: true })
  }
}
