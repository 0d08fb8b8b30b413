import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { transition } from '~/features/job-postings/server/lifecycle'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { ANYONE, openPostingIndex } from '~/features/job-search/server/documents/posting-index'
import { titleTerm } from '~/features/job-search/server/documents/posting-terms'
import { searchJobs } from '~/features/job-search/server/search/search-jobs'
import { database } from '~/platform/server/database/db'
import { term } from '~/platform/server/search/query'
import { startServices } from '~/server/services'
import { startWorkers } from '~/server/workers'
import { callerFor } from '../factories/caller'
import { createJobPosting } from '../factories/job-posting'
import { createPlatformAdmin } from '../factories/user'

type Event = { isReady?: true; title?: string; isThere?: boolean }

const TITLES = [
  ...['Harfenbauerin', 'Korbflechterin', 'Seidenweberin', 'Zinngießerin', 'Glockengießerin'],
  ...['Buchbinderin', 'Böttcherin', 'Sattlerin', 'Feinoptikerin', 'Schriftsetzerin'],
]
const PATIENCE = { timeout: 20_000, interval: 5 }
let running: { stop(): Promise<void> }[]
let other: ChildProcess
const events: Event[] = []

beforeAll(async () => {
  running = [startServices(), startWorkers()]
  other = spawn(process.execPath, [path.join(import.meta.dirname, 'search-program.ts')], {
    env: process.env,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  if (!other.stdout) throw new Error('no output')
  createInterface({ input: other.stdout }).on('line', (line) => events.push(JSON.parse(line)))
  await vi.waitFor(() => expect(events.some(({ isReady }) => isReady)).toBe(true), { timeout: 50_000 })
}, 60_000)
afterAll(async () => {
  other.kill('SIGKILL')
  await Promise.all(running.map((each) => each.stop()))
})

async function publishThroughQueue(title: string) {
  const { id } = await createJobPosting({ title })
  await database().db.transaction((tx) => markPostings(tx, [id]))
  return id
}

async function isFound(title: string) {
  const { hits } = await searchJobs(database().db, { was: title, deuten: 'nein' }, new Date())
  return hits.some((hit) => hit.title === title)
}

/** Of the index itself: whoever shows a hit asks the database again. */
async function isInIndex(title: string) {
  return (await openPostingIndex()).has(ANYONE, term(titleTerm(title)))
}

/** Until a title is in the index of this process and of the other, or no longer. */
async function untilKnown(title: string, isThere: boolean): Promise<void> {
  other.stdin?.write(`${JSON.stringify({ title, isThere })}\n`)
  await expect.poll(() => isInIndex(title), PATIENCE).toBe(isThere)
  await expect
    .poll(() => events.some((event) => event.title === title && event.isThere === isThere), PATIENCE)
    .toBe(true)
}

// Without notices everybody checks every five seconds, so that the twenty changes, each made when the one before was seen,
// would take longer than the test may.
it('finds what is published, and no longer what is archived, on every process, because the bus reports it', async () => {
  // The first runs of all background work, which a running product has behind it.
  await publishThroughQueue('Glasbläserlehrling')
  await untilKnown('Glasbläserlehrling', true)
  for (const title of TITLES) {
    const id = await publishThroughQueue(title)
    await untilKnown(title, true)
    expect(await isFound(title)).toBe(true)
    await database().db.transaction((tx) => transition(tx, [id], 'archive', { now: new Date() }))
    await untilKnown(title, false)
  }
}, 90_000)

it('runs a job at once that a platform admin asks for, whenever its next turn is', async () => {
  const { admin } = callerFor(await createPlatformAdmin())
  const retention = async () => (await admin.jobs()).find(({ name }) => name === 'retention')
  expect(await retention()).toMatchObject({ state: 'new', lastStartedAt: null })
  await admin.runJob({ name: 'retention' })
  await expect.poll(async () => (await retention())?.state, { timeout: 15_000 }).toBe('ok')
  expect(await retention()).toMatchObject({ can: { run: true }, lastError: null })
})
