import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '~/platform/server/database/db'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { whoWaitsForALock } from '../../../../tests/factories/waiting'
import { POSTING_ENDS, POSTING_MOVES, type PostingEnd, type PostingEvent } from '../lifecycle'
import { JOB_POSTING_STATUSES, type JobPostingStatus } from '../vocabulary'
import { transition } from './lifecycle'
import { jobPosting } from './table'

const { db } = database()
const now = new Date('2026-11-20T12:00:00Z')

/** All moves; any other must not happen. Written separately from the product's table. */
const ALLOWED: Record<PostingEvent, Partial<Record<JobPostingStatus, JobPostingStatus>>> = {
  publish: { draft: 'published' },
  pause: { published: 'paused' },
  pauseUnlicensed: { published: 'paused' },
  pauseUnconfirmed: { published: 'paused' },
  pauseOverdue: { published: 'paused' },
  loseLicense: { paused: 'paused' },
  regainLicense: { paused: 'paused' },
  resume: { paused: 'published' },
  renew: { expired: 'published' },
  expire: { published: 'expired', paused: 'expired' },
  archive: { published: 'archived', paused: 'archived', expired: 'archived' },
  archiveGone: { published: 'archived', paused: 'archived', expired: 'archived' },
  remove: { published: 'archived', paused: 'archived', expired: 'archived' },
  giveBack: { archived: 'paused' },
}
const EVENTS: PostingEvent[] = [
  ...(['publish', 'pause', 'pauseUnlicensed', 'pauseUnconfirmed', 'pauseOverdue'] as const),
  ...(['loseLicense', 'regainLicense', 'resume', 'renew', 'archiveGone'] as const),
  ...(['expire', 'archive', 'remove', 'giveBack'] as const),
]
/** The ways to end, and by which events; every other one leaves or takes it back. */
const ENDS: Partial<Record<PostingEvent, PostingEnd>> = {
  expire: 'date',
  archive: 'archive',
  pauseUnlicensed: 'license',
  loseLicense: 'license',
  remove: 'removal',
  archiveGone: 'company',
}
const pairs = EVENTS.flatMap((event) => JOB_POSTING_STATUSES.map((status) => ({ event, status })))

let companyId: string
beforeAll(async () => {
  companyId = (await createCompany()).id
})

const move = (ids: string[], event: PostingEvent) => db.transaction((tx) => transition(tx, ids, event, { now }))

async function stored(id: string) {
  const [row] = await db.select().from(jobPosting).where(eq(jobPosting.id, id))
  if (!row) throw new Error('no such posting')
  return row
}

describe('a posting', () => {
  it.each(pairs)('$status: $event', async ({ event, status }) => {
    const { id } = await createJobPosting({ companyId, status, pausedByLicense: status === 'paused' })
    const to = ALLOWED[event][status]
    if (to) await move([id], event)
    else await expect(move([id], event)).rejects.toMatchObject({ reason: 'notInThisState' })
    const after = await stored(id)
    expect(after.status).toBe(to ?? status)
    if (!to) return
    const isStill = event === 'loseLicense' || event === 'regainLicense'
    expect(after.pausedByLicense).toBe(event === 'pauseUnlicensed' || isStill)
    expect(after.pausedOverdue).toBe(event === 'pauseOverdue')
    expect(after.pausedUnconfirmed).toBe(event === 'pauseUnconfirmed')
    expect(after.archivedAt).toEqual(to === 'archived' ? now : null)
    const end = ENDS[event] ?? null
    expect([after.endedAt, after.endedBy]).toEqual(end === null ? [null, null] : [now, end])
  })
})

it('no way to end is without an event, and no ended state without a way', () => {
  expect([...new Set(Object.values(ENDS))].sort()).toEqual([...POSTING_ENDS].sort())
  const silent = Object.values(POSTING_MOVES).filter(({ to, end }) => {
    const hasEnd = end !== null && end !== 'same'
    return (to === 'expired' || to === 'archived') !== hasEnd && to !== 'paused'
  })
  expect(silent).toEqual([])
})

it('the first end counts, and a new run takes it back', async () => {
  const later = new Date('2026-11-25T12:00:00Z')
  const { id } = await createJobPosting({ companyId, runsUntil: new Date('2026-11-22T12:00:00Z') })
  await move([id], 'pauseUnlicensed')
  await db.transaction((tx) => transition(tx, [id], 'expire', { now: later }))
  expect(await stored(id)).toMatchObject({ endedAt: now, endedBy: 'license' })
  await db.transaction((tx) => transition(tx, [id], 'renew', { now: later }))
  expect(await stored(id)).toMatchObject({ endedAt: null, endedBy: null })
})

it('a late job ends it at its date, not at its own time', async () => {
  const runsUntil = new Date('2026-11-19T12:00:00Z')
  const { id } = await createJobPosting({ companyId, runsUntil })
  await move([id], 'expire')
  expect((await stored(id)).endedAt).toEqual(runsUntil)
})

it('moves all or none', async () => {
  const online = await createJobPosting({ companyId })
  const over = await createJobPosting({ companyId, status: 'archived' })
  await expect(move([online.id, over.id], 'expire')).rejects.toMatchObject({ reason: 'notInThisState' })
  expect((await stored(online.id)).status).toBe('published')
})

it('lets one of two at once win', async () => {
  const { id } = await createJobPosting({ companyId })
  let second: Promise<unknown> | undefined
  await db.transaction(async (tx) => {
    await transition(tx, [id], 'archive', { now })
    second = move([id], 'pause').catch((error: unknown) => error)
    await whoWaitsForALock('update "job_posting"')
  })
  expect(await second).toMatchObject({ reason: 'notInThisState' })
  expect((await stored(id)).status).toBe('archived')
})
