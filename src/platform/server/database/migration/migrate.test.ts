import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ownerDatabase } from '../../../../../tests/factories/owner.ts'
import { getConfig } from '../../config.ts'
import { DatabaseError, requireVersion } from '../connect.ts'
import { isUpToDate, MigrationError, migrate } from './migrate.ts'

const owner = ownerDatabase()
let directory: string

beforeEach(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-migrations-'))
  await owner.execute(sql`drop table if exists _migration, fruit`)
  write('0000_fruit.sql', 'create table fruit (name text primary key);')
})

afterEach(() => fs.rmSync(directory, { recursive: true, force: true }))

describe('migrate', () => {
  it('applies each file once, in order', async () => {
    write('0001_apple.sql', "insert into fruit values ('apple');")
    expect(await run()).toEqual(['0000_fruit.sql', '0001_apple.sql'])
    expect(await run()).toEqual([])
    write('0002_pear.sql', "insert into fruit values ('pear');")
    expect(await run()).toEqual(['0002_pear.sql'])
    expect(await fruit()).toEqual(['apple', 'pear'])
  })

  it('lets servers that start together wait for each other', async () => {
    write('0001_slow.sql', "select pg_sleep(0.2); insert into fruit values ('apple');")
    const applied = await Promise.all([run(), run(), run()])
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
    expect(await fruit()).toEqual(['apple'])
  })

  it('refuses a file that was changed after it was applied', async () => {
    await run()
    write('0000_fruit.sql', 'create table fruit (name text primary key, colour text);')
    await expect(run()).rejects.toThrow(
      new MigrationError(
        'Die Migration 0000_fruit.sql wurde nach ihrer Anwendung geändert. Bitte die Datei wiederherstellen und die Änderung als neue Migration anlegen.',
      ),
    )
  })

  it('repeats a guard when it has changed, and only then', async () => {
    fs.mkdirSync(path.join(directory, 'guards'))
    write('guards/apple.sql', "insert into fruit values ('apple') on conflict do nothing;")
    expect(await run()).toEqual(['0000_fruit.sql', 'guards/apple.sql'])
    expect(await run()).toEqual([])
    write('guards/apple.sql', "insert into fruit values ('pear') on conflict do nothing;")
    expect(await run()).toEqual(['guards/apple.sql'])
    expect(await fruit()).toEqual(['apple', 'pear'])
  })

  it('goes only as far as the migrations of an older program, for its data, and later the rest of the way', async () => {
    write('0001_apple.sql', "insert into fruit values ('apple');")
    fs.mkdirSync(path.join(directory, 'guards'))
    write('guards/pear.sql', "insert into fruit values ('pear') on conflict do nothing;")
    expect(await run(new Set(['0000_fruit.sql']))).toEqual(['0000_fruit.sql'])
    expect(await fruit()).toEqual([])
    expect(await run()).toEqual(['0001_apple.sql', 'guards/pear.sql'])
  })

  it('says so when a database is older than the baseline', async () => {
    await run()
    fs.renameSync(path.join(directory, '0000_fruit.sql'), path.join(directory, '0000_first-release.sql'))
    await expect(run()).rejects.toThrow(/vor der ersten Veröffentlichung .* mit einer leeren Datenbank/)
  })

  it('takes other line ends for the same file', async () => {
    write('0000_fruit.sql', 'create table fruit (\n  name text\n);')
    await run()
    write('0000_fruit.sql', 'create table fruit (\r\n  name text\r\n);')
    expect(await run()).toEqual([])
  })

  it('refuses a database that is ahead of the program', async () => {
    await run()
    fs.rmSync(path.join(directory, '0000_fruit.sql'))
    await expect(run()).rejects.toThrow(/neuer als dieses Programm/)
  })

  it('goes on where a newer version only added, and touches nothing there', async () => {
    fs.mkdirSync(path.join(directory, 'guards'))
    write('0001_apple.sql', "-- phase: expand\ninsert into fruit values ('apple');")
    await run()
    fs.rmSync(path.join(directory, '0001_apple.sql'))
    write('guards/pear.sql', "insert into fruit values ('pear');")
    expect(await run()).toEqual([])
    expect(await fruit()).toEqual(['apple'])
    expect(await isUpToDate(ownerUrl(), directory)).toBe(true)
  })

  it('goes on where a newer version took away what this one does without, and else refuses', async () => {
    write('0001_apple.sql', "-- phase: expand\ninsert into fruit values ('apple');")
    write('0002_less.sql', '-- phase: contract after 0001_apple\ndelete from fruit;')
    await run()
    fs.rmSync(path.join(directory, '0002_less.sql'))
    expect(await run()).toEqual([])
    fs.rmSync(path.join(directory, '0001_apple.sql'))
    await expect(run()).rejects.toThrow(/neuer als dieses Programm: Die Migration 0002_less\.sql/)
  })

  it('refuses a program that went another way', async () => {
    write('0001_apple.sql', "-- phase: expand\ninsert into fruit values ('apple');")
    await run()
    fs.rmSync(path.join(directory, '0001_apple.sql'))
    write('0001_pear.sql', "-- phase: expand\ninsert into fruit values ('pear');")
    await expect(run()).rejects.toThrow(/verschiedene Wege.* 0001_apple\.sql .* 0001_pear\.sql/)
    expect(await fruit()).toEqual(['apple'])
  })

  it('tells whether it has been done, before and after', async () => {
    expect(await isUpToDate(ownerUrl(), directory)).toBe(false)
    await run()
    expect(await isUpToDate(ownerUrl(), directory)).toBe(true)
    write('0001_apple.sql', "insert into fruit values ('apple');")
    expect(await isUpToDate(ownerUrl(), directory)).toBe(false)
  })

  it('is not done before the application has its rights', async () => {
    await run()
    const { user } = new pg.Client({ connectionString: getConfig().DATABASE_URL })
    expect(await isUpToDate(getConfig().DATABASE_URL, directory)).toBe(true)
    await owner.execute(sql`revoke all on _migration from ${sql.identifier(user ?? '')}`)
    expect(await isUpToDate(getConfig().DATABASE_URL, directory)).toBe(false)
  })

  it('is not done while what follows the migrations is running', async () => {
    fs.mkdirSync(path.join(directory, 'guards'))
    write('guards/late.sql', 'select pg_advisory_xact_lock(77);')
    let running: Promise<unknown> | undefined
    await owner.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(77)`)
      running = run()
      const isThere = async () => (await owner.execute(sql`select to_regclass('fruit') is not null as is`)).rows[0]?.is
      await expect.poll(isThere).toBe(true)
      expect(await isUpToDate(ownerUrl(), directory)).toBe(false)
    })
    await running
    expect(await isUpToDate(ownerUrl(), directory)).toBe(true)
  })

  it('leaves nothing of a file that fails', async () => {
    write('0001_broken.sql', "insert into fruit values ('apple'); insert into vegetable values (1);")
    await expect(run()).rejects.toThrow(/0001_broken\.sql ist fehlgeschlagen: .*vegetable/)
    expect(await fruit()).toEqual([])
    write('0001_broken.sql', "insert into fruit values ('pear');")
    expect(await run()).toEqual(['0001_broken.sql'])
  })
})

describe('a database that cannot be worked with', () => {
  it.each([
    [
      'refuses us',
      (url: string) => url.replace(/\/\/[^@/]+@/, '//fremd:geheim7@'),
      /^Die Datenbank .* lehnt die Anmeldung als „fremd“ ab/,
    ],
    ['is not there', (url: string) => url.replace(/test_\w+/, 'keine'), /^Die Datenbank „keine“ .*\(createdb keine\)/],
    [
      'has an address that is none',
      () => 'postgresql://name:geheim7#1@127.0.0.1/leer',
      /^DATABASE_URL ist falsch gesetzt \(Invalid URL\): Erwartet wird .* # als %23\.$/,
    ],
    [
      'names a certificate that is not there',
      () => 'postgresql://niemand@127.0.0.1:1/leer?sslrootcert=/gibt/es/nicht',
      /^DATABASE_URL ist falsch gesetzt \(ENOENT.*\/gibt\/es\/nicht/,
    ],
    ['does not answer', () => 'postgresql://niemand@127.0.0.1:1/leer', /\(127\.0\.0\.1:1\) ist nicht zu erreichen: \S/],
  ])('and %s is told of in a sentence', async (_case, urlOf, sentence) => {
    // A pooler has its own messages.
    const { DATABASE_URL, DATABASE_DIRECT_URL } = getConfig()
    const databaseUrl = urlOf(DATABASE_DIRECT_URL ?? DATABASE_URL)
    const refusal = await migrate({ databaseUrl, directory }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DatabaseError)
    expect(refusal).toMatchObject({ message: expect.stringMatching(sentence) })
    expect(String(refusal)).not.toContain('geheim7')
  })

  it('is one before version 15', () => {
    expect(() => requireVersion(140_020, '14.20')).toThrow(
      new DatabaseError('Unter DATABASE_URL läuft PostgreSQL 14.20. Erwartet wird Version 15 oder neuer.'),
    )
    expect(() => requireVersion(150_000, '15.0')).not.toThrow()
  })
})

function write(name: string, content: string) {
  fs.writeFileSync(path.join(directory, name), content)
}

function run(only?: ReadonlySet<string>) {
  return migrate({ databaseUrl: ownerUrl(), directory, ...(only && { only }) })
}

function ownerUrl() {
  return process.env.DATABASE_OWNER_URL ?? ''
}

async function fruit() {
  const { rows } = await owner.execute(sql`select name from fruit order by name`)
  return rows.map((row) => row.name)
}
