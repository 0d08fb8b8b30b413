import path from 'node:path'
import pg from 'pg'
import type { Config } from '../../src/platform/server/config.ts'
import { connect } from '../../src/platform/server/database/connect.ts'
import {
  applicationUrlIn,
  ensureApplicationRole,
} from '../../src/platform/server/database/embedded/application-role.ts'
import {
  ensureDatabase,
  findRunningPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/server/database/embedded/start.ts'
import { migrate } from '../../src/platform/server/database/migrate.ts'
import type { Cleanup } from './cleanup.ts'
import { claimDataDirectory, isClaimed, StartError } from './data-directory.ts'
import { migrationsDirectory } from './paths.ts'
import { say } from './say.ts'

export const databaseName = 'stellwerk'

export function postgresDirectory(dataDir: string): string {
  return path.join(dataDir, 'postgres')
}

/** How the database is reached. With one role both are the same. */
export type DatabaseUrls = {
  /** For the application, whose role has few rights. */
  url: string
  /** For migrations, which own the tables. */
  ownerUrl: string
}

/**
 * The connection strings of the database to work on: the one that is configured, or the embedded one, started for this
 * process alone and stopped with it.
 */
export async function openDatabase(config: Config, cleanup: Cleanup): Promise<DatabaseUrls> {
  await claimDatabase(config, cleanup)
  return startDatabase(config, cleanup)
}

/**
 * Keeps every other Stellwerk from the embedded database; one that is configured may be shared, and is only asked
 * whether it can be worked with. Before anything heavy is loaded: while a thread is busy, answers of a database look late.
 * @throws {StartError} when another one has it
 * @throws {DatabaseError} when the configured one cannot be worked with
 */
export async function claimDatabase(config: Config, cleanup: Cleanup): Promise<void> {
  if (config.DATABASE_URL) {
    await (await connect(config.DATABASE_URL)).end()
    if (config.DATABASE_OWNER_URL) await (await connect(config.DATABASE_OWNER_URL, 'DATABASE_OWNER_URL')).end()
    return
  }
  const claim = () => claimDataDirectory(config.DATA_DIR, config.APP_URL)
  await cleanup.open('Das Datenverzeichnis', claim, (lock) => lock.release())
}

/** What is left of `openDatabase` after `claimDatabase`. */
export async function startDatabase(config: Config, cleanup: Cleanup): Promise<DatabaseUrls> {
  if (config.DATABASE_URL) {
    return { url: config.DATABASE_URL, ownerUrl: config.DATABASE_OWNER_URL ?? config.DATABASE_URL }
  }
  const start = () => startEmbeddedPostgres({ directory: postgresDirectory(config.DATA_DIR), log: say })
  const postgres = await cleanup.open('PostgreSQL', start, (running) => running.stop(), 25_000)
  const ownerUrl = await ensureDatabase(postgres, databaseName)
  return { url: await ensureApplicationRole(ownerUrl, postgresDirectory(config.DATA_DIR)), ownerUrl }
}

/**
 * Brings the schema up to date, and the rights of the application's role.
 * @throws with a German sentence when the database cannot be worked with or a migration fails
 */
export async function bringUpToDate({ url, ownerUrl }: DatabaseUrls, log: (message: string) => void): Promise<void> {
  const { user } = new pg.Client({ connectionString: url })
  await migrate({ databaseUrl: ownerUrl, directory: migrationsDirectory, applicationRole: user, log })
}

/** The own database, that of the running Stellwerk, or the embedded one started for this moment. */
export async function reachDatabase(config: Config, cleanup: Cleanup): Promise<DatabaseUrls> {
  if (config.DATABASE_URL || !isClaimed(config.DATA_DIR)) return openDatabase(config, cleanup)
  const directory = postgresDirectory(config.DATA_DIR)
  const ownerUrl = await findRunningPostgres(directory, databaseName)
  if (ownerUrl) return { url: applicationUrlIn(ownerUrl, directory), ownerUrl }
  throw new StartError('Stellwerk startet oder endet gerade. Bitte gleich noch einmal versuchen.')
}
