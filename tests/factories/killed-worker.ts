import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, vi } from 'vitest'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'

/**
 * Runs a job in a process of its own and kills that with -9 as soon as it waits for the rows that a statement locks.
 * Afterwards the rows are free and the dead process has left nothing behind.
 */
export async function killWorkerAt(job: string, now: Date, lock: string, values: unknown[] = []): Promise<void> {
  const holder = new pg.Client({ connectionString: getConfig().DATABASE_URL })
  await holder.connect()
  await holder.query('begin')
  await holder.query(lock, values)
  const worker = spawn(process.execPath, [path.join(import.meta.dirname, 'job-program.ts'), job, now.toISOString()], {
    env: process.env,
    stdio: 'ignore',
  })
  try {
    // It loads the product from its sources first, which takes a while on a busy machine.
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 60_000, interval: 50 })
    worker.kill('SIGKILL')
    await once(worker, 'close')
  } finally {
    worker.kill('SIGKILL')
    await holder.query('rollback')
    await holder.end()
  }
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 15_000, interval: 50 })
}

/** Connections that wait for a row locked by somebody else. */
async function waiting(): Promise<number> {
  const { rows } = await database().db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count ?? 0
}
