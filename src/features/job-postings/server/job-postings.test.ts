import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { toIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../tests/factories/company'
import { jobPostingInput } from '../../../../tests/factories/job-posting-input'
import { createUser } from '../../../../tests/factories/user'
import { jobPosting, jobPostingPlace } from './table'
import { jobPostingDay } from './views-table'

const day = 24 * 60 * 60 * 1000

async function publishedPosting(given: Parameters<typeof jobPostingInput>[0] = {}) {
  const company = await createCompany()
  const caller = callerFor(company.admin)
  const { id } = await caller.jobPosting.create(jobPostingInput(given))
  await caller.jobPosting.publish({ id })
  return { id, company, caller }
}

describe('writing', () => {
  it('keeps a draft with a neutral title, once however often it is sent', async () => {
    const { admin } = await createCompany()
    const input = jobPostingInput({ title: 'Koch' })
    const caller = callerFor(admin)
    await caller.jobPosting.create(input)
    await caller.jobPosting.create(input)
    const saved = await caller.jobPosting.forEdit({ id: input.id })
    expect(saved).toMatchObject({ version: 1, status: 'draft', input: { ...input, title: 'Koch (m/w/d)' } })
    const places = await database().db.select().from(jobPostingPlace).where(eq(jobPostingPlace.jobPostingId, input.id))
    expect(places).toHaveLength(1)
  })

  it('takes Land and point of a place from the list, not from the browser', async () => {
    const { admin } = await createCompany()
    const caller = callerFor(admin)
    const moved = { postalCode: '33602', name: 'bielefeld', land: 'BY', lat: 48.137, lon: 11.575 } as const
    const input = jobPostingInput({ places: [moved] })
    await caller.jobPosting.create(input)
    const bielefeld = { postalCode: '33602', name: 'Bielefeld', land: 'NW', lat: 52.033, lon: 8.533 }
    expect((await caller.jobPosting.forEdit({ id: input.id })).input.places).toEqual([bielefeld])
    await caller.jobPosting.update({ ...input, places: [{ ...moved, name: 'Bielefeld' }], version: 1 })
    expect((await caller.jobPosting.forEdit({ id: input.id })).input.places).toEqual([bielefeld])
  })

  it('refuses a place that is not in the list, at its field, and keeps the places a posting has', async () => {
    const { id, caller } = await publishedPosting()
    const nowhere = { postalCode: '33602', name: 'Nirgendwo', land: 'NW', lat: 52.03, lon: 8.53 } as const
    const refusal = {
      code: 'UNPROCESSABLE_CONTENT',
      cause: { fieldErrors: { places: [expect.stringContaining('Nirgendwo')] } },
    }
    await expect(caller.jobPosting.create(jobPostingInput({ places: [nowhere] }))).rejects.toMatchObject(refusal)
    const update = () => caller.jobPosting.update({ ...jobPostingInput({ id, places: [nowhere] }), version: 1 })
    await expect(update()).rejects.toMatchObject(refusal)
    const imported = { ...nowhere, lat: 51.99, lon: 8.6 }
    await database().db.update(jobPostingPlace).set(imported).where(eq(jobPostingPlace.jobPostingId, id))
    await update()
    expect((await caller.jobPosting.forEdit({ id })).input.places).toEqual([imported])
  })

  it('refuses an id that belongs to another company', async () => {
    const { id } = await publishedPosting()
    const stranger = callerFor((await createCompany()).admin)
    await expect(stranger.jobPosting.create(jobPostingInput({ id }))).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('lets the second of two editors compare instead of overwriting', async () => {
    const { id, company, caller } = await publishedPosting()
    const colleague = callerFor(await createMember(company.id))
    await caller.jobPosting.update({ ...jobPostingInput({ id, openings: 2 }), version: 1 })
    await expect(
      colleague.jobPosting.update({ ...jobPostingInput({ id, openings: 3 }), version: 1 }),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Ihre Eingaben sind noch da'),
    })
    expect(await colleague.jobPosting.forEdit({ id })).toMatchObject({
      version: 2,
      input: { openings: 2 },
      changedBy: company.admin.name,
    })
  })

  it('takes the same again, whose answer was lost, and refuses anything else', async () => {
    const { id, caller } = await publishedPosting()
    const sent = { ...jobPostingInput({ id, openings: 2 }), version: 1 }
    await caller.jobPosting.update(sent)
    expect(await caller.jobPosting.update(sent)).toEqual({ id, version: 2 })
    await expect(caller.jobPosting.update({ ...sent, places: [] })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(caller.jobPosting.update({ ...sent, openings: 3 })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('keeps what is online complete', async () => {
    const { id, caller } = await publishedPosting()
    const incomplete = caller.jobPosting.update({ ...jobPostingInput({ id, places: [] }), version: 1 })
    await expect(incomplete).rejects.toMatchObject({ message: 'Zum Veröffentlichen fehlt noch: Arbeitsort.' })
    expect((await caller.jobPosting.forEdit({ id })).input.places).toHaveLength(1)
  })

  it('is closed to visitors, applicants and strangers', async () => {
    const { id } = await publishedPosting()
    const applicant = await createUser()
    const stranger = callerFor((await createCompany()).admin)
    await expect(callerFor(null).jobPosting.create(jobPostingInput())).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(callerFor(applicant).jobPosting.create(jobPostingInput())).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(stranger.jobPosting.update({ ...jobPostingInput({ id }), version: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    for (const action of ['publish', 'pause', 'resume', 'archive', 'delete'] as const) {
      await expect(stranger.jobPosting[action]({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(stranger.jobPosting.renew({ id, runDays: 30 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(stranger.jobPosting.duplicate({ id: uuidv7(), sourceId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(stranger.jobPosting.forEdit({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('copies a posting into a new draft', async () => {
    const { id, caller } = await publishedPosting({ referenceNumber: 'R-1' })
    const copy = uuidv7()
    await caller.jobPosting.duplicate({ id: copy, sourceId: id })
    await caller.jobPosting.duplicate({ id: copy, sourceId: id })
    const { input, status } = await caller.jobPosting.forEdit({ id: copy })
    expect({ status, reference: input.referenceNumber, title: input.title }).toEqual({
      status: 'draft',
      reference: null,
      title: 'Zerspanungsmechaniker (m/w/d)',
    })
    expect(input.places.map((place) => place.name)).toEqual(['Bielefeld'])
  })

  it('deletes drafts only', async () => {
    const { id, caller } = await publishedPosting()
    await expect(caller.jobPosting.delete({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
    const draft = await caller.jobPosting.create(jobPostingInput())
    await caller.jobPosting.delete({ id: draft.id })
    await expect(caller.jobPosting.forEdit({ id: draft.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('reading in public', () => {
  it('shows neither drafts nor unknown ids', async () => {
    const { admin } = await createCompany()
    const { id } = await callerFor(admin).jobPosting.create(jobPostingInput())
    await expect(callerFor(null).jobPosting.byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(callerFor(null).jobPosting.byId({ id: uuidv7() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('opens a posting whose title holds no word to compare by', async () => {
    const { id } = await publishedPosting({ title: '(m/w/d)' })
    expect(await callerFor(null).jobPosting.byId({ id })).toMatchObject({ gone: false })
  })

  it('tells search engines the title without the marker of genders', async () => {
    const { id } = await publishedPosting({ title: 'Koch (m/w/d) in Teilzeit' })
    expect(await callerFor(null).jobPosting.byId({ id })).toMatchObject({ plainTitle: 'Koch in Teilzeit' })
  })

  it('opens a paused posting without applying, and an expired one as gone with similar ones', async () => {
    const { id, caller } = await publishedPosting({ contactName: 'Ute Sander', contactEmail: 'ute@test.example' })
    const other = await publishedPosting({ title: 'Zerspanungsmechaniker Drehen (m/w/d)' })
    const visitor = callerFor(null)
    expect(await visitor.jobPosting.byId({ id })).toMatchObject({ contactName: 'Ute Sander' })
    expect(await visitor.jobPosting.byId({ id })).toMatchObject({ gone: false, paused: false, can: { apply: true } })
    await caller.jobPosting.pause({ id })
    expect(await visitor.jobPosting.byId({ id })).toMatchObject({ gone: false, paused: true, can: { apply: false } })
    await caller.jobPosting.resume({ id })
    await database()
      .db.update(jobPosting)
      .set({ runsUntil: new Date(Date.now() - day) })
      .where(eq(jobPosting.id, id))
    const gone = await visitor.jobPosting.byId({ id })
    expect(gone).toMatchObject({ gone: true, paused: false, can: { apply: false } })
    expect(gone).toMatchObject({ contactName: null, contactEmail: null, contactPhone: null })
    expect(gone.similar.map((similar) => similar.id)).toContain(other.id)
    expect(gone.similar.map((similar) => similar.id)).not.toContain(id)
  })
})

it('a removed posting that an older program gave back is read by everybody once it is online', async () => {
  const { id, caller } = await publishedPosting()
  await caller.jobPosting.pause({ id })
  await database().db.update(jobPosting).set({ removedAt: new Date() }).where(eq(jobPosting.id, id))
  const visitor = callerFor(null)
  await expect(visitor.jobPosting.byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await caller.jobPosting.resume({ id })
  expect(await visitor.jobPosting.byId({ id })).toMatchObject({ can: { apply: true } })
})

describe('hasActive', () => {
  it('is true only for a company with an active posting', async () => {
    const { id, caller, company } = await publishedPosting()
    expect(await caller.jobPosting.hasActive()).toBe(true)
    expect(await callerFor(null).jobPosting.hasActive()).toBe(false)
    expect(await callerFor(await createUser()).jobPosting.hasActive()).toBe(false)
    expect(await callerFor((await createCompany()).admin).jobPosting.hasActive()).toBe(false)
    expect(await callerFor(company.admin, { now: new Date(Date.now() + 61 * day) }).jobPosting.hasActive()).toBe(false)
    await caller.jobPosting.pause({ id })
    expect(await caller.jobPosting.hasActive()).toBe(false)
  })
})

describe('manageList', () => {
  it('counts the tabs of the own company and finds by title or reference', async () => {
    const { id, caller } = await publishedPosting({ referenceNumber: 'KW_47' })
    await caller.jobPosting.create(jobPostingInput({ title: 'Koch' }))
    const all = await caller.jobPosting.manageList({})
    expect(all.counts).toEqual({ all: 2, online: 1, entwuerfe: 1, pausiert: 0, abgelaufen: 0, beendet: 0 })
    expect(all.items.map((item) => item.placeNames)).toEqual([['Bielefeld'], ['Bielefeld']])
    const drafts = await caller.jobPosting.manageList({ reiter: 'entwuerfe' })
    expect(drafts.items.map((item) => item.title)).toEqual(['Koch (m/w/d)'])
    const byReference = await caller.jobPosting.manageList({ suche: 'kw_4' })
    expect(byReference.items.map((item) => item.id)).toEqual([id])
    expect((await caller.jobPosting.manageList({ suche: 'kw%4' })).items).toEqual([])
  })

  it('knows for the dashboard what is online, what ends soon, what waits for a word, and who looked', async () => {
    const { id, caller, company } = await publishedPosting()
    const { db } = database()
    const days = [0, 6, 7, 13, 14].map((ago) => dayAfter(toIsoDay(new Date()), -ago))
    await db
      .insert(jobPostingDay)
      .values(days.map((each, index) => ({ jobPostingId: id, day: each, views: index + 1 })))
    expect(await caller.jobPosting.online()).toBe(1)
    expect(await caller.jobPosting.today()).toEqual({ postings: [], ending: 0, views: { week: 3, before: 7 } })
    const late = callerFor(company.admin, { now: new Date(Date.now() + 55 * day) })
    expect(await late.jobPosting.today()).toMatchObject({
      postings: [{ id, endsSoon: true, isUnconfirmed: false }],
      ending: 1,
    })
    await db.update(jobPosting).set({ status: 'paused', pausedUnconfirmed: true }).where(eq(jobPosting.id, id))
    expect(await caller.jobPosting.today()).toMatchObject({ postings: [{ id, isUnconfirmed: true }], ending: 0 })
    expect(await caller.jobPosting.online()).toBe(0)
    const stranger = callerFor((await createCompany()).admin)
    expect(await stranger.jobPosting.today()).toEqual({ postings: [], ending: 0, views: { week: 0, before: 0 } })
  })
})
