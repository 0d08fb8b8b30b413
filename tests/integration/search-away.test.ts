import { once } from 'node:events'
import net from 'node:net'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { postingIndex } from '~/features/job-search/server/documents/posting-index'
import { jsonFeed } from '~/features/job-search/server/feeds/search-feed'
import { searchJobs } from '~/features/job-search/server/search/search-jobs'
import { similarPostings } from '~/features/job-search/server/search/similar'
import { currentTime } from '~/lib/current-time'
import { uuidv7 } from '~/lib/uuid'
import { answerPublicRead } from '~/platform/server/answers/public-answer'
import { database } from '~/platform/server/database/db'
import { engines, followIndexes } from '~/platform/server/search/indexes'
import { freePorts } from '../../scripts/house/ports'
import { createApplicant } from '../factories/applicant'
import { callerFor } from '../factories/caller'
import { createCompany } from '../factories/company'
import { jobPostingInput } from '../factories/job-posting-input'
import { createResume } from '../factories/resume'
import { createPlatformAdmin } from '../factories/user'

const AWAY = 'Die Suche ist gerade nicht erreichbar. Bitte in einer Minute noch einmal versuchen.'
const stopping = new AbortController()
const ports = await freePorts(2)
let following: Promise<void>

beforeAll(async () => {
  // Nobody listens there.
  process.env.OPENSEARCH_URL = `http://${ports.map((port) => `127.0.0.1:${port}`).join()}`
  following = followIndexes([postingIndex], stopping.signal, () => {})
  await vi.waitFor(() => expect(engines().get(postingIndex.schema.name)).toBe('away'), { timeout: 10_000 })
})
afterAll(() => {
  stopping.abort()
  return following
})

it('says of a search that it cannot be reached, also where somebody takes connections and never answers', async () => {
  const search = () => searchJobs(database().db, { was: 'Imker' }, currentTime())
  await expect(search()).rejects.toThrow(AWAY)
  await fallSilent()
  // The library would wait for longer than this test may take.
  await expect(search()).rejects.toThrow(AWAY)
})

/** Until the end of the test there is somebody at each address, who says nothing. */
async function fallSilent() {
  for (const port of ports) {
    const sockets = new Set<net.Socket>()
    const server = net.createServer((socket) => void sockets.add(socket.on('error', () => {})))
    await once(server.listen(port, '127.0.0.1'), 'listening')
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
  }
}

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
  expect(searchIndexes.find(({ label }) => label === 'Stellen')).toMatchObject({
    engine: 'away',
    state: 'away',
  })
})

it('keeps nobody from publishing, reading, applying and writing a résumé', async () => {
  const company = await createCompany()
  const asCompany = callerFor(company.admin)
  const posting = await asCompany.jobPosting.create(jobPostingInput({ questions: [] }))
  await asCompany.jobPosting.publish({ id: posting.id })
  expect(await callerFor(null).jobPosting.byId({ id: posting.id })).toMatchObject({ id: posting.id })
  const applicant = await createApplicant()
  const { id: resumeId } = await createResume(applicant.id)
  const asApplicant = callerFor(applicant.user.id)
  const application = { id: uuidv7(), jobPostingId: posting.id, resumeId, coverLetter: 'Guten Tag,' }
  await asApplicant.application.submit({ ...application, answers: [], attachmentFileIds: [] })
  expect(await asCompany.application.byId({ id: application.id })).toMatchObject({ id: application.id })
  expect(await asApplicant.resume.byId({ id: resumeId })).toMatchObject({ id: resumeId })
})
