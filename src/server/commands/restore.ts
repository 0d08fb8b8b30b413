import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Manifest, readManifest } from '~/platform/server/backup/manifest'
import { isWhole, readPart } from '~/platform/server/backup/parts'
import { fillTables } from '~/platform/server/backup/tables'
import { connect } from '~/platform/server/database/connect'
import { workDatabase } from '~/platform/server/database/db'
import { bringUpToDate } from '~/platform/server/database/migration/bring-up-to-date'
import { blobs } from '~/platform/server/files/blobs/blobs'
import { adoptStore } from '~/platform/server/files/bond'
import { writeStoredFile } from '~/platform/server/files/store'
import { OperatorError } from '~/platform/server/process/operator-error'
import { say, seconds } from '~/platform/server/process/say'
import type { Task } from './command'

/**
 * `restore DIR`: fills an empty database and an empty file store from a backup. The files first, then all tables in one
 * transaction; so what ends in between leaves an empty database, and files that the next try writes again.
 */
export async function restore({ databaseUrls, config, root, args }: Task): Promise<number> {
  if (!args[0]) throw new OperatorError('Woher? npm run restore -- VERZEICHNIS')
  const directory = path.resolve(args[0])
  const manifest = await readManifest(directory)
  const keys = { identity: manifest.isEncrypted ? config.BACKUP_IDENTITY : undefined }
  if (manifest.isEncrypted && keys.identity === undefined) {
    throw new OperatorError('Die Sicherung ist verschlüsselt: BACKUP_IDENTITY (AGE-SECRET-KEY-1…) fehlt.')
  }
  for (const part of [...manifest.tables, ...manifest.files]) {
    if (!(await isWhole(directory, part))) throw new OperatorError(`Die Sicherung ist beschädigt: ${part.name}.`)
  }
  const started = performance.now()
  await bringUpToDate(databaseUrls, root, say)
  const client = await connect(databaseUrls.ownerUrl, 'DATABASE_OWNER_URL')
  try {
    await client.query('set statement_timeout = 0')
    await client.query('begin')
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      "select name, sha256 from _migration where name not like 'guards/%' order by name",
    )
    if (JSON.stringify(migrations) !== JSON.stringify(manifest.migrations)) {
      throw new OperatorError(
        'Die Sicherung ist von einer anderen Version. Bitte mit der Version wiederherstellen, die sie gemacht hat, und danach aktualisieren.',
      )
    }
    const { rows } = await client.query<{ count: number }>(
      'select (select count(*) from "user")::int + (select count(*) from company)::int + (select count(*) from uploaded_file)::int as count',
    )
    if (rows[0]?.count !== 0) {
      throw new OperatorError(
        'Diese Datenbank ist nicht leer. Wiederhergestellt wird nur in eine leere: mit neuem DATA_DIR oder DATABASE_URL.',
      )
    }
    await refuseForeignFiles(manifest)
    for (const { id, name } of manifest.files) {
      await writeStoredFile(id, await buffer(readPart(directory, name, keys)))
    }
    await fillTables(client, manifest, (name) => readPart(directory, name, keys))
    await client.query('commit')
  } finally {
    await client.end()
  }
  // The store is this installation's from now on, and what another one has written into it since is not.
  await adoptStore(workDatabase().db)
  const count = manifest.tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('de-DE')
  say(`Wiederhergestellt: ${count} Zeilen, ${manifest.files.length} Dateien (${seconds(performance.now() - started)}).`)
  say(`Stand der Sicherung: ${manifest.madeAt}. Die Suche wird beim nächsten Start neu aufgebaut.`)
  return 0
}

/** A try before may have written some already. */
async function refuseForeignFiles({ files }: Manifest): Promise<void> {
  const own = new Set(files.map(({ id }) => id))
  for await (const { id } of blobs().list()) {
    if (!own.has(id)) throw new OperatorError('Die Dateiablage ist nicht leer und gehört nicht zu dieser Sicherung.')
  }
}
