import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '~/platform/server/database/db'
import { DATA_SETS, tableOf } from './personal-data'

const document = fs.readFileSync(path.resolve(import.meta.dirname, '../../../../docs/security.md'), 'utf8')
const [, afterTitle = ''] = document.split('\n## Levels of protection\n')
const [section = ''] = afterTitle.split('\n## ')
const LEVELS = new Map(
  [...section.matchAll(/^- \*\*(\w+)\*\*: (.+)$/gm)].map(([, level = '', tables = '']) => [
    level,
    [...tables.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  ]),
)

it('each table has one level of protection', async () => {
  const { rows } = await database().db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  )
  expect([...LEVELS.values()].flat().sort()).toEqual(rows.map(({ name }) => name).sort())
})

it('each level says how it is protected', () => {
  const described = [...section.matchAll(/^\| \*\*(\w+)\*\* +\| .{10,} \| .{3,} \| .{3,} \| .{10,} \|$/gm)]
  expect(described.map(([, level]) => level)).toEqual([...LEVELS.keys()])
})

it('what people are given out of their own is at least personal, and what opens an account is secret', () => {
  const low = new Set(['public', 'internal'].flatMap((level) => LEVELS.get(level) ?? []))
  expect(DATA_SETS.map(tableOf).filter((name) => low.has(name))).toEqual([])
  expect(LEVELS.get('secret')).toEqual(expect.arrayContaining(['account', 'passkey', 'session', 'two_factor']))
})
