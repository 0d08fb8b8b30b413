import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '~/platform/server/database/db'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { whoWaitsForALock } from '../../../../tests/factories/waiting'
import type { PostingEvent } from '../lifecycle'
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
  resume: { paused: 'published' },
  renew: { expired: 'published' },
  expire: { published: 'expired', paused: 'expired' },
  archive: { published: 'archived', paused: 'archived', expired: 'archived' },
  remove: { published: 'archived', paused: 'archived', expired: 'archived' },
  giveBack: { archived: 'paused' },
}
const EVENTS: PostingEvent[] = [
  ...(['publish', 'pause', 'pauseUnlicensed', 'pauseUnconfirmed', 'resume', 'renew'] as const),
  ...(['expire', 'archive', 'remove', 'giveBack'] as const),
]
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
    expect(after.pausedByLicense).toBe(event === 'pauseUnlicensed')
    expect(after.pausedUnconfirmed).toBe(event === 'pauseUnconfirmed')
    expect(after.archivedAt).toEqual(to === 'archived' ? now : null)
  })
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
