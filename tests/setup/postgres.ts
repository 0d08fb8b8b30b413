import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { guard } from '../../scripts/engines/running/guard.ts'
import { startPgBouncer } from '../../scripts/engines/starters/pgbouncer.ts'
import {
  applicationUrlIn,
  ensureApplicationRole,
} from '../../src/platform/server/database/embedded/application-role.ts'
import type { Binaries } from '../../src/platform/server/database/embedded/binaries.ts'
import { startEmbeddedPostgres } from '../../src/platform/server/database/embedded/start.ts'
import { migrate } from '../../src/platform/server/database/migration/migrate.ts'
import { quickDirectory } from './quick-directory.ts'

const template = 'stellwerk_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection strings; `__DB__` stands for the name of a test file's database. */
    postgres: {
      admin: string
      pattern: string
      ownerPattern: string
      template: string
      /** Bypasses a pooler, if `pattern` leads to one. */
      directPattern?: string
    }
  }
}

/** One PostgreSQL for the whole run with one migrated template; every test file copies it (see database.ts). */
export default async function setup(project: TestProject) {
  const directory = fs.mkdtempSync(path.join(quickDirectory(), 'stellwerk-test-'))
  // PostgreSQL may run as another user (see unprivileged.ts) and needs access.
  fs.chmodSync(directory, 0o711)
  const hbaFile = path.join(directory, 'pg_hba.conf')
  // Only we reach the socket, and proving a password took longer than starting the session (Windows has a port). For
  // one name it is required, so that it can be wrong.
  fs.writeFileSync(
    hbaFile,
    'local all fremd scram-sha-256\nlocal all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n',
  )
  const postgres = await startEmbeddedPostgres({
    directory: path.join(directory, 'postgres'),
    ...namedBinaries(),
    // Nothing here outlives the run, so nothing needs to reach the disk.
    settings: {
      hba_file: hbaFile,
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: 200,
      autovacuum: 'off',
    },
  })
  const forget = [guard(postgres.pid()), guard(directory)]
  async function teardown() {
    await postgres.stop()
    fs.rmSync(directory, { recursive: true, force: true })
    for (const each of forget) each()
  }
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void teardown().finally(() => process.exit(1)))
  }
  try {
    await ensureApplicationRole(postgres.url('postgres'), path.join(directory, 'postgres'))
    await prepareTemplate(postgres.url('postgres'), postgres.url(template))
  } catch (error) {
    await teardown()
    throw error
  }
  const ownerPattern = postgres.url('__DB__')
  const directPattern = applicationUrlIn(ownerPattern, path.join(directory, 'postgres'))
  const shared = { admin: postgres.url('postgres'), ownerPattern, template }
  // Through a pooler (see scripts/engines/checks/all.ts).
  if (!process.env.TEST_PGBOUNCER) {
    project.provide('postgres', { ...shared, pattern: directPattern })
    return teardown
  }
  const pooler = await startPgBouncer({ database: directPattern })
  project.provide('postgres', { ...shared, pattern: pooler.env.DATABASE_URL, directPattern })
  return async () => {
    await pooler.stop()
    await teardown()
  }
}

/**
 * `TEST_POSTGRES_BIN` names the directory of another PostgreSQL than that of the npm package, and
 * `TEST_POSTGRES_LOCALE` its initdb options for the collation (see scripts/engines/checks/all.ts).
 */
function namedBinaries(): { binaries?: Binaries } {
  const { TEST_POSTGRES_BIN: directory, TEST_POSTGRES_LOCALE: locale } = process.env
  if (!directory) return {}
  return {
    binaries: {
      postgres: path.join(directory, 'postgres'),
      initdb: path.join(directory, 'initdb'),
      locale: locale?.split(' ') ?? [],
    },
  }
}

async function prepareTemplate(adminUrl: string, templateUrl: string) {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await admin.query(`create database ${template}`)
    await migrate({
      databaseUrl: templateUrl,
      directory: path.resolve(import.meta.dirname, '../../drizzle'),
      applicationRole: 'stellwerk',
    })
    await admin.query(`alter database ${template} with is_template true allow_connections false`)
  } finally {
    await admin.end()
  }
}
