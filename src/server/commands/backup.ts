import fs from 'node:fs/promises'
import path from 'node:path'
import { currentTime } from '~/lib/current-time'
import { type Manifest, writeManifest } from '~/platform/server/backup/manifest'
import { type BackupKeys, isWhole, writePart } from '~/platform/server/backup/parts'
import { copyOut, keptTables, migrationsOf, sequencesOf } from '~/platform/server/backup/tables'
import { withoutPlace } from '~/platform/server/backup/without-place'
import { connect } from '~/platform/server/database/connect'
import { blobs } from '~/platform/server/files/blobs/blobs'
import { unlessMissing } from '~/platform/server/files/blobs/missing'
import { holdFiles } from '~/platform/server/files/held'
import { Stopping } from '~/platform/server/process/cleanup'
import { OperatorError, report, seconds } from '~/platform/server/process/report'
import type { Task } from './command'

/**
 * `backup DIR`: writes database and files into an empty directory while everything goes on, and reads it over. All tables
 * are of one moment, and the files are those that they name at that moment; a file never changes, and none is removed
 * meanwhile. Of a backup that fails nothing stays.
 */
export async function backup({ databaseUrls, config, args, cleanup }: Task): Promise<number> {
  const directory = await emptyDirectory(args[0])
  const started = performance.now()
  const ended = Promise.withResolvers<void>()
  const connected = () => connect(databaseUrls.ownerUrl, 'DATABASE_OWNER_URL')
  const client = await cleanup.open('Die Sicherung', connected, async (opened) => {
    await opened.end()
    await ended.promise
  })
  try {
    const manifest = await write(client, directory, { recipient: config.BACKUP_RECIPIENT })
    if (cleanup.signal.aborted) throw new Stopping()
    for (const part of [...manifest.tables, ...manifest.files]) {
      if (!(await isWhole(directory, part))) throw new OperatorError(`${part.name} liegt nicht so da wie geschrieben.`)
    }
    await writeManifest(directory, manifest)
    tell(directory, manifest, performance.now() - started)
    return 0
  } catch (error) {
    // It would look like a backup, and take the place of the next one.
    for (const left of await fs.readdir(directory)) {
      await fs.rm(path.join(directory, left), { recursive: true, force: true })
    }
    throw withoutPlace(error, directory, 'Von der angefangenen Sicherung ist nichts geblieben.')
  } finally {
    ended.resolve()
  }
}

async function write(
  client: Awaited<ReturnType<typeof connect>>,
  directory: string,
  keys: BackupKeys,
): Promise<Manifest> {
  await client.query('set statement_timeout = 0')
  await client.query('set idle_in_transaction_session_timeout = 0')
  // Before the moment of the tables: from here on every file that they name stays.
  await holdFiles(client)
  await client.query('begin isolation level repeatable read read only')
  const migrations = await migrationsOf(client)
  const tables: Manifest['tables'] = []
  for (const table of await keptTables(client)) {
    const copy = copyOut(client, table)
    const part = await writePart(directory, `tables/${table.name}`, copy, keys)
    tables.push({ ...part, table: table.name, rows: copy.rowCount })
  }
  const files: Manifest['files'] = []
  const { rows: known } = await client.query<{ id: string }>(FILES)
  for (const { id } of known) {
    const file = await unlessMissing(blobs().open(id))
    if (file === null) throw new OperatorError(`Die Datei ${id} fehlt in der Dateiablage.`)
    files.push({ ...(await writePart(directory, `files/${id}`, file.read(), keys)), id })
  }
  const manifest: Manifest = {
    format: 1,
    madeAt: currentTime().toISOString(),
    isEncrypted: keys.recipient !== undefined,
    ...{ migrations, tables, sequences: await sequencesOf(client), files },
  }
  await client.query('commit')
  return manifest
}

function tell(directory: string, { tables, files, isEncrypted }: Manifest, milliseconds: number): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('de-DE')
  report(`Gesichert und geprüft: ${rows} Zeilen in ${tables.length} Tabellen, ${files.length} Dateien.`)
  report(`${directory}, ${isEncrypted ? 'verschlüsselt' : 'unverschlüsselt'} (${seconds(milliseconds)})`)
  report('AUTH_SECRET, AUDIT_KEY und die Schlüssel der Dateien (npm run backup:keys) sind nicht dabei;')
  report('bitte an einem anderen Ort aufbewahren.')
}

/** Every file that a row names. */
const FILES = `
  select id from uploaded_file union select id from invoice_file
  union select (attached ->> 'fileId')::uuid from outbox_mail, jsonb_array_elements(attachments) attached`

async function emptyDirectory(given: string | undefined): Promise<string> {
  if (!given) throw new OperatorError('Wohin? npm run backup -- VERZEICHNIS')
  const directory = path.resolve(given)
  await fs.mkdir(directory, { recursive: true, mode: 0o700 })
  const there = await fs.readdir(directory)
  if (there.length === 0) return directory
  throw new OperatorError(`${directory} ist nicht leer. Jede Sicherung bekommt ein eigenes Verzeichnis.`)
}
