import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Binaries, findBinaries, isWindows } from './binaries.ts'
import { type Cluster, clusterIn, give, initialise, prepareSocketDirectory, readPassword } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { keepAlive } from './keep-alive.ts'
import { requireOwnMajor } from './major-version.ts'
import { startPostmaster, stopPostmaster } from './postmaster.ts'
import { isPostmasterOf, type PostmasterFile, readPostmasterFile, removePostmasterFile } from './postmaster-file.ts'
import { unprivileged } from './unprivileged.ts'

export type EmbeddedPostgres = {
  /** Connection string of a database of this cluster. */
  url(database: string): string
  /** It was still running, left by a server that was killed. */
  isAdopted: boolean
  /** Process id; changes after a restart. */
  pid(): number
  stop(): Promise<void>
}

type Options = {
  /**
   * Where the cluster lives; created when missing. The caller must be its only user (see the data directory's lock).
   */
  directory: string
  log?: (message: string) => void
  settings?: Readonly<Record<string, string | number>>
  /** Another PostgreSQL than that of the npm package. */
  binaries?: Binaries
}

const defaults = {
  // What searches read should fit: a page from the system's cache costs ten times as much.
  shared_buffers: '192MB',
  max_connections: 60,
  max_wal_size: '256MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A failed statement is in our log, without what it was called with; PostgreSQL's file would quote it.
  log_min_messages: 'log',
}

/**
 * Starts PostgreSQL in a directory, or takes over one that a killed server left running there, and restarts it when it
 * dies.
 * @throws {EmbeddedPostgresError} where it cannot run; the message is German and says what to do
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {})
  const directory = path.resolve(options.directory)
  const binaries = options.binaries ?? findBinaries()
  makeDirectory(directory)
  requireOwnMajor(directory, binaries)
  const cluster = clusterIn(fs.realpathSync(directory))
  const identity = unprivileged({
    cluster: cluster.data,
    reaches: [path.dirname(binaries.postgres), path.dirname(directory)],
  })
  give(directory, identity)
  await initialise(cluster, binaries, identity)
  prepareSocketDirectory(cluster, identity)

  const start = () => startPostmaster(cluster, binaries, identity, { ...defaults, ...options.settings })
  const left = await adopt(cluster)
  const first: PostmasterFile = left ?? (await startPatiently(start))
  log(
    left
      ? `PostgreSQL läuft noch (Prozess ${left.pid}) und wird übernommen`
      : `PostgreSQL läuft (Prozess ${first.pid})`,
  )
  const keeper = keepAlive(first, { restart: () => startPatiently(start), log })
  return {
    url: (database) => urlOf(cluster, first, database),
    isAdopted: left !== undefined,
    pid: keeper.pid,
    stop: () => keeper.stop(stopPostmaster),
  }
}

/** The connection string of a cluster that another process runs; absent when none does. */
export async function findRunningPostgres(directory: string, database: string): Promise<string | undefined> {
  if (!fs.existsSync(path.join(directory, 'data', 'postmaster.pid'))) return undefined
  const cluster = clusterIn(fs.realpathSync(directory))
  const file = readPostmasterFile(cluster.data)
  if (!file || !(await answers(urlOf(cluster, file, 'postgres')))) return undefined
  return urlOf(cluster, file, database)
}

/** Creates a database unless it exists. */
export async function ensureDatabase(postgres: EmbeddedPostgres, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  return postgres.url(name)
}

async function adopt(cluster: Cluster): Promise<PostmasterFile | undefined> {
  for (let file = readPostmasterFile(cluster.data); file; file = readPostmasterFile(cluster.data)) {
    if (!isPostmasterOf(file.pid, cluster.data)) {
      // PostgreSQL would take any process with that id for a running server and refuse to start.
      removePostmasterFile(cluster.data)
      return undefined
    }
    if (await answers(urlOf(cluster, file, 'postgres'))) return file
    // It is starting, recovering or stopping; each of these ends.
    await wait(50)
  }
  return undefined
}

/**
 * After a crash the old server's sessions hold its memory for a moment; PostgreSQL refuses to start until they are
 * gone.
 */
async function startPatiently<T>(start: () => Promise<T>): Promise<T> {
  for (const deadline = performance.now() + 15_000; ; await wait(100)) {
    try {
      return await start()
    } catch (error) {
      const isHeld =
        error instanceof EmbeddedPostgresError && /pre-existing shared memory|already exists/.test(error.message)
      if (!isHeld || performance.now() > deadline) throw error
    }
  }
}

/** Others may pass through when root owns it, because PostgreSQL then runs as another user. */
function makeDirectory(directory: string) {
  const parent = path.dirname(directory)
  try {
    fs.mkdirSync(parent, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    fs.mkdirSync(directory, { recursive: true, mode: 0o700 })
    fs.accessSync(directory, fs.constants.W_OK)
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `Das Verzeichnis ${directory} ist nicht beschreibbar. Bitte DATA_DIR auf ein eigenes Verzeichnis setzen.`,
      { cause },
    )
  }
}

function urlOf(cluster: Cluster, file: PostmasterFile, database: string) {
  const login = `postgresql://postgres:${readPassword(cluster)}@`
  if (isWindows) return `${login}127.0.0.1:${file.port}/${database}`
  return `${login}/${database}?host=${encodeURIComponent(file.socketDirectory)}&port=${file.port}`
}

async function answers(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
