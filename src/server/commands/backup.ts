import fs from 'node:fs/promises'
import path from 'node:path'
import { currentTime } from '~/lib/current-time'
import { type Manifest, writeManifest } from '~/platform/server/backup/manifest'
import { isWhole, type Part, writePart } from '~/platform/server/backup/parts'
import { copyOut, keptTables, sequencesOf } from '~/platform/server/backup/tables'
import { connect } from '~/platform/server/database/connect'
import { openStoredFile } from '~/platform/server/files/store'
import { OperatorError } from '~/platform/server/process/operator-error'
import { say, seconds } from '~/platform/server/process/say'
import type { Task } from './command'

/**
 * `backup DIR`: writes database and files into an empty directory while everything goes on, and reads it over. All tables
 * are of one moment, and the files are those that they name at that moment; a file never changes, and none is cleaned
 * away within two days of its row.
 */
export async function backup({ databaseUrls, config, args }: Task): Promise<number> {
  const directory = await emptyDirectory(args[0])
  const keys = { recipient: config.BACKUP_RECIPIENT }
  const started = performance.now()
  const client = await connect(databaseUrls.ownerUrl, 'DATABASE_OWNER_URL')
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query('begin isolation level repeatable read read only')
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      "select name, sha256 from _migration where name not like 'guards/%' order by name",
    )
    const tables: Manifest['tables'] = []
    for (const table of await keptTables(client)) {
      const copy = copyOut(client, table)
      const part = await writePart(directory, `tables/${table.name}`, copy, keys)
      tables.push({ ...part, table: table.name, rows: copy.rowCount })
    }
    const files: Manifest['files'] = []
    const { rows: known } = await client.query<{ id: string }>(FILES)
    for (const { id } of known) {
      const part = await writeFile(id)
      if (part) files.push({ ...part, id })
    }
    const manifest: Manifest = {
      format: 1,
      madeAt: currentTime().toISOString(),
      isEncrypted: keys.recipient !== undefined,
      ...{ migrations, tables, sequences: await sequencesOf(client), files },
    }
    await client.query('commit')
    for (const part of [...tables, ...files]) {
      if (!(await isWhole(directory, part))) throw new OperatorError(`${part.name} liegt nicht so da wie geschrieben.`)
    }
    await writeManifest(directory, manifest)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('de-DE')
    say(`Gesichert und geprüft: ${rows} Zeilen in ${tables.length} Tabellen, ${files.length} Dateien.`)
    say(
      `${directory}, ${manifest.isEncrypted ? 'verschlüsselt' : 'unverschlüsselt'} (${seconds(performance.now() - started)})`,
    )
    say('AUTH_SECRET und AUDIT_KEY sind nicht dabei; bitte an einem anderen Ort aufbewahren.')
    return 0
  } finally {
    await client.end()
  }

  /** Null when its row has gone meanwhile, and the file with it. */
  async function writeFile(id: string): Promise<Part | null> {
    const file = await openStoredFile(id).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    })
    if (file === null) {
      if (await isStillKnown(id)) throw new OperatorError(`Die Datei ${id} fehlt in der Dateiablage.`)
      return null
    }
    return writePart(directory, `files/${id}`, file.read(), keys)
  }

  async function isStillKnown(id: string): Promise<boolean> {
    const now = await connect(databaseUrls.ownerUrl, 'DATABASE_OWNER_URL')
    try {
      const { rows } = await now.query(`select from (${FILES}) known where id = $1`, [id])
      return rows.length > 0
    } finally {
      await now.end()
    }
  }
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
