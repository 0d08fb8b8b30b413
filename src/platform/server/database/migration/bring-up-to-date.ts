import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { getConfig, loadConfig } from '../../config.ts'
import { OperatorError } from '../../process/report.ts'
import { requestLimits } from '../db.ts'
import { Hosts } from '../servers/hosts.ts'
import { isUpToDate, migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { limitRole } from './role-limits.ts'

/** How the database is reached. With one role both are the same. */
export type DatabaseUrls = {
  /** For the application, whose role has few rights. */
  url: string
  /** For migrations, which own the tables. */
  ownerUrl: string
}

/**
 * Brings the schema and the rights of the application's role up to date.
 * @param root directory of the checkout, whose `drizzle/` holds the migrations
 * @throws {OperatorError} when the database cannot be used or a migration fails
 */
export async function bringUpToDate(
  { url, ownerUrl }: DatabaseUrls,
  root: string,
  log: (message: string) => void,
): Promise<void> {
  const { user } = new pg.Client({ connectionString: new Hosts(url, 'read-write').url })
  await migrate({ databaseUrl: ownerUrl, directory: migrationsIn(root), applicationRole: user, log })
  // Not `getConfig`: the embedded database is brought up to date before its address is known there.
  const { DATABASE_DIRECT_URL } = loadConfig(process.env)
  if (DATABASE_DIRECT_URL) await limitRole(DATABASE_DIRECT_URL, requestLimits())
}

/**
 * Makes the schema of an older program in an empty database, for its data; `bringUpToDate` does the rest afterwards.
 * @throws {OperatorError} when this program does not know one of the migrations, or knows another of that name
 */
export async function migrateAsFarAs(
  { ownerUrl }: Pick<DatabaseUrls, 'ownerUrl'>,
  root: string,
  wanted: readonly { name: string; sha256: string }[],
): Promise<void> {
  const known = new Map((await readMigrations(migrationsIn(root))).map(({ name, sha256 }) => [name, sha256]))
  const unknown = wanted.find(({ name, sha256 }) => known.get(name) !== sha256)
  if (unknown) {
    throw new OperatorError(
      `Die Daten sind von einer anderen Version: Dieses Programm hat die Migration ${unknown.name} nicht so. Bitte mit der Version versuchen, von der sie sind, oder mit einer neueren.`,
    )
  }
  await migrate({
    databaseUrl: ownerUrl,
    directory: migrationsIn(root),
    only: new Set(wanted.map(({ name }) => name)),
  })
}

/**
 * Sees to it that this process can work with the schema: by itself, or, with `MIGRATE=wait`, by waiting for somebody else,
 * because then its role owns nothing.
 * @throws {OperatorError} when the database cannot be used or a migration fails
 */
export async function reachUpToDate(
  urls: DatabaseUrls,
  root: string,
  { log, signal }: { log: (message: string) => void; signal: AbortSignal },
): Promise<void> {
  if (getConfig().MIGRATE === 'wait') await waitUntilUpToDate(urls.url, root, { log, signal })
  else await bringUpToDate(urls, root, log)
}

/** How often the schema is checked, milliseconds. */
const LOOK_MS = 1_000

/**
 * Waits until somebody else has brought the schema up to date (`npm run migrate`), or the signal ends it.
 *
 * @param url of the application, which has no right to do it itself
 * @throws {OperatorError} when the database cannot be worked with
 */
async function waitUntilUpToDate(
  url: string,
  root: string,
  { log, signal }: { log: (message: string) => void; signal: AbortSignal },
): Promise<void> {
  let isTold = false
  while (!signal.aborted && !(await isUpToDate(url, migrationsIn(root)))) {
    if (!isTold) log('Die Datenbank ist noch nicht auf dem Stand dieses Programms. Es wartet auf „npm run migrate“.')
    isTold = true
    await wait(LOOK_MS, undefined, { signal }).catch(() => {})
  }
}

function migrationsIn(root: string): string {
  return path.join(root, 'drizzle')
}
