import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { noticesDuring } from '../../../../tests/factories/notices.ts'
import { SCHEMA } from '../../../../tests/search-contract/generated-documents.ts'
import type { IndexDefinition } from './definition.ts'
import { feedIndex, forgetOldBatches, requestAll } from './feed.ts'
import { markDue } from './mark.ts'
import { readChanges } from './memory/changes.ts'
import { readNews, START } from './read-news.ts'

const NAME = SCHEMA.name

/** Things with one word each, as a feature has them in its own table. */
const things = new Map<string, string>()
let version = 'first'
let whileReading = async () => {}

const DEFINITION: IndexDefinition = {
  schema: SCHEMA,
  version: () => version,
  ids: sql`select unnest(${sql.param([])}::uuid[]) as id`,
  read: async (_, due) => {
    await whileReading()
    return due.flatMap(({ id }) => {
      const word = things.get(id)
      if (word === undefined) return []
      return [{ id, terms: [word], numbers: {}, labels: {}, points: [], audience: ['everyone'], hiddenFrom: [] }]
    })
  },
}

function mark(ids: string[], options?: { isBulk: boolean }) {
  return database().db.transaction((tx) => markDue(tx, NAME, ids, options))
}

function thing(word: string): string {
  const id = uuidv7()
  things.set(id, word)
  return id
}

async function documents(ids: string[]) {
  const { rows } = await database().db.execute(sql`
    select id, sequence, document->'terms'->>0 as word from search_document
    where index_name = ${NAME} and id = any(${sql.param(ids)}::uuid[]) order by sequence`)
  return rows
}

const feed = () => feedIndex(database().db, DEFINITION)

describe('feeding', () => {
  it('makes each marked document once, however often it was marked', async () => {
    const id = thing('Imker')
    await mark([id])
    await mark([id])
    expect(await feed()).toBe(1)
    expect(await feed()).toBe(0)
    expect(await documents([id])).toMatchObject([{ id, word: 'Imker' }])
  })

  it('keeps as gone what does not belong into the index any more', async () => {
    const id = thing('Köhler')
    await mark([id])
    await feed()
    things.delete(id)
    await mark([id])
    await feed()
    expect(await documents([id])).toMatchObject([{ id, word: null }])
  })

  it('takes what people do before what came in bulk, in a transaction of its own', async () => {
    const bulk = Array.from({ length: 700 }, (_, at) => thing(`Seifensieder${at}`))
    const urgent = thing('Kerzenzieher')
    await mark(bulk, { isBulk: true })
    await mark([urgent])
    expect(await feed()).toBe(701)
    const all = await documents([...bulk, urgent])
    expect(all[0]).toMatchObject({ id: urgent })
    expect(new Set(all.map(({ sequence }) => sequence)).size).toBeGreaterThan(2)
  })

  it('loses nothing that a killed feeder had taken', async () => {
    const id = thing('Rutengänger')
    await mark([id])
    whileReading = async () => {
      whileReading = async () => {}
      await database().db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`)
    }
    await expect(feed()).rejects.toThrow()
    expect(await documents([id])).toEqual([])
    expect(await feed()).toBe(1)
    expect(await documents([id])).toHaveLength(1)
  })

  it('loses nothing when the first of several parts cannot be written', async () => {
    const ids = Array.from({ length: 120 }, (_, at) => thing(`Besenbinder${at}`))
    await mark(ids)
    const broken: IndexDefinition = {
      ...DEFINITION,
      read: async (db, due, known) => {
        const [first, ...others] = await DEFINITION.read(db, due, known)
        return first === undefined ? [] : [{ ...first, id: 'no id' }, ...others]
      },
    }
    await expect(feedIndex(database().db, broken)).rejects.toThrow()
    expect(await documents(ids)).toEqual([])
    expect(await feed()).toBe(120)
    expect(await documents(ids)).toHaveLength(120)
  })

  it('lets one document that cannot be made hold up no other, and tries it again', async () => {
    const [good, bad, later] = [thing('Köhlerin'), thing('Unlesbar'), thing('Pechsiederin')]
    await mark([good, bad, later])
    const broken: IndexDefinition = {
      ...DEFINITION,
      read: async (db, due, known) => {
        if (due.some(({ id }) => id === bad)) throw new Error('no document')
        return DEFINITION.read(db, due, known)
      },
    }
    await expect(feedIndex(database().db, broken)).rejects.toThrow('no document')
    expect(await documents([good, bad, later])).toMatchObject([{ word: 'Köhlerin' }, { word: 'Pechsiederin' }])
    const news = thing('Harzerin')
    await mark([news])
    await expect(feedIndex(database().db, broken)).rejects.toThrow('no document')
    expect(await documents([news, bad])).toMatchObject([{ word: 'Harzerin' }])
    expect(await feed()).toBe(1)
    expect(await documents([bad])).toMatchObject([{ word: 'Unlesbar' }])
  })

  it('is done by one at a time, so that numbers are the order of commits', async () => {
    const [first, second] = [thing('Küfer'), thing('Seiler')]
    const isHeld = Promise.withResolvers<void>()
    const isFree = Promise.withResolvers<void>()
    await mark([first])
    whileReading = async () => {
      whileReading = async () => {}
      isHeld.resolve()
      await isFree.promise
    }
    const slow = feed()
    await isHeld.promise
    await mark([second])
    expect(await feed()).toBe(0)
    isFree.resolve()
    await slow
    expect((await documents([first, second])).map(({ id }) => id)).toEqual([first, second])
  })

  it('makes everything anew once for a new version, and takes out what is there without reason', async () => {
    const id = thing('Wachszieher')
    await mark([id])
    await feed()
    await feed()
    things.set(id, 'Wachszieherin')
    version = 'second'
    await Promise.all([feed(), feed()])
    await feed()
    expect(await documents([id])).toMatchObject([{ word: 'Wachszieherin' }])
    expect(await feed()).toBe(0)
    things.delete(id)
    expect(await requestAll(database().db, DEFINITION)).toBeGreaterThan(0)
    await feed()
    expect(await documents([id])).toMatchObject([{ word: null }])
  })
})

describe('an engine that follows', () => {
  const read = (after: Parameters<typeof readChanges>[2]) => readChanges(database().db, SCHEMA, after)

  it('reads on where it was, and nothing twice', async () => {
    await mark([thing('Glasmaler')])
    await feed()
    const whole = await read(START)
    expect(whole).toMatchObject({ isForeign: false, isLast: true })
    expect(await read(whole.position)).toMatchObject({ isForeign: false, ids: [], segment: null })
    const id = thing('Falkner')
    await mark([id])
    await feed()
    const news = await read(whole.position)
    expect(news.ids).toHaveLength(1)
    expect(news.segment?.count).toBe(1)
    expect(news.position.sequence).toBeGreaterThan(whole.position.sequence)
  })

  it('starts over in a database that does not know where it was', async () => {
    const { position } = await read(START)
    expect(await read({ ...position, token: uuidv7() })).toMatchObject({ isForeign: true, segment: null })
    expect(await read({ sequence: position.sequence + 1_000, token: uuidv7() })).toMatchObject({ isForeign: true })
  })

  it('starts over there as well when it had read only a part', async () => {
    for (const word of ['Zunderbrenner', 'Pechsieder']) {
      await mark([thing(word)])
      await feed()
    }
    const { position, isLast } = await readNews(database().db, { name: NAME, after: START, most: 1 }, () => {})
    expect(isLast).toBe(false)
    expect(await read(position)).toMatchObject({ isForeign: false, isLast: true })
    // The database of an earlier day, whose batches after that have other tokens.
    await database().db.execute(sql`
      update search_batch set token = ${uuidv7()} where index_name = ${NAME} and sequence = ${position.sequence}`)
    expect(await read(position)).toMatchObject({ isForeign: true })
  })

  it('is told to start over when it was away for so long that what went is forgotten', async () => {
    const id = thing('Hutmacher')
    await mark([id])
    await feed()
    const { position } = await read(START)
    things.delete(id)
    await mark([id])
    await feed()
    const { db } = database()
    await db.execute(sql`update search_batch set at = at - interval '8 days'`)
    await db.execute(sql`update search_document set updated_at = updated_at - interval '8 days'`)
    await forgetOldBatches(db)
    expect(await documents([id])).toEqual([])
    expect(await read(position)).toMatchObject({ isForeign: true })
    const latest = await read(START)
    expect(await read(latest.position)).toMatchObject({ isForeign: false, isLast: true })
  })
})

it('wakes feeders and engines with the commit', async () => {
  expect(await noticesDuring('search_due', () => mark([thing('Korbflechter')]))).toEqual([[NAME]])
  expect(await noticesDuring('search_fed', feed)).toEqual([[NAME]])
})
