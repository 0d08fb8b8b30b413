import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import * as copyStreams from 'pg-copy-streams'
import type { Manifest } from './manifest.ts'

/** Not in a backup: made by migrations, or again from the other tables at the first start (the search's documents). */
const LEFT_OUT = ['_migration', 'search_batch', 'search_document', 'search_index_state', 'search_mark']

type Contents = Pick<Manifest['tables'][number], 'table' | 'rows' | 'name'>
type Table = { name: string; columns: string }

/** The migrations of a database. */
export async function migrationsOf(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<Manifest['migrations'][number]>(
    "select name, sha256 from _migration where name not like 'guards/%' order by name",
  )
  return rows
}

/** The tables to keep, with the columns that are not computed. */
export async function keptTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and c.relname <> all($1)
    group by c.relname order by c.relname`,
    [LEFT_OUT],
  )
  return rows
}

/** The rows of a table in PostgreSQL's own text; how many there were is known at the end. */
export function copyOut(client: pg.Client, { name, columns }: Table) {
  return client.query(copyStreams.to(`copy public.${client.escapeIdentifier(name)} (${columns}) to stdout`))
}

/** The sequences with their current values. */
export async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    "select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by 1",
  )
  const found: Manifest['sequences'] = []
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ value: string; is_called: boolean }>(
      `select last_value::text as value, is_called from public.${client.escapeIdentifier(name)}`,
    )
    for (const { value, is_called } of states) found.push({ name, value, isCalled: is_called })
  }
  return found
}

/**
 * Fills the tables of an empty database, in the open transaction. Foreign keys are dropped and added again after the
 * rows, which checks every row. Triggers are disabled meanwhile, because they guard against changes and not against
 * old rows. The owner of the tables may do both; no superuser is needed.
 */
export async function fillTables(
  client: pg.Client,
  { tables, sequences }: { tables: readonly Contents[]; sequences: Manifest['sequences'] },
  read: (name: string) => Readable,
): Promise<void> {
  const columns = new Map((await keptTables(client)).map((table) => [table.name, table.columns]))
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const { rows: triggers } = await client.query<{ table: string; name: string; mode: string }>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name,
      case tgenabled when 'A' then 'enable always' when 'R' then 'enable replica' else 'enable' end as mode
    from pg_trigger t join pg_class c on c.oid = tgrelid
    where not tgisinternal and tgenabled <> 'D' and c.relnamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`)
  for (const { table, rows, name } of tables) {
    const target = `public.${client.escapeIdentifier(table)}`
    await client.query(`truncate ${target}`)
    const copy = client.query(copyStreams.from(`copy ${target} (${columns.get(table)}) from stdin`))
    await pipeline(read(name), copy)
    if (copy.rowCount !== rows) throw new Error(`${table}: ${copy.rowCount} of ${rows} rows`)
  }
  for (const { table, name, mode } of triggers) await client.query(`alter table ${table} ${mode} trigger ${name}`)
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
  for (const { name, value, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [client.escapeIdentifier(name), value, isCalled])
  }
}
