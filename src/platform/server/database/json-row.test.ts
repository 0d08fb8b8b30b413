import { sql } from 'drizzle-orm'
import { date, integer, pgTable, real, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { ownerDatabase } from '../../../../tests/factories/owner.ts'
import { moment } from './columns'
import { database } from './db'
import { jsonRow } from './json-row'

const kept = pgTable('kept', {
  longName: text(),
  amount: integer(),
  hours: real(),
  day: date(),
  at: moment(),
  list: text().array(),
})

test('a row as one value holds what a usual select gives, moments and what is missing included', async () => {
  const { db } = database()
  await ownerDatabase().execute(
    sql`create table kept (long_name text, amount int, hours real, day date, at timestamptz(3), list text[])`,
  )
  const full = {
    longName: 'Bäcker "Süß" \\ </script>\n🥨',
    amount: -12,
    hours: 38.5,
    day: '2026-03-29',
    at: new Date('2026-03-29T01:59:59.123Z'),
    list: ['a,b', '{"c"}', ''],
  }
  const empty = { longName: null, amount: null, hours: null, day: null, at: null, list: null }
  await db.insert(kept).values([full, empty])
  const columns = {
    longName: kept.longName,
    amount: kept.amount,
    hours: kept.hours,
    day: kept.day,
    at: kept.at,
    list: kept.list,
    next: sql<number>`${kept.amount} + 1`,
  }
  const rows = await db
    .select({ row: jsonRow(columns) })
    .from(kept)
    .orderBy(kept.amount)
  expect(rows.map(({ row }) => row)).toEqual(await db.select(columns).from(kept).orderBy(kept.amount))
  expect(rows).toEqual([{ row: { ...full, next: -11 } }, { row: { ...empty, next: null } }])
})
