import { TRPCError } from '@trpc/server'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { database, type Queryable } from '~/platform/server/database/db'
import { AuthVisitor } from '../../factories/auth-visitor'
import { undone } from '../../factories/undone'
import { callWith } from '../permissions/call'
import { RULES } from '../permissions/rules'
import { createWorld, type World } from '../permissions/world'

/** Turns the text behind it around, and nobody sees it. */
const HIDDEN = '\u202e\u200b\u{e0041}'

let world: World
let tables: string[]
beforeAll(async () => {
  world = await createWorld()
  const { rows } = await database().db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  tables = rows.map(({ name }) => name)
})

const withInput = Object.keys(RULES).filter((path) => RULES[path]?.input && (RULES[path]?.allow.length ?? 0) > 0)

test.each(withInput)('%s takes no notice of signs that nobody sees, and stores none', async (path) => {
  const input = RULES[path]?.input?.(world)
  const expected = await outcome(path, input)
  const { said, stored } = await outcome(path, hiding(input))
  expect([said, stored]).toEqual([expected.said, []])
})

test('nor does the name of an account have any', async () => {
  const email = 'gmbh@test.example'
  const body = { name: `Miriam${HIDDEN} Huber`, email, password: 'ein langes Passwort', type: 'APPLICANT' }
  expect((await new AuthVisitor().post('/sign-up/email', body)).status).toBe(200)
  const { rows } = await database().db.execute(sql`select name from "user" where email = ${email}`)
  expect(rows).toEqual([{ name: 'Miriam Huber' }])
})

/** The same with hidden signs in every text, but for passwords, which are what was typed. */
function hiding(value: unknown): unknown {
  if (typeof value === 'string') return `${value.slice(0, 1)}${HIDDEN}${value.slice(1)}`
  if (Array.isArray(value)) return value.map(hiding)
  if (value instanceof FormData) {
    const form = new FormData()
    for (const [key, each] of value) form.append(key, typeof each === 'string' ? `${each}${HIDDEN}` : each)
    return form
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, /password$/i.test(key) ? each : hiding(each)]),
  )
}

/** What the caller reads, `ok` without a refusal, and the tables that have a hidden sign afterwards. */
async function outcome(path: string, input: unknown) {
  return undone(async (tx) => {
    const said = await callWith(path, RULES[path]?.allow[0] ?? 'visitor', world, tx, input).then(
      () => 'ok',
      (error: unknown) => {
        if (error instanceof TRPCError) return `${error.code}: ${error.message}`
        throw error
      },
    )
    return { said, stored: said === 'ok' ? await tablesWithHidden(tx) : [] }
  })
}

async function tablesWithHidden(db: Queryable): Promise<string[]> {
  const looks = tables.map(
    (name) =>
      sql`select ${name} as name where exists (select from ${sql.identifier(name)} t where t::text ~ ${'[\u202e\u200b\u{e0041}]'})`,
  )
  const { rows } = await db.execute<{ name: string }>(sql.join(looks, sql` union all `))
  return rows.map(({ name }) => name)
}
