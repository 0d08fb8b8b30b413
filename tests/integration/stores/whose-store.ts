import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { systemHold } from '~/features/accounts/server/hold-table'
import { keepStore } from '~/features/privacy/server/retention/keep-store'
import { applyRetention } from '~/features/privacy/server/retention/run'
import { checkStore } from '~/features/privacy/server/retention/store'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { blobs } from '~/platform/server/files/blobs/blobs'
import { installation } from '~/platform/server/files/installation-table'
import { uploadedFile } from '~/platform/server/files/table'
import { readiness } from '~/server/readiness'
import { callerFor } from '../../factories/caller'
import { ownerDatabase } from '../../factories/owner'
import { createPlatformAdmin } from '../../factories/user'

const owner = ownerDatabase()

const NOW = new Date()
/** Long after everything in the store was written. */
const LATER = addDays(NOW, 40)
const FILES = 50

/**
 * What holds for every kind of store.
 * @param empty removes everything from it, including the mark
 */
export function testWhoseStore(empty: () => Promise<void>) {
  const { db } = database()

  beforeEach(async () => {
    await empty()
    await owner.execute(sql`truncate installation, system_hold, system_warning, uploaded_file cascade`)
  })

  async function fill({ isKnown = false } = {}) {
    const ids = Array.from({ length: FILES }, () => uuidv7())
    for (const id of ids) await blobs().write(id, Buffer.from('Zeugnis'))
    const row = { ownerUserId: uuidv7(), name: 'a.pdf', contentType: 'application/pdf', size: 7, sha256: '' }
    if (isKnown) await db.insert(uploadedFile).values(ids.map((id) => ({ id, ...row })))
  }

  async function count() {
    let found = 0
    for await (const _ of blobs().list()) found += 1
    return found
  }

  const waiting = async () => (await callerFor(await createPlatformAdmin()).admin.holds()).map(({ act }) => act)
  async function release() {
    const { admin } = callerFor(await createPlatformAdmin())
    for (const { id, due } of await admin.holds()) await admin.releaseHold({ id, due })
  }

  test('an empty database beside the files of another one touches none of them, and says so', async () => {
    await checkStore(db)
    await fill()
    await owner.execute(sql`truncate installation`)
    for (const days of [0, 40, 80]) await applyRetention(db, addDays(NOW, days))
    expect(await count()).toBe(FILES)
    expect(await checkStore(db)).toBe('foreign')
    expect(await waiting()).toEqual(['file store adopted'])
    const keeper = keepStore()
    await keeper.stop()
    expect(await readiness()).toEqual({
      state: 'ready',
      details: [expect.stringContaining('warning: the file store belongs to another installation')],
    })
    const { warnings } = await callerFor(await createPlatformAdmin()).admin.system()
    expect(warnings).toMatchObject([{ kind: 'store', details: { state: 'foreign' } }])
  })

  test('a person may say that the store is ours; cleaning begins days later, and of many files asks again', async () => {
    await checkStore(db)
    await fill()
    await owner.execute(sql`truncate installation`)
    await applyRetention(db, LATER)
    await release()
    // By a clock for which all of it is old, on the day of the release.
    await applyRetention(db, addDays(NOW, 2.5))
    expect([await checkStore(db), await count(), await waiting()]).toEqual(['own', FILES, []])
    await applyRetention(db, LATER)
    expect([await count(), await waiting()]).toEqual([FILES, ['stray bytes deleted']])
    await release()
    await applyRetention(db, LATER)
    expect(await count()).toBe(0)
    await applyRetention(db, LATER)
    expect(await db.$count(systemHold, eq(systemHold.state, 'over'))).toBe(2)
  })

  test('a database that was restored from a backup knows that the store is ahead of it', async () => {
    await checkStore(db)
    const backup = await db.select().from(installation)
    await db.update(installation).set({ epochAt: sql`now() - interval '2 hours'` })
    expect(await checkStore(db)).toBe('own')
    await fill()
    await db.delete(installation)
    await db.insert(installation).values(backup)
    await applyRetention(db, LATER)
    expect([await checkStore(db), await count(), await waiting()]).toEqual(['newer', FILES, ['file store adopted']])
  })

  test('a backup in another database is ours, and its cleaning begins days later', async () => {
    await checkStore(db)
    await db.update(installation).set({ databaseOid: 1, bondedAt: addDays(NOW, -100) })
    await fill()
    await applyRetention(db, addDays(NOW, 2.5))
    expect([await checkStore(db), await count(), await waiting()]).toEqual(['own', FILES, []])
  })

  test('a store that nobody has marked is ours when it is empty or its files are known, and else is not', async () => {
    expect(await checkStore(db)).toBe('own')
    await empty()
    await fill({ isKnown: true })
    expect(await checkStore(db)).toBe('own')
    await empty()
    await fill()
    expect(await checkStore(db)).toBe('unknown')
    await applyRetention(db, LATER)
    expect([await count(), await waiting()]).toEqual([FILES, ['file store adopted']])
  })

  test('many processes at once see their own store as their own', async () => {
    await checkStore(db)
    await db.update(installation).set({ epochAt: sql`now() - interval '2 hours'` })
    const states = await Promise.all(Array.from({ length: 8 }, () => checkStore(db)))
    expect(new Set(states)).toEqual(new Set(['own']))
    expect(await checkStore(db)).toBe('own')
  })

  test('little of what is stray goes without a question', async () => {
    await checkStore(db)
    await fill({ isKnown: true })
    for (let n = 0; n < 5; n++) await blobs().write(uuidv7(), Buffer.from('Rest'))
    // Known but unused files are deleted by another rule.
    await db.update(uploadedFile).set({ createdAt: LATER })
    await applyRetention(db, LATER)
    expect([await count(), await waiting()]).toEqual([FILES, []])
  })
}
