// Started by the lifecycle tests: runs the embedded PostgreSQL of a directory and writes rows until it is killed.
// Prints a JSON line for the start and one for each acknowledged row.
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { claimDataDirectory } from '../../scripts/house/data-directory.ts'
import { ensureDatabase, startEmbeddedPostgres } from '../../src/platform/server/database/embedded/start.ts'
import { createCleanup } from '../../src/platform/server/process/cleanup.ts'
import { onStop } from '../../src/platform/server/process/stop-signals.ts'

const [dataDir = ''] = process.argv.slice(2)
const cleanup = createCleanup(() => {})
onStop(() => void cleanup.close().finally(() => process.exit(0)))
process.on('uncaughtException', (error) => {
  // Failures caused by stopping are not reported.
  if (cleanup.signal.aborted) return
  console.error(error)
  process.exit(1)
})

await cleanup.open(
  'lock',
  () => claimDataDirectory(dataDir, 'http://127.0.0.1:3000'),
  (lock) => lock.release(),
)
const postgres = await cleanup.open(
  'PostgreSQL',
  () => startEmbeddedPostgres({ directory: path.join(dataDir, 'postgres') }),
  (running) => running.stop(),
)
const pool = new pg.Pool({ connectionString: await ensureDatabase(postgres, 'stellwerk'), max: 2 })
pool.on('error', () => {})
await pool.query('create table if not exists entry (id bigint generated always as identity, text text)')
const { rows } = await pool.query('select count(*)::int as count from entry')
tell({ event: 'ready', isAdopted: postgres.isAdopted, pid: postgres.pid(), rows: rows[0].count })

while (!cleanup.signal.aborted) {
  // While the database is away a row is not acknowledged, and not expected.
  const isWritten = await pool.query("insert into entry (text) values ('x')").then(
    () => true,
    () => false,
  )
  if (isWritten) tell({ event: 'written' })
  // PostgreSQL recovers faster when nobody keeps a core busy.
  else await wait(10)
}

function tell(line: object) {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
