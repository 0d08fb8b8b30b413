import type pg from 'pg'
import { installQueue } from '../../jobs/schema.ts'
import { OperatorError } from '../../process/report.ts'
import { connect } from '../connect.ts'
import { BASELINE, GUARDS, isWorkable, type Migration, readMigrations } from './migration-files.ts'
import { grantApplication } from './privileges.ts'

/** Any constant that nothing else in the database uses. */
const lockNumber = 724_501

/** How long a migration may block everybody; then it fails, and can be started again. */
const LOCK_SECONDS = 20

/** A migration that cannot be applied; the message is German and says which and why. */
export class MigrationError extends OperatorError {
  override name = 'MigrationError'
}

/**
 * Applies the `*.sql` files of `directory` in the order of their names, each in one transaction. An advisory lock
 * makes servers that start at the same time wait for each other. Files in `guards/` may be repeated, and are when they
 * have changed. The job queue's schema is updated afterwards. If a newer version of the program has migrated the database
 * in a way this one can work with, nothing is touched.
 *
 * @param options.databaseUrl of the owner
 * @param options.only the migrations to stop at, for data from an older program; guards and rights come with the rest
 * @returns the names that were applied now
 * @throws {MigrationError} when an applied file was changed or removed, or a file fails
 * @throws {DatabaseError} when the database cannot be used
 */
export async function migrate(options: {
  databaseUrl: string
  directory: string
  /** Gets its rights after the migrations, unless it is the owner itself. */
  applicationRole?: string
  only?: ReadonlySet<string>
  log?: (message: string) => void
}): Promise<string[]> {
  const all = await readMigrations(options.directory)
  const migrations = options.only === undefined ? all : all.filter(({ name }) => options.only?.has(name))
  const client = await connect(options.databaseUrl)
  try {
    // The role may have its own limits, for what people wait for.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    // While a change of a table waits for a lock, everybody else waits behind it.
    await client.query(`set lock_timeout = '${LOCK_SECONDS}s'`)
    await requireOwner(client)
    await client.query(
      'create table if not exists _migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now(), phase text)',
    )
    await client.query('alter table _migration add column if not exists phase text')
    const applied = await appliedTo(client)
    const { pending, ahead } = compare(migrations, applied)
    if (ahead.length > 0) {
      options.log?.(`Die Datenbank ist neuer als dieses Programm und verträgt sich mit ihm: ${ahead.join(', ')}.`)
      return []
    }
    const guards = options.only === undefined ? await readMigrations(options.directory, GUARDS) : []
    const changed = [...pending, ...changedOf(guards, applied)]
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

/**
 * Whether the program can work on the database as it is; the application's role may ask.
 *
 * @throws {MigrationError} when it will not by waiting
 * @throws {DatabaseError} when the database cannot be worked with
 */
export async function isUpToDate(databaseUrl: string, directory: string): Promise<boolean> {
  const migrations = await readMigrations(directory)
  const client = await connect(databaseUrl)
  try {
    // Who migrates gives the rights at the end.
    if (!(await isTrue(client, "coalesce(has_table_privilege(to_regclass('_migration'), 'select'), false)")))
      return false
    if (compare(migrations, await appliedTo(client)).pending.length > 0) return false
    // After the migrations come guards, the queue and rights. Not a session's lock: a pooler would lose it.
    return await isTrue(client, `pg_try_advisory_xact_lock_shared(${lockNumber})`)
  } finally {
    await client.end()
  }
}

async function isTrue(client: pg.Client, condition: string): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(`select ${condition} as is`)
  return rows[0]?.is === true
}

/** @throws {MigrationError} when the role may not change the schema */
async function requireOwner(client: pg.Client): Promise<void> {
  if (await isTrue(client, "has_schema_privilege('public', 'create')")) return
  throw new MigrationError(
    `Die Rolle „${client.user}“ darf das Schema nicht ändern. Bitte die Adresse der Rolle, der die Tabellen gehören, in DATABASE_OWNER_URL angeben; oder mit MIGRATE=wait warten, bis „npm run migrate“ es getan hat.`,
  )
}

type Applied = { name: string; sha256: string; phase: string | null }

/** The migrations missing in the database, and those unknown to the program that it can work with. */
function compare(migrations: readonly Migration[], applied: readonly Applied[]) {
  const rows = applied.filter((row) => !row.name.startsWith(`${GUARDS}/`))
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  const names = new Set(known.keys())
  for (const row of rows) {
    const file = known.get(row.name)
    if (!file && known.has(BASELINE) && !rows.some(({ name }) => name === BASELINE)) {
      throw new MigrationError(
        'Die Datenbank stammt aus der Zeit vor der ersten Veröffentlichung und lässt sich nicht übernehmen. Bitte mit einer leeren Datenbank beginnen: DATA_DIR umbenennen oder unter DATABASE_URL eine neue angeben.',
      )
    }
    if (!file && !isWorkable(row.phase, names)) {
      throw new MigrationError(
        `Die Datenbank ist neuer als dieses Programm: Die Migration ${row.name} ist angewendet, ihre Datei fehlt.`,
      )
    }
    if (file && file.sha256 !== row.sha256) {
      throw new MigrationError(
        `Die Migration ${row.name} wurde nach ihrer Anwendung geändert. Bitte die Datei wiederherstellen und die Änderung als neue Migration anlegen.`,
      )
    }
  }
  const there = new Set(rows.map((row) => row.name))
  const pending = migrations.filter((migration) => !there.has(migration.name))
  const ahead = rows.map(({ name }) => name).filter((name) => !names.has(name))
  if (pending.length > 0 && ahead.length > 0) {
    throw new MigrationError(
      `Datenbank und Programm sind verschiedene Wege gegangen: In der Datenbank ist ${ahead.join(', ')} angewendet, im Programm gibt es ${pending.map(({ name }) => name).join(', ')}.`,
    )
  }
  return { pending, ahead }
}

function changedOf(guards: readonly Migration[], applied: readonly Applied[]) {
  const known = new Map(applied.map(({ name, sha256 }) => [name, sha256]))
  return guards.filter(({ name, sha256 }) => known.get(name) !== sha256)
}

async function appliedTo(client: pg.Client) {
  // A database from before phases has no such column.
  const { rows } = await client.query<Applied>(
    "select name, sha256, to_jsonb(m) ->> 'phase' as phase from _migration m order by name",
  )
  return rows
}

async function apply(client: pg.Client, { name, sql, sha256, phase }: Migration) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query(
      'insert into _migration (name, sha256, phase) values ($1, $2, $3) on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()',
      [name, sha256, phase],
    )
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new MigrationError(`Die Migration ${name} ist fehlgeschlagen: ${reason}`, { cause })
  }
}
