import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { richTextFromList } from '~/lib/rich-text/rich-text'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { jobPostingInput } from '../../../../../tests/factories/job-posting-input'
import { whoWaitsForALock } from '../../../../../tests/factories/waiting'
import { jobPosting } from '../table'
import { comparePostings } from './compare-postings'
import { settleJobs } from './settle-jobs'
import { jobPostingPrint } from './table'

const { db } = database()
const start = new Date('2026-03-02T09:00:00Z')
const on = (days: number) => addDays(start, days)
const HAMBURG = { postalCode: '20095', name: 'Hamburg', land: 'HH', lat: 53.55, lon: 10 } as const
const MUNICH = { postalCode: '80331', name: 'München', land: 'BY', lat: 48.14, lon: 11.57 } as const
const AD = {
  title: 'Drechsler (m/w/d)',
  tasks: richTextFromList([
    'Sie drechseln Treppenstäbe und Schalen aus Buche und Esche',
    'Sie schärfen Ihre Eisen selbst und richten die Bänke ein',
    'Sie sprechen mit Tischlereien über Maße und Termine',
  ]),
  profile: richTextFromList(['Gesellenbrief und ein Auge für Holz', 'Freude an Stückzahlen und an Einzelstücken']),
}

let company: Awaited<ReturnType<typeof createCompany>>
beforeEach(async () => {
  company = await createCompany({ name: `Drechslerei ${uuidv7()}` })
})

const at = (day: number) => callerFor(company.admin, { now: on(day) })

async function publish(day: number, changes: Parameters<typeof jobPostingInput>[0] = {}) {
  const { id } = await at(day).jobPosting.create(jobPostingInput({ ...AD, ...changes }))
  await at(day).jobPosting.publish({ id })
  return id
}

async function dateOf(id: string) {
  const [row] = await db.select({ at: jobPosting.publishedAt }).from(jobPosting).where(eq(jobPosting.id, id))
  return row?.at
}

async function printOf(id: string) {
  const [row] = await db.select().from(jobPostingPrint).where(eq(jobPostingPrint.jobPostingId, id))
  return row
}

const page = (day: number) =>
  callerFor(null, { now: on(day) }).jobPosting.ofCompany({ companyProfileId: `${company.profileId}`, page: 1 })

describe('a posting that repeats another', () => {
  it('takes over its first date, however it came about', async () => {
    const first = await publish(0)
    const typed = await publish(20)
    const copy = uuidv7()
    await at(25).jobPosting.duplicate({ id: copy, sourceId: first })
    await at(25).jobPosting.publish({ id: copy })
    expect([await dateOf(first), await dateOf(typed), await dateOf(copy)]).toEqual([start, start, start])
    expect(await printOf(copy)).toMatchObject({ repeatsId: first, repeatedAt: on(25) })
  })

  it('does so for 180 days after the end of the other', async () => {
    const first = await publish(0)
    await at(10).jobPosting.archive({ id: first })
    expect(await dateOf(await publish(189))).toEqual(start)
    const other = await createCompany()
    company = other
    const second = await publish(0)
    await at(10).jobPosting.archive({ id: second })
    expect(await dateOf(await publish(191))).toEqual(on(191))
  })

  it('is none at another place, at another company and with another text', async () => {
    await publish(0)
    expect(await dateOf(await publish(5, { places: [HAMBURG] }))).toEqual(on(5))
    expect(await dateOf(await publish(5, { title: 'Tischler (m/w/d)' }))).toEqual(on(5))
    const tasks = richTextFromList([
      'Sie restaurieren Möbel des Barock',
      'Sie polieren mit Schellack',
      'Sie beraten Museen',
    ])
    const profile = richTextFromList(['Fortbildung in der Denkmalpflege', 'Geduld'])
    expect(await dateOf(await publish(5, { tasks, profile }))).toEqual(on(5))
    company = await createCompany()
    expect(await dateOf(await publish(5))).toEqual(on(5))
  })

  it('becomes one when its text is changed, and when it is renewed', async () => {
    await publish(0)
    const id = await publish(5, { title: 'Tischler (m/w/d)' })
    const { input, version } = await at(6).jobPosting.forEdit({ id })
    await at(6).jobPosting.update({ ...input, ...AD, id, version, revision: null })
    expect(await dateOf(id)).toEqual(start)
    // As a version that did not compare left them.
    const old = await createJobPosting({
      ...AD,
      companyId: company.id,
      publishedAt: on(3),
      runsUntil: on(30),
      createdByUserId: company.admin.id,
    })
    await at(7).jobPosting.renew({ id: old.id, runDays: 60 })
    expect(await dateOf(old.id)).toEqual(start)
  })

  it('is found by two processes that publish at once', async () => {
    const ids = await Promise.all([0, 0].map(async () => (await at(0).jobPosting.create(jobPostingInput(AD))).id))
    await Promise.all(ids.map((id, n) => at(n).jobPosting.publish({ id })))
    const prints = await Promise.all(ids.map(printOf))
    expect(new Set(prints.map((print) => print?.cardId)).size).toBe(1)
    expect(prints.filter((print) => print?.isLead)).toHaveLength(1)
  })
})

describe('alike postings', () => {
  it('are one card with all places, shown for the next when the first ends', async () => {
    const first = await publish(0)
    const second = await publish(3, { places: [HAMBURG] })
    const third = await publish(4, { places: [MUNICH] })
    expect(await page(5)).toMatchObject({
      total: 1,
      items: [{ id: first, placeNames: ['Bielefeld', 'Hamburg', 'München'], publishedAt: start }],
    })
    await at(6).jobPosting.archive({ id: first })
    expect(await page(6)).toMatchObject({ total: 1, items: [{ id: second, placeNames: ['Hamburg', 'München'] }] })
    await at(7).jobPosting.pause({ id: second })
    expect(await page(7)).toMatchObject({ total: 1, items: [{ id: third }] })
    await at(8).jobPosting.resume({ id: second })
    expect(await page(8)).toMatchObject({ total: 1, items: [{ id: second }] })
  })

  it('are two where a card or a filter would say something else, also after a change', async () => {
    const first = await publish(0)
    const second = await publish(3, { places: [HAMBURG] })
    expect((await page(4)).total).toBe(1)
    const { input, version } = await at(5).jobPosting.forEdit({ id: first })
    await at(5).jobPosting.update({
      ...input,
      id: first,
      version,
      revision: null,
      salaryMinCents: 500_000,
      salaryMaxCents: 600_000,
    })
    expect((await page(5)).items.map(({ id }) => id)).toEqual([second, first])
  })
})

it('postings of an older version are compared later, the older first', async () => {
  const values = { ...AD, companyId: company.id, runsUntil: on(90) }
  const newer = await createJobPosting({ ...values, publishedAt: on(9) })
  const older = await createJobPosting({ ...values, publishedAt: on(2) })
  expect(await comparePostings(db, on(10))).toBeGreaterThanOrEqual(2)
  expect(await dateOf(newer.id)).toEqual(on(2))
  expect(await page(10)).toMatchObject({ total: 1, items: [{ id: older.id }] })
  expect(await comparePostings(db, on(10))).toBe(0)
})

it('of two changes at once the second knows what the first decided', async () => {
  const values = { ...AD, companyId: company.id, runsUntil: on(90) }
  const older = await createJobPosting({ ...values, publishedAt: on(2) })
  const newer = await createJobPosting({ ...values, publishedAt: on(9) })
  const settled = await db.transaction(async (tx) => {
    await settleJobs(tx, [older.id], on(10))
    const later = db.transaction((other) => settleJobs(other, [newer.id], on(10)))
    later.catch(() => {})
    await whoWaitsForALock('\n    select id from company_profile')
    // Not awaited here, or it would wait for this transaction forever.
    return { later }
  })
  expect((await settled.later).get(newer.id)).toEqual(on(2))
})
