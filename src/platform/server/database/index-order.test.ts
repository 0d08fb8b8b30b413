import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { database } from './db.ts'

/** For lists with nulls at the end, which say so (`desc nulls last`). */
const NULLS_LAST = ['company_list_name_down_idx']

it('every descending index has the order that `desc()` asks for', async () => {
  // Drizzle's `.desc()` in an index puts nulls last, `order by x desc` puts them first: PostgreSQL then sorts the whole
  // table.
  const { rows } = await database().db.execute(sql`
    select c.relname as name, bool_or(o & 3 = 1) as is_unusable
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    cross join unnest(i.indoption::int[]) as o
    where c.relnamespace = 'public'::regnamespace
    group by c.relname having bool_or(o & 1 = 1)`)
  const descending = z.array(z.object({ name: z.string(), is_unusable: z.boolean() })).parse(rows)
  expect(descending.length).toBeGreaterThan(NULLS_LAST.length)
  const unusable = descending.filter(({ is_unusable }) => is_unusable).map(({ name }) => name)
  expect(unusable).toEqual(NULLS_LAST)
})
