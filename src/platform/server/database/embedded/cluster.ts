import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Binaries, isWindows } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Identity } from './unprivileged.ts'

/** The files of one embedded PostgreSQL. */
export type Cluster = {
  /** PGDATA. */
  data: string
  socketDirectory: string
  logFile: string
  passwordFile: string
}

/** An AF_UNIX path may have 107 bytes, 103 on macOS; PostgreSQL adds `/.s.PGSQL.5432`. */
const longestSocketDirectory = 85

/** The files of the cluster in a directory; nothing is created. */
export function clusterIn(directory: string): Cluster {
  const own = path.join(directory, 'run')
  const hash = createHash('sha256').update(directory).digest('hex').slice(0, 12)
  const short = path.join(os.tmpdir(), `stellwerk-${process.getuid?.() ?? 0}-${hash}`)
  return {
    data: path.join(directory, 'data'),
    socketDirectory: Buffer.byteLength(own) <= longestSocketDirectory ? own : short,
    logFile: path.join(directory, 'postgres.log'),
    passwordFile: path.join(directory, 'password'),
  }
}

/** The superuser's password, from the cluster's file. */
export function readPassword(cluster: Cluster): string {
  return fs.readFileSync(cluster.passwordFile, 'utf8').trim()
}

/** Only the owner may enter, and another user's directory of that name in /tmp is refused. */
export function prepareSocketDirectory(cluster: Cluster, identity: Identity): void {
  if (isWindows) return
  fs.mkdirSync(cluster.socketDirectory, { recursive: true, mode: 0o700 })
  give(cluster.socketDirectory, identity)
  const { uid } = fs.lstatSync(cluster.socketDirectory)
  if (uid === (identity.owner?.uid ?? process.getuid?.())) return
  throw new EmbeddedPostgresError(`Das Verzeichnis ${cluster.socketDirectory} gehört einem anderen Benutzer.`)
}

/**
 * Creates the cluster when there is none. It is built aside and renamed, so that a crash leaves nothing incomplete.
 * @throws {EmbeddedPostgresError} with initdb's output
 */
export async function initialise(cluster: Cluster, binaries: Binaries, identity: Identity): Promise<void> {
  if (fs.existsSync(path.join(cluster.data, 'PG_VERSION'))) return
  const parent = path.dirname(cluster.data)
  for (const left of fs.readdirSync(parent).filter((name) => name.startsWith('new-'))) {
    fs.rmSync(path.join(parent, left), { recursive: true, force: true })
  }
  fs.writeFileSync(cluster.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  give(cluster.passwordFile, identity)
  const fresh = path.join(parent, `new-${process.pid}`)
  await runInitdb(binaries, identity, [
    ...['-D', fresh, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${cluster.passwordFile}`, '-E', 'UTF8'],
    ...[...binaries.locale, '--no-instructions'],
  ])
  fs.renameSync(fresh, cluster.data)
}

/** Makes the user PostgreSQL runs as the owner of a path; does nothing when that is us. */
export function give(target: string, identity: Identity): void {
  if (identity.owner) fs.lchownSync(target, identity.owner.uid, identity.owner.gid)
}

/** PG* variables and library paths would change what PostgreSQL does. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'SystemDrive', 'USERPROFILE']
  return { ...Object.fromEntries(kept.map((name) => [name, process.env[name]])), LC_ALL: 'C' }
}

function runInitdb(binaries: Binaries, identity: Identity, args: readonly string[]) {
  const [command = '', ...rest] = [...identity.prefix, binaries.initdb, ...args]
  const child = spawn(command, rest, {
    ...identity.ids,
    env: cleanEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C must not interrupt it.
    detached: !isWindows,
    windowsHide: true,
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  return new Promise<void>((resolve, reject) => {
    const fail = (reason: string) =>
      reject(new EmbeddedPostgresError(`Die Datenbank konnte nicht angelegt werden: ${reason}`))
    child.on('error', (error) => fail(error.message))
    child.on('close', (code) => (code === 0 ? resolve() : fail(said.trim() || `initdb endete mit ${code}`)))
  })
}
