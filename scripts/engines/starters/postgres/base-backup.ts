import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** What a standby has of its own; each is a directory that has to be there. */
const OWN = new Set(['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_serial', 'pg_snapshots', 'pg_subtrans'])

/** A server's data directory and port. */
type At = { data: string; port: number }

/**
 * Copies the data directory of a running server for a standby that follows whoever leads. Through PostgreSQL's own
 * interface for backups, because the embedded one comes without pg_basebackup.
 *
 * @param to where nothing is yet; the port is its name with who leads
 * @param from ports where it looks for who leads
 * @param give hands a file to the user PostgreSQL runs as
 */
export async function copyForStandby(
  primary: At,
  to: At,
  from: readonly number[],
  give: (file: string) => void,
): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port: primary.port, user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    await client.query("select pg_backup_start('standby', true)")
    copy(primary.data, to.data, give)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    const hosts = `host=${from.map(() => '127.0.0.1').join()} port=${from.join()}`
    const conninfo = `${hosts} user=postgres application_name=${nameOf(to)} target_session_attrs=read-write connect_timeout=2`
    const files = {
      backup_label: rows[0]?.labelfile ?? '',
      'standby.signal': '',
      // Without what the old one waits for: who is promoted waits for nobody.
      'postgresql.auto.conf': `primary_conninfo = '${conninfo}'\n`,
    }
    for (const [name, content] of Object.entries(files)) {
      fs.writeFileSync(path.join(to.data, name), content)
      give(path.join(to.data, name))
    }
  } finally {
    await client.end()
  }
}

/** What a standby calls itself where it follows. */
export function nameOf({ port }: Pick<At, 'port'>): string {
  return `standby_${port}`
}

function copy(from: string, to: string, give: (file: string) => void, isOwn = false): void {
  fs.mkdirSync(to, { mode: 0o700 })
  give(to)
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) copy(source, target, give, isOwn || OWN.has(entry.name))
    else if (!isOwn && !/^postmaster\.|\.pid$/.test(entry.name)) copyFile(source, target, give)
  }
}

function copyFile(source: string, target: string, give: (file: string) => void): void {
  try {
    fs.copyFileSync(source, target)
    give(target)
  } catch (error) {
    // A table that was dropped meanwhile; what follows in the log says so.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
