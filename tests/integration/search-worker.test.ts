import { afterAll, beforeAll, expect, it } from 'vitest'
import { transition } from '~/features/job-postings/server/lifecycle'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { ANYONE, postingIndex } from '~/features/job-search/server/documents/posting-index'
import { titleTerm } from '~/features/job-search/server/documents/posting-terms'
import { searchEngine } from '~/features/job-search/server/search/engine'
import { database } from '~/platform/server/database/db'
import { openIndex } from '~/platform/server/search/indexes'
import { term } from '~/platform/server/search/query'
import { startWorkers } from '~/server/workers'
import { callerFor } from '../factories/caller'
import { createJobPosting } from '../factories/job-posting'
import { createPlatformAdmin } from '../factories/user'

let workers: ReturnType<typeof startWorkers>

beforeAll(() => {
  workers = startWorkers()
})
afterAll(() => workers.stop())

async function publishThroughQueue(title: string) {
  const { id } = await createJobPosting({ title })
  await database().db.transaction((tx) => markPostings(tx, [id]))
  return id
}

async function isFound(title: string) {
  const { hits } = await searchEngine.search(database().db, { was: title, deuten: 'nein' }, new Date())
  return hits.some((hit) => hit.title === title)
}

// Nobody looks by themselves more often than every five seconds: sooner it is heard of over the bus.
it('finds what is published, and no longer what is archived, within two seconds of the commit', async () => {
  // The first turns of all background work, which a running product has behind it.
  await publishThroughQueue('Glasbläserlehrling')
  await expect.poll(() => isFound('Glasbläserlehrling'), { timeout: 15_000 }).toBe(true)
  const id = await publishThroughQueue('Harfenbauerin')
  let committedAt = performance.now()
  await expect.poll(() => isFound('Harfenbauerin'), { timeout: 15_000, interval: 25 }).toBe(true)
  expect(performance.now() - committedAt).toBeLessThan(2_000)
  await database().db.transaction((tx) => transition(tx, [id], 'archive', { now: new Date() }))
  committedAt = performance.now()
  // Of the index itself: who shows a hit asks the database once more.
  const isInIndex = async () => (await openIndex(postingIndex)).has(ANYONE, term(titleTerm('Harfenbauerin')))
  await expect.poll(isInIndex, { timeout: 15_000, interval: 25 }).toBe(false)
  expect(performance.now() - committedAt).toBeLessThan(2_000)
})

it('runs a job at once that a platform admin asks for, whenever its next turn is', async () => {
  const { admin } = callerFor(await createPlatformAdmin())
  const retention = async () => (await admin.jobs()).find(({ name }) => name === 'retention')
  expect(await retention()).toMatchObject({ state: 'new', lastStartedAt: null })
  await admin.runJob({ name: 'retention' })
  await expect.poll(async () => (await retention())?.state, { timeout: 15_000 }).toBe('ok')
  expect(await retention()).toMatchObject({ can: { run: true }, lastError: null })
})
