import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { database } from '~/platform/server/database/db'
import { recordedRounds } from '~/platform/server/jobs/record'
import { callerFor } from '../../../../../tests/factories/caller'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { feeder, feedName } from './indexes'

const { db } = database()

test('the state of the search says what waits, since when, and why nothing is taken in', async () => {
  const { admin } = callerFor(await createPlatformAdmin())
  const postings = async () => (await admin.system()).searchIndexes.find(({ label }) => label === 'Stellen')
  const feed = feeder(db)
  await feed()
  const { id } = await createJobPosting({ title: 'Orgelbauerin' })
  await db.transaction((tx) => markPostings(tx, [id]))
  const waiting = await postings()
  expect(waiting?.due).toBeGreaterThan(0)
  expect(waiting).toMatchObject({ state: 'ok', lastError: null })
  await db.execute(sql`update search_mark set created_at = now() - interval '10 minutes'`)
  expect(await postings()).toMatchObject({ state: 'late', waitingSince: expect.any(Date) })
  await feed()
  const fed = await postings()
  expect(fed).toMatchObject({ state: 'ok', due: 0, waitingSince: null })
  expect(fed?.sequence).toBeGreaterThan(waiting?.sequence ?? 0)

  let fault: Error | null = new RangeError('Orgelbauerin')
  const round = recordedRounds(db, feedName(fed?.name ?? ''), () => (fault ? Promise.reject(fault) : Promise.resolve()))
  await expect(round()).rejects.toThrow()
  const failed = await postings()
  expect(failed).toMatchObject({ state: 'failed', lastError: expect.stringMatching(/^RangeError/) })
  expect(failed?.lastError).not.toContain('Orgel')
  fault = null
  await round()
  expect(await postings()).toMatchObject({ state: 'ok', lastError: expect.stringMatching(/^RangeError/) })
})
