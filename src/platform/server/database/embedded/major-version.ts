import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { type Binaries, findBinaries } from './binaries.ts'
import { clusterIn } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** The major version of the PostgreSQL that made the cluster in a directory; null where there is no cluster. */
export function majorOfCluster(directory: string): number | null {
  const file = path.join(clusterIn(directory).data, 'PG_VERSION')
  return fs.existsSync(file) ? Number.parseInt(fs.readFileSync(file, 'utf8'), 10) : null
}

/** The major version of a PostgreSQL: of the one that comes with us, unless another is given. */
export function majorOf({ postgres }: Pick<Binaries, 'postgres'> = findBinaries()): number {
  // `postgres (PostgreSQL) 18.4`
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8', windowsHide: true })
  return Number(/\) (\d+)/.exec(stdout ?? '')?.[1] ?? Number.NaN)
}

/**
 * A PostgreSQL reads only what its own major version has written.
 * @throws {EmbeddedPostgresError} when another one made the cluster; the message says what to do
 */
export function requireOwnMajor(directory: string, binaries: Binaries): void {
  const there = majorOfCluster(directory)
  if (there === null) return
  const own = majorOf(binaries)
  if (there === own) return
  throw new EmbeddedPostgresError(
    there > own
      ? `Die Datenbank in ${directory} ist von PostgreSQL ${there}, dieses Stellwerk bringt ${own} mit. Bitte das neuere Stellwerk starten, das zuletzt mit ihr lief.`
      : `Die Datenbank in ${directory} ist von PostgreSQL ${there}, dieses Stellwerk bringt ${own} mit. ` +
          '„npm run postgres:upgrade“ bringt sie herüber; die bisherige bleibt unverändert daneben liegen.',
  )
}
