import { getTableColumns, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { ownerDatabase } from '../../../../tests/factories/owner'
import { DATA_SETS, LEFT_OUT, tableOf } from './personal-data'

const owner = ownerDatabase()

it('has decided about every table that holds something of a person', async () => {
  const decided = new Set([...DATA_SETS.map(tableOf), ...Object.keys(LEFT_OUT)])
  expect((await personalTables()).filter((name) => !decided.has(name))).toEqual([])
})

it('knows a new table with personal data when it sees one', async () => {
  await owner.execute(
    sql`create table wunschliste (id uuid primary key, applicant_profile_id uuid references applicant_profile(id))`,
  )
  await owner.execute(sql`create table wunsch (id uuid primary key, wunschliste_id uuid references wunschliste(id))`)
  await owner.execute(sql`create table rundbrief (id uuid primary key, contact_email text)`)
  try {
    expect(await personalTables()).toEqual(expect.arrayContaining(['wunschliste', 'wunsch', 'rundbrief']))
  } finally {
    await owner.execute(sql`drop table wunsch, wunschliste, rundbrief`)
  }
})

it('gives out no column that could let somebody in', () => {
  const secret = DATA_SETS.flatMap((set) =>
    Object.keys(getTableColumns(set.table))
      .filter(
        (name) => /token|hash|secret|password|backup|credential|publicKey/i.test(name) && !/At$|^sha256$/.test(name),
      )
      .filter((name) => !(name in (set.without ?? {})))
      .map((name) => `${tableOf(set)}.${name}`),
  )
  expect(secret).toEqual([])
})

it('gives out no id of another person', () => {
  const { db } = database()
  const subject = { userId: uuidv7(), email: 'ich@test.example', applicantProfileId: uuidv7() }
  const others = DATA_SETS.flatMap((set) => {
    const { sql: ofSubject } = db.select().from(set.table).where(set.of(subject, db)).toSQL()
    const isOwn = (name: string) =>
      ofSubject
        .slice(ofSubject.indexOf(' where '))
        .includes(`"${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`)
    return Object.keys(getTableColumns(set.table))
      .filter((name) => /UserIds?$/.test(name) && !isOwn(name))
      .filter((name) => !(name in { ...set.without, ...set.instead }))
      .map((name) => `${tableOf(set)}.${name}`)
  })
  expect(others).toEqual([])
})

it('leaves out only columns that there are', () => {
  for (const set of DATA_SETS) {
    expect(Object.keys(getTableColumns(set.table))).toEqual(expect.arrayContaining(Object.keys(set.without ?? {})))
  }
})

/** Tables that refer to a person, directly or indirectly, or have a column that names one. */
async function personalTables(): Promise<string[]> {
  const { rows } = await database().db.execute<{ name: string }>(sql`
    with recursive points(child, parent) as (
      select conrelid::regclass::text, confrelid::regclass::text from pg_constraint where contype = 'f'
    ), personal(name) as (
      select unnest(array['"user"', 'applicant_profile', 'conversation', 'guest_application'])
      union
      select child from points join personal on parent = name
    )
    select trim(both '"' from name) as name from personal
    union
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)user_id$|email|recipient|ip_address|first_name'
    order by 1`)
  return rows.map(({ name }) => name)
}
