import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { guard } from '../scripts/engines/running/guard.ts'
import { startEmbeddedPostgres } from '../src/platform/server/database/embedded/start.ts'
import { migrate } from '../src/platform/server/database/migration/migrate.ts'

/**
 * A PostgreSQL of its own with the product's empty tables, and this process configured to use it. `close` removes it,
 * with the files next to it, unless `keptIn` names a directory for them.
 */
export async function openOwnDatabase(keptIn?: string) {
  const directory =
    keptIn === undefined ? await fs.mkdtemp(path.join(os.tmpdir(), 'stellwerk-bench-')) : path.resolve(keptIn)
  await fs.mkdir(directory, { recursive: true })
  // As root, PostgreSQL runs as another user, who needs access.
  await fs.chmod(directory, 0o711)
  const postgres = await startEmbeddedPostgres({ directory: path.join(directory, 'postgres') })
  const forget = [guard(postgres.pid()), ...(keptIn === undefined ? [guard(directory)] : [])]
  const databaseUrl = postgres.url('postgres')
  const authSecret = 'only for this measurement, long enough'
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: directory,
    AUTH_SECRET: authSecret,
    DEMO: 'off',
    // Markets are made in statements of minutes.
    ...{ DATABASE_STATEMENT_SECONDS: '600', DATABASE_LOCK_SECONDS: '600', DATABASE_IDLE_SECONDS: '600' },
  })
  const client = new pg.Client({ connectionString: databaseUrl })
  const close = async () => {
    await client.end()
    await postgres.stop()
    if (keptIn === undefined) await fs.rm(directory, { recursive: true, force: true })
    for (const each of forget) each()
  }
  try {
    await migrate({ databaseUrl, directory: path.resolve(import.meta.dirname, '../drizzle') })
    await client.connect()
  } catch (error) {
    await close()
    throw error
  }
  return { client, directory, authSecret, postgresPid: postgres.pid, close }
}
