import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { BASELINE, isWorkable, readMigrations } from '../../src/platform/server/database/migration/migration-files.ts'

const migrations = await readMigrations(path.resolve(import.meta.dirname, '../../drizzle'))

/** What an older program may fail at: something it reads is gone, or something it writes is refused. */
const TAKES_AWAY =
  /\bdrop (?:table|column|view|type)\b|\brename (?:column|to)\b|\bset not null\b|\b(?:set data )?type \w|\badd column\b(?![^;]*\bdefault\b)[^;]*\bnot null\b/i

describe('phases of migrations', () => {
  it('stand in the first line of each but the baseline', () => {
    const silent = migrations.filter(({ name, phase }) => name !== BASELINE && phase === null)
    // `-- phase: expand`, or `-- phase: contract after NAME`: the migration whose program no longer needs it.
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('take nothing away while they expand', () => {
    const wrong = migrations.filter(({ phase, sql }) => phase === 'expand' && TAKES_AWAY.test(withoutRemarks(sql)))
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('name, when they contract, an earlier migration', () => {
    const names = new Set(migrations.map(({ name }) => name))
    const wrong = migrations.filter(({ name, phase }) => {
      if (phase === null || phase === 'expand') return false
      return !isWorkable(phase, new Set([...names].filter((other) => other < name)))
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it.each([
    'ALTER TABLE "company" DROP COLUMN "city";',
    'drop table company',
    'ALTER TABLE "company" RENAME COLUMN "city" TO "place"',
    'ALTER TABLE "company" ALTER COLUMN "city" SET NOT NULL',
    'ALTER TABLE "company" ALTER COLUMN "city" SET DATA TYPE integer',
    'ALTER TABLE "company" ADD COLUMN "city" text NOT NULL;\n--> \nselect default',
  ])('are understood: %s', (sql) => expect(TAKES_AWAY.test(withoutRemarks(sql))).toBe(true))

  it.each([
    'ALTER TABLE "company" ADD COLUMN "city" text DEFAULT \'\' NOT NULL;',
    'CREATE TABLE "a" ("b" text NOT NULL);',
  ])('let pass: %s', (sql) => expect(TAKES_AWAY.test(withoutRemarks(sql))).toBe(false))
})

function withoutRemarks(sql: string) {
  return sql.replaceAll(/--.*$/gm, '')
}
