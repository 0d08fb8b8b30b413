// `npm run postgres:upgrade [-- DIRECTORY]`: brings the embedded database from an older PostgreSQL to the one that comes with
// us. The old one is only read, and stays beside the new one. DIRECTORY has the older PostgreSQL's programs, for machines
// that reach no registry.
import fs from 'node:fs'
import path from 'node:path'
import { ensureApplicationRole } from '../src/platform/server/database/embedded/application-role.ts'
import { clusterIn } from '../src/platform/server/database/embedded/cluster.ts'
import { majorOf, majorOfCluster } from '../src/platform/server/database/embedded/major-version.ts'
import { stopPostmaster } from '../src/platform/server/database/embedded/postmaster.ts'
import { isPostmasterOf, readPostmasterFile } from '../src/platform/server/database/embedded/postmaster-file.ts'
import { ensureDatabase, startEmbeddedPostgres } from '../src/platform/server/database/embedded/start.ts'
import { createCleanup } from '../src/platform/server/process/cleanup.ts'
import { readConfig } from '../src/platform/server/process/read-config.ts'
import { OperatorError, say, sayFailure, seconds, withoutRoom } from '../src/platform/server/process/report.ts'
import { onStop } from '../src/platform/server/process/stop-signals.ts'
import { claimDatabase, databaseName } from './house/database.ts'
import { root } from './house/paths.ts'
import {
  exchange,
  finishUpgrade,
  postgresDirectory,
  removeUnfinished,
  unfinishedDirectory,
} from './house/upgrade/directories.ts'
import { moveDatabase } from './house/upgrade/move-database.ts'
import { oldPrograms } from './house/upgrade/old-programs.ts'

const cleanup = createCleanup(say)
const stop = async (code: number) => {
  await cleanup.close()
  process.exit(code)
}
onStop(() => stop(130))
const config = readConfig(root)
try {
  await upgrade()
  await stop(0)
} catch (error) {
  if (!cleanup.signal.aborted) sayFailure(withoutRoom(config.DATA_DIR) ?? error)
  await stop(1)
}

async function upgrade(): Promise<void> {
  const { DATA_DIR: dataDir, DATABASE_URL } = config
  if (DATABASE_URL) {
    throw new OperatorError(
      'Unter DATABASE_URL ist eine eigene Datenbank; sie wird mit ihren eigenen Werkzeugen erneuert (pg_upgrade).',
    )
  }
  await claimDatabase(config, cleanup)
  finishUpgrade(dataDir)
  const directory = postgresDirectory(dataDir)
  const [there, own] = [majorOfCluster(directory), majorOf()]
  if (there === null) throw new OperatorError(`In ${directory} ist keine Datenbank.`)
  if (there === own) return say(`Die Datenbank ist schon von PostgreSQL ${own}.`)
  if (there > own)
    throw new OperatorError(`Die Datenbank ist von PostgreSQL ${there}, dieses Stellwerk bringt ${own} mit.`)
  requireRoom(dataDir, directory)
  const started = performance.now()
  const old = await cleanup.open(
    'Die alten Programme',
    () => oldPrograms(there, process.argv[2]),
    (programs) => programs.remove(),
  )
  await cleanup.open(
    'Der neue Platz',
    () => clear(dataDir),
    () => removeUnfinished(dataDir),
  )
  const from = await cleanup.open(
    `PostgreSQL ${there}`,
    () => startEmbeddedPostgres({ directory, binaries: old.binaries }),
    (running) => running.stop(),
    25_000,
  )
  const next = unfinishedDirectory(dataDir)
  const into = await cleanup.open(
    `PostgreSQL ${own}`,
    () => startEmbeddedPostgres({ directory: next }),
    (running) => running.stop(),
    25_000,
  )
  say(`Die Datenbank wird von PostgreSQL ${there} nach ${own} gebracht …`)
  const newUrl = await ensureDatabase(into, databaseName)
  await ensureApplicationRole(newUrl, next)
  const { tables, rows } = await moveDatabase(from.url(databaseName), newUrl)
  // Both must be at rest before their directories change places.
  await Promise.all([from.stop(), into.stop()])
  if (cleanup.signal.aborted) return
  const kept = exchange(dataDir, there)
  say(
    `Fertig: ${rows.toLocaleString('de-DE')} Zeilen in ${tables} Tabellen (${seconds(performance.now() - started)}). Weiter mit „npm start“.`,
  )
  say(`Die bisherige Datenbank liegt unverändert in ${kept} und kann weg, wenn alles stimmt.`)
}

/** An upgrade that was killed has left its new server running. */
async function clear(dataDir: string): Promise<void> {
  const { data } = clusterIn(unfinishedDirectory(dataDir))
  const left = readPostmasterFile(data)
  if (left && isPostmasterOf(left.pid, data)) await stopPostmaster(left.pid)
  removeUnfinished(dataDir)
}

/** @throws {OperatorError} unless the database fits on its disk a second time */
function requireRoom(dataDir: string, directory: string): void {
  const { bavail, bsize } = fs.statfsSync(dataDir)
  const needed = sizeOf(directory)
  if (bavail * bsize > needed) return
  const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toLocaleString('de-DE', { maximumFractionDigits: 1 })} GB`
  throw new OperatorError(
    `Die Datenbank belegt ${gigabytes(needed)} und liegt für eine Weile zweimal da; auf dem Datenträger von ${dataDir} sind nur ${gigabytes(bavail * bsize)} frei.`,
  )
}

function sizeOf(directory: string): number {
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0)
}
