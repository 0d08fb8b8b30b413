import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ownerDatabase } from '../../../../../tests/factories/owner.ts'
import { audit } from '../../audit/audit.ts'
import { getConfig } from '../../config.ts'
import { connect } from '../connect.ts'
import { database } from '../db.ts'
import { mayTooMuch } from '../too-much.ts'
import { grantApplication, NARROWED } from './privileges.ts'

const { db, pool } = database()
const owner = ownerDatabase()

// As after the migrations of a start; settings of a whole database are not copied from a template.
beforeAll(async () => {
  const client = await connect(process.env.DATABASE_OWNER_URL ?? '')
  await grantApplication(client, 'stellwerk')
  await client.end()
})

test('the application works with a role that owns nothing', async () => {
  const { rows } = await db.execute(sql`
    select current_user as name, rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as mighty,
      (select count(*)::int from pg_class where relowner = r.oid) + (select count(*)::int from pg_proc where proowner = r.oid) as owned
    from pg_roles r where rolname = current_user`)
  expect(rows).toEqual([{ name: 'stellwerk', mighty: false, owned: 0 }])
  expect(await mayTooMuch(db)).toBe(false)
  expect(await mayTooMuch(owner)).toBe(true)
})

test.each([
  'create table loot (id int)',
  'create temporary table loot (id int)',
  'create schema loot',
  'create extension dblink',
  "create function loot() returns int language sql as 'select 1'",
  'create role loot superuser',
  'alter role current_user superuser',
  'set role postgres',
  'set session_replication_role = replica',
  'alter table audit_event disable trigger all',
  'alter table invoice disable trigger all',
  'drop trigger audit_event_is_final on audit_event',
  'create or replace function audit_event_is_final() returns trigger language plpgsql as $$ begin return new; end $$',
  'drop table job_posting',
  'truncate job_posting cascade',
  'alter table job_posting add column loot text',
  'create index loot on job_posting (id)',
  "update audit_event set reason = 'anders'",
  'update audit_event set seq = null, hash = null',
  'delete from audit_event',
  'truncate audit_event',
  "update audit_seal set mac = ''",
  'delete from audit_seal',
  'delete from invoice',
  "update invoice set number = 'R-1'",
  'update invoice set gross_cents = 0',
  'truncate invoice cascade',
  'update invoice_entry set amount_cents = 0',
  'delete from invoice_entry',
  'delete from legal_hold',
  "update legal_hold set reason = 'anders'",
  'delete from agreement_version',
  "update agreement_version set text = 'anders'",
  'delete from terms_version',
  "update terms_version set text = 'anders'",
  "update invoice_file set sha256 = ''",
  "insert into _migration (name, sha256) values ('loot', '')",
  'delete from _migration',
  "copy audit_event to '/tmp/loot'",
  "copy audit_event to program 'cat'",
  "select pg_read_file('postgresql.conf')",
  "select lo_import('/etc/passwd')",
  'select rolpassword from pg_authid',
])('with its password nobody can: %s', async (statement) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await expect(client.query(statement)).rejects.toMatchObject({
      // https://www.postgresql.org/docs/current/errcodes-appendix.html: insufficient_privilege.
      code: '42501',
    })
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('every table can be used, and nothing is granted beyond that', async () => {
  const { rows } = await db.execute<{ name: string; rights: string[] }>(sql`
    select c.relname as name, array(
      select right_name from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) right_name
      where has_table_privilege(c.oid, right_name)) as rights
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`)
  expect(rows.length).toBeGreaterThan(60)
  const unusual = rows.filter(({ rights }) => rights.join() !== 'SELECT,INSERT,UPDATE,DELETE')
  expect(unusual.map(({ name }) => name).sort()).toEqual(Object.keys(NARROWED).sort())
  const { rows: sequences } = await db.execute(sql`
    select sequencename from pg_sequences
    where schemaname = 'public' and not has_sequence_privilege(format('public.%I', sequencename), 'usage')`)
  expect(sequences).toEqual([])
})

test('every table whose changes a trigger refuses is narrowed', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct t.tgrelid::regclass::text as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and p.prosrc ilike '%raise exception%'`)
  expect(rows.length).toBeGreaterThan(3)
  // Applications are deleted when their time has come; the trigger refuses those under a legal hold, which no right can.
  const asUsual = ['application']
  expect(rows.map(({ name }) => name).filter((name) => !(name in NARROWED))).toEqual(asUsual)
})

test('the next table is there for the application, right when it is made and behind the next start', async () => {
  await owner.execute(sql`create table next_thing (id bigint generated always as identity, name text)`)
  await db.execute(sql`insert into next_thing (name) values ('eins')`)
  await owner.execute(sql`revoke all on next_thing from stellwerk`)
  await expect(db.execute(sql`select * from next_thing`)).rejects.toMatchObject({ cause: { code: '42501' } })
  await owner.execute(sql`grant all on audit_event to stellwerk`)
  const client = await connect(process.env.DATABASE_OWNER_URL ?? '')
  await grantApplication(client, 'stellwerk')
  await client.end()
  await db.execute(sql`update next_thing set name = 'zwei'`)
  await audit(db, null, 'still', { type: 'test' })
  await expect(db.execute(sql`delete from audit_event`)).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('with one role for everything nothing is taken from it', async () => {
  const client = await connect(process.env.DATABASE_OWNER_URL ?? '')
  await grantApplication(client, client.user ?? '')
  await client.query('create table still_mine (id int)')
  await client.end()
  expect(getConfig().DATABASE_URL).not.toBe(process.env.DATABASE_OWNER_URL)
})
