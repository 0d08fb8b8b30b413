import path from 'node:path'
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
import type { DatabaseUrls } from '../../src/platform/server/database/migration/bring-up-to-date.ts'
import type { Cleanup } from '../../src/platform/server/process/cleanup.ts'
import { keptSecret } from '../../src/platform/server/process/kept-secret.ts'
import { OperatorError, report } from '../../src/platform/server/process/report.ts'
import { claimDataDirectory, isClaimed } from './data-directory.ts'
import { finishUpgrade, postgresDirectory } from './upgrade/directories.ts'

export const databaseName = 'stellwerk'

/**
 * The connection strings of the database to use: the configured one, or the embedded one, started for this process only
 * and stopped with it.
 */
export async function openDatabase(config: Config, cleanup: Cleanup): Promise<DatabaseUrls> {
  await claimDatabase(config, cleanup)
  return startDatabase(config, cleanup)
}

/**
 * Keeps every other Stellwerk from the embedded database; a configured one may be shared, and is only checked. Before
 * anything heavy is loaded: while a thread is busy, answers of a database seem late.
 * @throws {OperatorError} when another one has it
 * @throws {DatabaseError} when the configured one cannot be used
 */
export async function claimDatabase(config: Config, cleanup: Cleanup): Promise<void> {
  if (config.DATABASE_URL) {
    await (await connect(config.DATABASE_URL)).end()
    for (const name of ['DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL'] as const) {
      if (config[name]) await (await connect(config[name], name)).end()
    }
    return
  }
  const claim = () => claimDataDirectory(config.DATA_DIR, config.APP_URL)
  await cleanup.open('Das Datenverzeichnis', claim, (lock) => lock.release())
}

/** The part of `openDatabase` after `claimDatabase`. */
export async function startDatabase(config: Config, cleanup: Cleanup): Promise<DatabaseUrls> {
  if (config.DATABASE_URL) {
    const { DATABASE_URL: url, DATABASE_OWNER_URL, DATABASE_DIRECT_URL } = config
    return { url, ownerUrl: DATABASE_OWNER_URL ?? DATABASE_DIRECT_URL ?? url }
  }
  finishUpgrade(config.DATA_DIR)
  const start = () => startEmbeddedPostgres({ directory: postgresDirectory(config.DATA_DIR), log: report })
  const postgres = await cleanup.open('PostgreSQL', start, (running) => running.stop(), 25_000)
  const ownerUrl = await ensureDatabase(postgres, databaseName)
  return { url: await ensureApplicationRole(ownerUrl, postgresDirectory(config.DATA_DIR)), ownerUrl }
}

/** The program's configuration, besides what is set anyway. */
export function environmentOf(config: Config, { url, ownerUrl }: DatabaseUrls): Record<string, string> {
  return {
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    AUTH_SECRET: config.AUTH_SECRET ?? keptSecret(path.join(config.DATA_DIR, 'auth-secret'), 32),
    // Explicit, because with a DATABASE_URL the default is another.
    DEMO: config.DEMO ? 'on' : 'off',
  }
}

/** The configured database, that of the running Stellwerk, or the embedded one started temporarily. */
export async function reachDatabase(config: Config, cleanup: Cleanup): Promise<DatabaseUrls> {
  if (config.DATABASE_URL || !isClaimed(config.DATA_DIR)) return openDatabase(config, cleanup)
  const directory = postgresDirectory(config.DATA_DIR)
  const ownerUrl = await findRunningPostgres(directory, databaseName)
  if (ownerUrl) return { url: applicationUrlIn(ownerUrl, directory), ownerUrl }
  throw new OperatorError('Stellwerk startet oder endet gerade. Bitte gleich noch einmal versuchen.')
}
