import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Binaries, isWindows } from './binaries.ts'
import { type Cluster, cleanEnvironment } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { isAlive, type PostmasterFile, readPostmasterFile } from './postmaster-file.ts'
import type { Identity } from './unprivileged.ts'

export type Postmaster = PostmasterFile & { child: ChildProcess }

const readyWithin = 60_000
const largestLog = 10 * 1024 * 1024

/**
 * Starts PostgreSQL on the cluster and resolves when it accepts connections.
 * @throws {EmbeddedPostgresError} with the end of its log when it fails
 */
export async function startPostmaster(
  cluster: Cluster,
  binaries: Binaries,
  identity: Identity,
  settings: Readonly<Record<string, string | number>>,
): Promise<Postmaster> {
  const log = openLog(cluster.logFile)
  const port = isWindows ? await freePort() : 5432
  const all = {
    ...(isWindows
      ? { listen_addresses: '127.0.0.1', unix_socket_directories: '' }
      : {
          listen_addresses: '',
          unix_socket_directories: `"${cluster.socketDirectory}"`,
          unix_socket_permissions: '0700',
        }),
    ...settings,
  }
  const [command = '', ...args] = [
    ...identity.prefix,
    ...[binaries.postgres, '-D', cluster.data, '-p', String(port)],
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const child = spawn(command, args, {
    ...identity.ids,
    env: cleanEnvironment(),
    stdio: ['ignore', log, log],
    // In its own session: Ctrl-C reaches only the server, which finishes running requests before it stops PostgreSQL.
    detached: true,
    windowsHide: true,
  })
  fs.closeSync(log)
  let ended: string | undefined
  child.on('error', (error) => {
    ended = error.message
  })
  child.on('exit', (code, signal) => {
    ended = `beendet mit ${signal ?? code}`
  })
  for (const deadline = performance.now() + readyWithin; performance.now() < deadline; await wait(10)) {
    const file = readPostmasterFile(cluster.data)
    if (file?.isReady && file.pid === child.pid) return { ...file, child }
    if (ended) throw new EmbeddedPostgresError(`PostgreSQL startet nicht (${ended}):\n${tail(cluster.logFile)}`)
  }
  child.kill('SIGQUIT')
  throw new EmbeddedPostgresError(`PostgreSQL ist nach einer Minute nicht bereit:\n${tail(cluster.logFile)}`)
}

/** Ends every session and resolves when the process is gone; kills it after ten seconds. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited === 10_000) signal(pid, 'SIGQUIT')
    if (waited > 20_000) throw new EmbeddedPostgresError(`PostgreSQL (Prozess ${pid}) lässt sich nicht beenden.`)
    await wait(20)
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // Already gone.
  }
}

/** The previous run's log is kept until it grows large. */
function openLog(file: string) {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
  return fs.openSync(file, size > largestLog ? 'w' : 'a', 0o600)
}

function tail(file: string) {
  return fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-6).join('\n')
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
