import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { SCHEMA } from '../../../../tests/search-contract/generated-documents.ts'
import { programVersion } from '../program-version/table.ts'
import type { IndexDefinition } from './definition.ts'
import { feedIndex } from './feed.ts'
import { markDue } from './mark.ts'
import { searchDocument, searchIndexState } from './table.ts'

const { db } = database()
const { name } = SCHEMA
const things = [uuidv7(), uuidv7()]

/** The same index in a version of the program, whose documents carry its name. */
function programOf(version: string): IndexDefinition {
  const rest = { numbers: {}, labels: {}, points: [], audience: ['everyone'], hiddenFrom: [] }
  return {
    schema: SCHEMA,
    version: () => version,
    ids: sql`select unnest(${sql.param(things)}::uuid[]) as id`,
    read: async (_, due) => due.map(({ id }) => ({ id, terms: [version], ...rest })),
  }
}

const feed = (version: string) => feedIndex(db, programOf(version))
const change = (id = things[0] ?? '') => db.transaction((tx) => markDue(tx, name, [id]))
const makers = async () => {
  const rows = await db.select().from(searchDocument).orderBy(searchDocument.id)
  return rows.map(({ document }) => document?.terms[0])
}

/** The newer program gives no more sign. */
const leave = () => db.update(programVersion).set({ seenAt: sql`now() - interval '2 minutes'` })

it('leaves the documents to the newer of two versions side by side, and to the older one once that is gone', async () => {
  await feed('old')
  expect(await feed('new')).toBe(things.length)
  for (let round = 0; round < 3; round++) {
    expect(await feed('old')).toBe(0)
    expect(await feed('new')).toBe(0)
  }
  await change()
  expect(await feed('old')).toBe(0)
  expect(await feed('new')).toBe(1)
  expect(await makers()).toEqual(['new', 'new'])
  // Rolled back: everything is made again, and a newer one that returns waits in its turn.
  await leave()
  expect(await feed('old')).toBe(things.length)
  expect(await feed('new')).toBe(0)
  expect(await makers()).toEqual(['old', 'old'])
  await leave()
  expect(await feed('new')).toBe(things.length)
})

it('does not outlive its turn while it works', async () => {
  let hasCome = false
  const slow: IndexDefinition = {
    ...programOf('slow'),
    read: async (tx, due, known) => {
      if (!hasCome) await feedIndex(db, programOf('quick'))
      hasCome = true
      return programOf('slow').read(tx, due, known)
    },
  }
  await feedIndex(db, slow)
  await feed('quick')
  expect(await makers()).toEqual(['quick', 'quick'])
  await change()
  expect(await feedIndex(db, slow)).toBe(0)
  expect(await feed('quick')).toBe(1)
})

it('gives older programs, which know nothing of turns, no reason to make them again', async () => {
  await db.delete(programVersion)
  await db.update(searchIndexState).set({ version: 'before' }).where(eq(searchIndexState.indexName, name))
  expect(await feed('after')).toBe(things.length)
  expect(await db.select({ version: searchIndexState.version }).from(searchIndexState)).toEqual([{ version: 'before' }])
  await db.delete(programVersion)
  expect(await feed('before')).toBe(0)
})

it('makes all after a restore, which brings back whose turn it was, and no documents', async () => {
  await feed('restored')
  await db.delete(searchDocument)
  await db.delete(searchIndexState)
  expect(await feed('restored')).toBe(things.length)
})
