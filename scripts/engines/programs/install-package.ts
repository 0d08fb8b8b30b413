import fs from 'node:fs'
import path from 'node:path'
import { say } from '../../../src/platform/server/process/report.ts'
import { MissingProgram } from './missing-program.ts'
import { runToEnd } from './run-to-end.ts'

const INSTALL_MS = 240_000

/**
 * Installs a package of Debian or Ubuntu where its program is missing, when we are root and apt exists.
 * Non-interactive, and no service is started.
 *
 * @param program its path, or its name where it may be anywhere
 * @returns the path of the program
 * @throws {MissingProgram} why it could not be installed
 */
export async function installPackage(name: string, program: string, signal?: AbortSignal): Promise<string> {
  const found = find(program)
  if (found !== undefined) return found
  if (process.getuid?.() !== 0) throw new MissingProgram(`only root may install the package ${name}`)
  say(`Installing ${name} …`)
  // The lists of a new container are empty; with outdated ones the second try updates them.
  const isThere =
    (await apt(['install', ...options, name], signal)) ||
    ((await apt(['update'], signal)) && (await apt(['install', ...options, name], signal)))
  if (!isThere) throw new MissingProgram(`apt-get could not install the package ${name}`)
  const installed = find(program)
  if (installed === undefined) throw new MissingProgram(`the package ${name} brought no ${program}`)
  return installed
}

function find(program: string): string | undefined {
  if (path.isAbsolute(program)) return fs.existsSync(program) ? program : undefined
  // Debian's servers are where only root's PATH leads.
  const directories = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']
  return directories.map((directory) => path.join(directory, program)).find((file) => fs.existsSync(file))
}

const options = ['--yes', '--no-install-recommends', '-qq']

function apt(args: readonly string[], signal: AbortSignal | undefined): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  return runToEnd('apt-get', args, { env, limit: INSTALL_MS, signal })
}
