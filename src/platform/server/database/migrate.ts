import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { installQueue } from '../jobs/schema.ts'
import { OperatorError } from '../process/operator-error.ts'
import { connect } from './connect.ts'
import { grantApplication } from './privileges.ts'

/** Any constant that nothing else in the database uses. */
const lockNumber = 724_501

/** Every database begins with it. */
const BASELINE = '0000_baseline.sql'
/** Folder below the migrations with the triggers that guard rows that must not change, one file for each rule. */
const GUARDS = 'guards'

type Migration = { name: string; sql: string; sha256: string }

/** A migration that cannot be applied; the message is German and says which and why. */
export class MigrationError extends OperatorError {
  override name = 'MigrationError'
}

/**
 * Applies the `*.sql` files of `directory` in the order of their names, each in one transaction. An advisory lock makes
 * servers that start at the same time wait for each other. Files in `guards/` can be repeated, and are applied again
 * when they have changed. The job queue's schema is updated afterwards.
 * @param options.databaseUrl of the owner
 * @returns the names that were applied now
 * @throws {MigrationError} when an applied file was changed or removed, or a file fails
 * @throws {DatabaseError} when the database cannot be used
 */
export async function migrate(options: {
  databaseUrl: string
  directory: string
  /** Gets its rights after the migrations, unless it is the owner itself. */
  applicationRole?: string
  log?: (message: string) => void
}): Promise<string[]> {
  const migrations = await readMigrations(options.directory)
  const client = await connect(options.databaseUrl)
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await client.query(
      'create table if not exists _migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const pending = await pendingOf(client, migrations)
    const guards = await readMigrations(options.directory, GUARDS)
    const changed = [...pending, ...(await changedOf(client, guards))]
    for (const migration of changed) {
      await apply(client, migration)
      options.log?.(`Migration ${migration.name} angewendet`)
    }
    await installQueue(client)
    if (options.applicationRole) await grantApplication(client, options.applicationRole)
    return changed.map((migration) => migration.name)
  } finally {
    // Closing the session releases the advisory lock.
    await client.end()
  }
}

async function readMigrations(directory: string, below = ''): Promise<Migration[]> {
  const names = await fs.readdir(path.join(directory, below)).catch(() => [])
  return Promise.all(
    names
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map(async (file) => {
        const name = path.posix.join(below, file)
        const sql = await fs.readFile(path.join(directory, name), 'utf8')
        // A checkout on Windows may have changed the line endings; that does not count.
        const sha256 = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
        return { name, sql, sha256 }
      }),
  )
}

async function pendingOf(client: pg.Client, migrations: readonly Migration[]) {
  const rows = (await appliedTo(client)).filter((row) => !row.name.startsWith(`${GUARDS}/`))
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const row of rows) {
    const file = known.get(row.name)
    if (!file && known.has(BASELINE) && !rows.some(({ name }) => name === BASELINE)) {
      throw new MigrationError(
        'Die Datenbank stammt aus der Zeit vor der ersten Veröffentlichung und lässt sich nicht übernehmen. Bitte mit einer leeren Datenbank beginnen: DATA_DIR umbenennen oder unter DATABASE_URL eine neue angeben.',
      )
    }
    if (!file) {
      throw new MigrationError(
        `Die Datenbank ist neuer als dieses Programm: Die Migration ${row.name} ist angewendet, ihre Datei fehlt.`,
      )
    }
    if (file.sha256 !== row.sha256) {
      throw new MigrationError(
        `Die Migration ${row.name} wurde nach ihrer Anwendung geändert. Bitte die Datei wiederherstellen und die Änderung als neue Migration anlegen.`,
      )
    }
  }
  const applied = new Set(rows.map((row) => row.name))
  return migrations.filter((migration) => !applied.has(migration.name))
}

async function changedOf(client: pg.Client, guards: readonly Migration[]) {
  const applied = new Map((await appliedTo(client)).map(({ name, sha256 }) => [name, sha256]))
  return guards.filter(({ name, sha256 }) => applied.get(name) !== sha256)
}

async function appliedTo(client: pg.Client) {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from _migration')
  return rows
}

async function apply(client: pg.Client, migration: Migration) {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query(
      'insert into _migration (name, sha256) values ($1, $2) on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()',
      [migration.name, migration.sha256],
    )
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new MigrationError(`Die Migration ${migration.name} ist fehlgeschlagen: ${reason}`, { cause })
  }
}
