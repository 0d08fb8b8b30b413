import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

/** Every database begins with it. */
export const BASELINE = '0000_first-release.sql'
/** Folder below the migrations with the triggers that guard rows that must not change, one file for each rule. */
export const GUARDS = 'guards'

/**
 * What a migration means for older programs, as its first line says after `-- phase: `. `expand`: they continue to
 * work. `contract after 0007_name`: something is gone that no program needs which knows 0007_name; older ones do.
 */
const PHASE = /^-- phase: (expand|contract after \d{4}_[\w-]+)\s*$/m

/** `phase` is null for the baseline and the guards, which have none. */
export type Migration = { name: string; sql: string; sha256: string; phase: string | null }

/** The `*.sql` files of a directory in the order of their names; empty when it is missing. */
export async function readMigrations(directory: string, below = ''): Promise<Migration[]> {
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
        const [, phase = null] = PHASE.exec(sql.slice(0, sql.indexOf('\n') + 1)) ?? []
        return { name, sql, sha256, phase }
      }),
  )
}

/**
 * Whether a program works on a database on which a migration was applied that it does not know.
 *
 * @param phase as the database keeps it; null or something else of a later version is taken for no
 * @param known names of the files that the program has
 */
export function isWorkable(phase: string | null, known: ReadonlySet<string>): boolean {
  if (phase === 'expand') return true
  const [, after] = /^contract after (\S+)$/.exec(phase ?? '') ?? []
  return after !== undefined && known.has(`${after}.sql`)
}
