import path from 'node:path'
import pg from 'pg'
import {
  copyOut,
  fillTables,
  keptTables,
  migrationsOf,
  sequencesOf,
} from '../../../src/platform/server/backup/tables.ts'
import { APPLICATION_ROLE } from '../../../src/platform/server/database/embedded/application-role.ts'
import { migrateAsFarAs } from '../../../src/platform/server/database/migration/bring-up-to-date.ts'
import { migrate } from '../../../src/platform/server/database/migration/migrate.ts'
import { root } from '../paths.ts'

/** Brings all rows of one database into another, new one: the schema first, then every table, all in one transaction. */
export async function moveDatabase(oldUrl: string, newUrl: string): Promise<{ tables: number; rows: number }> {
  const [from, to] = [oldUrl, newUrl].map((connectionString) => new pg.Client({ connectionString }))
  if (!from || !to) throw new Error('two databases')
  try {
    await Promise.all([from.connect(), to.connect()])
    await from.query('begin isolation level repeatable read read only')
    await migrateAsFarAs({ ownerUrl: newUrl }, root, await migrationsOf(from))
    const tables = []
    for (const table of await keptTables(from))
      tables.push({ ...table, table: table.name, rows: await countRows(from, table.name) })
    await to.query('begin')
    const found = new Map(tables.map((table) => [table.name, table]))
    await fillTables(to, { tables, sequences: await sequencesOf(from) }, (name) => {
      const table = found.get(name)
      if (table === undefined) throw new Error(`no table ${name}`)
      return copyOut(from, table)
    })
    await to.query('commit')
    await migrate({ databaseUrl: newUrl, directory: path.join(root, 'drizzle'), applicationRole: APPLICATION_ROLE })
    return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0) }
  } finally {
    await Promise.all([from.end(), to.end()])
  }
}

async function countRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from public.${client.escapeIdentifier(table)}`,
  )
  return rows[0]?.count ?? 0
}
