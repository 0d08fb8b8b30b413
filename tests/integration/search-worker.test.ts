import { afterAll, beforeAll, expect, it } from 'vitest'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { searchEngine } from '~/features/job-search/server/search/engine'
import { database } from '~/platform/server/database/db'
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
}

async function isFound(title: string) {
  const { hits } = await searchEngine.search(database().db, { was: title, deuten: 'nein' }, new Date())
  return hits.some((hit) => hit.title === title)
}

it('finds what went through the queue within two seconds of its commit, with the worker as it runs', async () => {
  // The first turns of all background work, which a running product has behind it.
  await publishThroughQueue('Glasbläserlehrling')
  await expect.poll(() => isFound('Glasbläserlehrling'), { timeout: 15_000 }).toBe(true)
  await publishThroughQueue('Harfenbauerin')
  const committedAt = performance.now()
  await expect.poll(() => isFound('Harfenbauerin'), { timeout: 15_000, interval: 25 }).toBe(true)
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
