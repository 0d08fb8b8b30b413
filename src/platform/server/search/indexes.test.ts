import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { SCHEMA } from '../../../../tests/search-contract/generated-documents.ts'
import { feedIndex } from './feed.ts'
import { askIfThere, followIndexes, openIndex, unreadIndexes } from './indexes.ts'
import { markDue } from './mark.ts'
import { term } from './query.ts'

// With the threads of a running product.
const WITHIN = { timeout: 20_000 }
const ALL = { groups: ['everyone'] }
const words = new Map<string, string>()

const definition = {
  schema: SCHEMA,
  version: () => 'first',
  ids: sql`select unnest(${sql.param([])}::uuid[]) as id`,
  read: async (_: unknown, due: readonly { id: string }[]) =>
    due.map(({ id }) => ({
      ...{ id, terms: [words.get(id) ?? ''], numbers: {}, labels: {}, points: [] },
      ...{ audience: ['everyone'], hiddenFrom: [] },
    })),
}

/** Stores a document as a feeder does. */
async function feed(word: string) {
  const { db } = database()
  const id = uuidv7()
  words.set(id, word)
  await db.transaction((tx) => markDue(tx, SCHEMA.name, [id]))
  await feedIndex(db, definition)
}

function follow() {
  const stopping = new AbortController()
  const failures: unknown[] = []
  const ended = followIndexes([definition], stopping.signal, (error) => failures.push(error))
  const stop = () => {
    stopping.abort()
    return ended
  }
  return { failures, stop }
}

async function isFound(word: string) {
  return (await askIfThere(definition, (index) => index.has(ALL, term(word)))) ?? false
}

it('finds what is fed, goes on after a lost connection, and begins the next time where it was', async () => {
  await feed('Imker')
  const first = follow()
  expect(unreadIndexes()).toEqual([SCHEMA.name])
  expect(await askIfThere(definition, (index) => index.has(ALL, term('Imker')))).toBeNull()
  expect(await (await openIndex(definition)).has(ALL, term('Imker'))).toBe(true)
  expect(unreadIndexes()).toEqual([])

  const { rowCount } = await database().db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'stellwerk-search'`)
  expect(rowCount).toBeGreaterThan(0)
  await feed('Küfer')
  await expect.poll(() => isFound('Küfer'), WITHIN).toBe(true)
  expect(await isFound('Imker')).toBe(true)
  await first.stop()
  expect(fs.existsSync(path.join(getConfig().DATA_DIR, 'search', `${SCHEMA.name}.index`))).toBe(true)

  // Removed from the database without a mark: only a snapshot still has it.
  await database().db.execute(sql`delete from search_document where document->'terms'->>0 = 'Imker'`)
  await feed('Seiler')
  const second = follow()
  await expect.poll(() => isFound('Seiler'), WITHIN).toBe(true)
  expect([await isFound('Imker'), await isFound('Küfer')]).toEqual([true, true])
  await second.stop()

  // A database restored to an older state does not know this batch: everything is read again.
  await database().db.execute(sql`update search_batch set token = gen_random_uuid()`)
  const third = follow()
  await expect.poll(() => isFound('Seiler'), WITHIN).toBe(true)
  expect(await isFound('Imker')).toBe(false)
  await third.stop()
  expect([...first.failures, ...second.failures, ...third.failures].length).toBeLessThanOrEqual(2)
}, 60_000)

it('says nothing before what was due at the start has been made', async () => {
  const { db } = database()
  const id = uuidv7()
  words.set(id, 'Köhler')
  await db.transaction((tx) => markDue(tx, SCHEMA.name, [id]))
  const { stop } = follow()
  const asked = openIndex(definition).then((index) => index.has(ALL, term('Köhler')))
  await expect.poll(() => isReading(), WITHIN).toBe(true)
  expect(await askIfThere(definition, (index) => index.has(ALL, term('Imker')))).toBeNull()
  await feedIndex(db, definition)
  expect(await asked).toBe(true)
  await stop()
}, 60_000)

/** Whether the thread has connected, and so has checked. */
async function isReading() {
  const { rowCount } = await database().db.execute(sql`
    select from pg_stat_activity where datname = current_database() and application_name = 'stellwerk-search' and state = 'idle'`)
  return (rowCount ?? 0) > 0
}
