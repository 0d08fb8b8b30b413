import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { postingIndex } from '~/features/job-search/server/documents/posting-index'
import { jsonFeed } from '~/features/job-search/server/feeds/search-feed'
import { searchJobs } from '~/features/job-search/server/search/search-jobs'
import { similarPostings } from '~/features/job-search/server/search/similar'
import { currentTime } from '~/lib/current-time'
import { uuidv7 } from '~/lib/uuid'
import { answerPublicRead } from '~/platform/server/answers/public-answer'
import { database } from '~/platform/server/database/db'
import { engines, followIndexes } from '~/platform/server/search/indexes'
import { callerFor } from '../factories/caller'
import { createPlatformAdmin } from '../factories/user'

const AWAY = 'Die Suche ist gerade nicht erreichbar. Bitte in einer Minute noch einmal versuchen.'
const stopping = new AbortController()
let following: Promise<void>

beforeAll(async () => {
  // Nobody listens there.
  process.env.OPENSEARCH_URL = 'http://127.0.0.1:1,127.0.0.1:2'
  following = followIndexes([postingIndex], stopping.signal, () => {})
  await vi.waitFor(() => expect(engines().get(postingIndex.schema.name)).toBe('away'), { timeout: 10_000 })
})
afterAll(() => {
  stopping.abort()
  return following
})

it('says of a search that it cannot be reached, within two seconds', async () => {
  const started = performance.now()
  await expect(searchJobs(database().db, { was: 'Imker' }, currentTime())).rejects.toThrow(AWAY)
  expect(performance.now() - started).toBeLessThan(2_000)
})

it('shows a posting without similar ones', async () => {
  const posting = { id: uuidv7(), title: 'Imker', occupationField: null, places: [] }
  expect(await similarPostings(database().db, posting, currentTime())).toEqual([])
})

it('asks programs to come back later', async () => {
  const request = new Request('http://stellwerk.test/search/jobs.json')
  const answer = await answerPublicRead(request, () => jsonFeed(new URL(request.url), currentTime()))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '15'])
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable', message: AWAY } })
})

it('shows platform admins that the cluster does not answer', async () => {
  const { admin } = callerFor(await createPlatformAdmin())
  const { searchIndexes } = await admin.system()
  expect(searchIndexes.find(({ label }) => label === 'Stellenanzeigen')).toMatchObject({
    engine: 'away',
    state: 'away',
  })
})
