import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { company } from '~/features/companies/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createApplicant } from '../../../../tests/factories/applicant'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { createManyPostings } from '../../../../tests/factories/many-postings'
import { createUser } from '../../../../tests/factories/user'
import { applicantError } from '../errors'
import { MAX_SAVED_JOBS } from '../vocabulary'

describe('savedJob', () => {
  it('saves once however often one clicks, and lets go again', async () => {
    const { user } = await createApplicant()
    const caller = callerFor(user)
    const posting = await createJobPosting()
    const save = () => caller.savedJob.toggle({ jobPostingId: posting.id, isSaved: true })
    await Promise.all([save(), save()])
    expect(await caller.savedJob.ids()).toEqual([posting.id])
    expect(await caller.savedJob.list({ page: 1 })).toMatchObject({
      total: 1,
      items: [{ id: posting.id, title: posting.title, placeNames: ['Bielefeld'], isOpen: true }],
    })
    await caller.savedJob.toggle({ jobPostingId: posting.id, isSaved: false })
    await caller.savedJob.toggle({ jobPostingId: posting.id, isSaved: false })
    expect(await caller.savedJob.ids()).toEqual([])
  })

  it('keeps a closed posting in the list and says so', async () => {
    const { user } = await createApplicant()
    const posting = await createJobPosting({ status: 'paused' })
    await callerFor(user).savedJob.toggle({ jobPostingId: posting.id, isSaved: true })
    expect(await callerFor(user).savedJob.list({ page: 1 })).toMatchObject({ items: [{ isOpen: false }] })
  })

  it('keeps a note, which only its writer reads, until it is taken away', async () => {
    const [one, other] = [await createApplicant(), await createApplicant()]
    const posting = await createJobPosting()
    const jobPostingId = posting.id
    for (const { user } of [one, other]) await callerFor(user).savedJob.toggle({ jobPostingId, isSaved: true })
    const noteOf = async ({ user }: typeof one) => (await callerFor(user).savedJob.list({ page: 1 })).items[0]?.note
    await callerFor(one.user).savedJob.setNote({ jobPostingId, note: '  Dienstag anrufen ' })
    expect([await noteOf(one), await noteOf(other)]).toEqual(['Dienstag anrufen', null])
    await callerFor(one.user).savedJob.setNote({ jobPostingId, note: ' ' })
    expect(await noteOf(one)).toBeNull()
    await callerFor(one.user).savedJob.toggle({ jobPostingId, isSaved: false })
    await expect(callerFor(one.user).savedJob.setNote({ jobPostingId, note: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const tooLong = { jobPostingId, note: 'x'.repeat(501) }
    await expect(callerFor(other.user).savedJob.setNote(tooLong)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('brings a note back with the job it was let go with, and never overwrites one that is there', async () => {
    const { user } = await createApplicant()
    const caller = callerFor(user)
    const { id: jobPostingId } = await createJobPosting()
    const noteNow = async () => (await caller.savedJob.list({ page: 1 })).items[0]?.note
    await caller.savedJob.toggle({ jobPostingId, isSaved: true })
    await caller.savedJob.setNote({ jobPostingId, note: 'Dienstag anrufen' })
    await caller.savedJob.toggle({ jobPostingId, isSaved: false })
    await caller.savedJob.toggle({ jobPostingId, isSaved: true, note: 'Dienstag anrufen' })
    expect(await noteNow()).toBe('Dienstag anrufen')
    await caller.savedJob.toggle({ jobPostingId, isSaved: true, note: 'Etwas anderes' })
    expect(await noteNow()).toBe('Dienstag anrufen')
    const tooLong = { jobPostingId, isSaved: true, note: 'x'.repeat(501) }
    await expect(caller.savedJob.toggle(tooLong)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('says what ends soon, over all pages, and turns them', async () => {
    const { user } = await createApplicant()
    const now = new Date()
    const company = await createCompany()
    const save = async (runsUntil: Date) => {
      const { id } = await createJobPosting({ companyId: company.id, runsUntil })
      await callerFor(user).savedJob.toggle({ jobPostingId: id, isSaved: true })
    }
    await save(addDays(now, 6))
    await save(addDays(now, -1))
    for (let count = 0; count < 20; count += 1) await save(addDays(now, 30))
    const first = await callerFor(user, { now }).savedJob.list({ page: 1 })
    const second = await callerFor(user, { now }).savedJob.list({ page: 2 })
    expect([first.total, first.endingSoon, first.items.length, second.items.length]).toEqual([22, 1, 20, 2])
    expect(second.items.map(({ isOpen }) => isOpen)).toEqual([false, true])
  })

  it('knows neither drafts nor unknown postings, nor what nobody may read any more', async () => {
    const { user } = await createApplicant()
    const draft = await createJobPosting({ status: 'draft' })
    const removed = await createJobPosting({ removedAt: new Date() })
    const suspended = await createCompany()
    await database().db.update(company).set({ suspendedAt: new Date() }).where(eq(company.id, suspended.id))
    const silent = await createJobPosting({ companyId: suspended.id })
    for (const jobPostingId of [draft.id, removed.id, silent.id, uuidv7()]) {
      await expect(callerFor(user).savedJob.toggle({ jobPostingId, isSaved: true })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
  })

  it('takes so many and no more, and one that is among them again', async () => {
    const { user } = await createApplicant()
    const caller = callerFor(user)
    const posting = await createJobPosting()
    await createManyPostings({ all: MAX_SAVED_JOBS, due: 0, now: new Date() })
    const { db } = database()
    await db.execute(sql`
      insert into saved_job_posting (id, applicant_profile_id, job_posting_id)
      select gen_random_uuid(), p.id, j.id from applicant_profile p, job_posting j
      where p.user_id = ${user.id} and j.id <> ${posting.id} order by j.id desc limit ${MAX_SAVED_JOBS - 1}`)
    const [first, last] = [posting.id, (await createJobPosting()).id]
    for (const _ of ['once', 'again']) await caller.savedJob.toggle({ jobPostingId: first, isSaved: true })
    const refused = caller.savedJob.toggle({ jobPostingId: last, isSaved: true })
    await expect(refused).rejects.toThrow(applicantError('tooManySaved').message)
    expect(await caller.savedJob.ids()).toHaveLength(MAX_SAVED_JOBS)
  })

  it('shows nobody what another saved', async () => {
    const [one, other] = [await createApplicant(), await createApplicant()]
    const posting = await createJobPosting()
    await callerFor(one.user).savedJob.toggle({ jobPostingId: posting.id, isSaved: true })
    await callerFor(other.user).savedJob.toggle({ jobPostingId: posting.id, isSaved: false })
    expect(await callerFor(other.user).savedJob.ids()).toEqual([])
    expect(await callerFor(one.user).savedJob.ids()).toEqual([posting.id])
  })

  it('is for applicants; a visitor just has none', async () => {
    const posting = await createJobPosting()
    expect(await callerFor(null).savedJob.ids()).toEqual([])
    const input = { jobPostingId: posting.id, isSaved: true }
    await expect(callerFor(null).savedJob.toggle(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const { admin } = await createCompany()
    await expect(callerFor(admin).savedJob.toggle(input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('works at once with an account, and the profile takes over what was saved before', async () => {
    const [person, other] = [await createUser(), await createUser()]
    const caller = callerFor(person)
    const posting = await createJobPosting()
    const save = () => caller.savedJob.toggle({ jobPostingId: posting.id, isSaved: true })
    await Promise.all([save(), save()])
    await caller.savedJob.setNote({ jobPostingId: posting.id, note: 'Anrufen' })
    expect(await callerFor(other).savedJob.ids()).toEqual([])
    const before = await caller.savedJob.list({ page: 1 })
    expect(before).toMatchObject({ total: 1, items: [{ id: posting.id, note: 'Anrufen' }] })
    await caller.applicantProfile.save({
      ...{ id: uuidv7(), version: null, firstName: 'Miriam', lastName: 'Yıldız', phone: null, headline: null },
      place: { postalCode: '33602', name: 'Bielefeld', land: 'NW', lat: 52.02, lon: 8.53 },
      ...{ availability: 'now', availableFrom: null, noticePeriodWeeks: null, radiusKm: 25, minSalaryCents: null },
      ...{ desiredEmploymentTypes: [], desiredOccupationFields: [], desiredWorkplaces: [], drivingLicences: [] },
      visibility: 'hidden',
    })
    expect(await callerFor(person).savedJob.list({ page: 1 })).toMatchObject({ total: 1, items: [{ note: 'Anrufen' }] })
    await callerFor(person).savedJob.toggle({ jobPostingId: posting.id, isSaved: false })
    expect(await callerFor(person).savedJob.ids()).toEqual([])
  })
})
