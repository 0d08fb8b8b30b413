import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { type Manifest, readManifest } from '~/platform/server/backup/manifest'
import { type BackupKeys, isWhole, readPart } from '~/platform/server/backup/parts'
import { fillTables, migrationsOf } from '~/platform/server/backup/tables'
import { withoutPlace } from '~/platform/server/backup/without-place'
import { connect } from '~/platform/server/database/connect'
import { workDatabase } from '~/platform/server/database/db'
import { bringUpToDate, migrateAsFarAs } from '~/platform/server/database/migration/bring-up-to-date'
import { blobs } from '~/platform/server/files/blobs/blobs'
import { adoptStore } from '~/platform/server/files/bond'
import { countLocked } from '~/platform/server/files/sealed/sealed-store'
import { OperatorError, report, seconds } from '~/platform/server/process/report'
import type { Command, Task } from './command'

/**
 * `restore DIR`: fills an empty database and an empty file store from a backup of this version or an older one. The files
 * first, then all tables in one transaction; so what ends in between leaves an empty database, and files that the next try
 * writes again.
 */
export const restore: Command = async (task) => {
  if (!task.args[0]) throw new OperatorError('Woher? npm run restore -- VERZEICHNIS')
  const directory = path.resolve(task.args[0])
  try {
    return await restoreFrom(directory, task)
  } catch (error) {
    throw withoutPlace(
      error,
      task.config.DATA_DIR,
      'Die Datenbank ist noch leer: Bitte Platz schaffen und noch einmal wiederherstellen.',
    )
  }
}

async function restoreFrom(directory: string, { databaseUrls, config, root }: Task): Promise<number> {
  const manifest = await readManifest(directory)
  const keys = { identity: manifest.isEncrypted ? config.BACKUP_IDENTITY : undefined }
  await requireReadable(directory, manifest, keys)
  const started = performance.now()
  const client = await connect(databaseUrls.ownerUrl, 'DATABASE_OWNER_URL')
  try {
    await client.query('set statement_timeout = 0')
    // Before anything is touched: this may be the wrong database.
    await requireEmpty(client)
    await migrateAsFarAs(databaseUrls, root, manifest.migrations)
    if (JSON.stringify(await migrationsOf(client)) !== JSON.stringify(manifest.migrations)) {
      throw new OperatorError(
        'Die Datenbank ist leer, aber schon auf einem anderen Stand als die Sicherung. Bitte in eine ganz neue wiederherstellen, mit neuem DATA_DIR oder DATABASE_URL.',
      )
    }
    await refuseForeignFiles(manifest)
    for (const { id, name } of manifest.files) {
      await blobs().write(id, await buffer(readPart(directory, name, keys)))
    }
    await client.query('begin')
    await requireEmpty(client)
    await fillTables(client, manifest, (name) => readPart(directory, name, keys))
    await client.query('commit')
  } finally {
    await client.end()
  }
  await bringUpToDate(databaseUrls, root, report)
  // The store is this installation's from now on, and what another one has written into it since is not.
  await adoptStore(workDatabase().db)
  const count = manifest.tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('de-DE')
  report(
    `Wiederhergestellt: ${count} Zeilen, ${manifest.files.length} Dateien (${seconds(performance.now() - started)}).`,
  )
  const locked = await countLocked(manifest.files.map(({ id }) => id))
  if (locked > 0) {
    report(
      `${locked.toLocaleString('de-DE')} Dateien bleiben unlesbar: Ihr Schlüssel wurde gelöscht oder fehlt noch (npm run restore:keys -- DATEI).`,
    )
  }
  report(`Stand der Sicherung: ${manifest.madeAt}. Die Suche wird beim nächsten Start neu aufgebaut.`)
  return 0
}

/** @throws {OperatorError} when a part is missing, altered or cut, or the key is another one's */
async function requireReadable(directory: string, manifest: Manifest, keys: BackupKeys): Promise<void> {
  if (manifest.isEncrypted && keys.identity === undefined) {
    throw new OperatorError('Die Sicherung ist verschlüsselt: BACKUP_IDENTITY (AGE-SECRET-KEY-1…) fehlt.')
  }
  for (const part of [...manifest.tables, ...manifest.files]) {
    if (!(await isWhole(directory, part))) throw new OperatorError(`Die Sicherung ist beschädigt: ${part.name}.`)
  }
  const [first] = manifest.tables
  if (first === undefined || keys.identity === undefined) return
  await readPart(directory, first.name, keys)
    .forEach(() => {})
    .catch((cause: unknown) => {
      throw new OperatorError(
        'BACKUP_IDENTITY passt nicht zu dieser Sicherung; sie wurde für einen anderen Schlüssel gemacht.',
        { cause },
      )
    })
}

/** Tables of which none has a row before anybody has worked with a database. */
const FIRST_FILLED = ['user', 'company', 'uploaded_file']

/** @throws {OperatorError} when somebody has worked with the database */
async function requireEmpty(client: pg.Client): Promise<void> {
  for (const name of FIRST_FILLED) {
    const table = `public.${client.escapeIdentifier(name)}`
    const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table])
    if (!rows[0]?.there) continue
    const { rowCount } = await client.query(`select from ${table} limit 1`)
    if (rowCount === 0) continue
    throw new OperatorError(
      'Diese Datenbank ist nicht leer. Wiederhergestellt wird nur in eine leere: mit neuem DATA_DIR oder DATABASE_URL.',
    )
  }
}

/** A try before may have written some already. */
async function refuseForeignFiles({ files }: Manifest): Promise<void> {
  const own = new Set(files.map(({ id }) => id))
  for await (const { id } of blobs().list()) {
    if (!own.has(id)) throw new OperatorError('Die Dateiablage ist nicht leer und gehört nicht zu dieser Sicherung.')
  }
}
