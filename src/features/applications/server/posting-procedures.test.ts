import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createApplicant } from '../../../../tests/factories/applicant'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { offerInput } from '../../../../tests/factories/offer'
import { createResume } from '../../../../tests/factories/resume'

describe('jobPosting.archive', () => {
  it('waits until everybody has an answer', async () => {
    const { id, company, posting, applicant } = await createApplication()
    const caller = callerFor(company.admin)
    await expect(caller.jobPosting.archive({ id: posting.id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('unbeantwortete Bewerbungen'),
    })
    expect(await callerFor(null).jobPosting.byId({ id: posting.id })).toMatchObject({ gone: false })
    await callerFor(applicant.user).application.withdraw({ applicationId: id, message: null })
    await caller.jobPosting.archive({ id: posting.id })
    expect(await callerFor(null).jobPosting.byId({ id: posting.id })).toMatchObject({ gone: true })
  })
})

describe('jobPosting.applicationCounts', () => {
  it('counts for the own company only', async () => {
    const { company, posting } = await createApplication()
    const ids = [posting.id]
    const stranger = await createCompany()
    expect(await callerFor(company.admin).jobPosting.applicationCounts({ ids })).toEqual([
      { jobPostingId: posting.id, total: 1, unread: 1, waiting: 1 },
    ])
    expect(await callerFor(stranger.admin).jobPosting.applicationCounts({ ids })).toEqual([])
    await expect(callerFor(null).jobPosting.applicationCounts({ ids })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

describe('closing several postings', () => {
  it('says who waits where, and ends all of them by answering', async () => {
    const { company, posting, applicant } = await createApplication()
    const quiet = await createJobPosting({ companyId: company.id, title: 'Bäcker (m/w/d)' })
    const draft = await createJobPosting({ companyId: company.id, status: 'draft', publishedAt: null, runsUntil: null })
    const foreign = await createJobPosting()
    const caller = callerFor(company.admin)
    const ids = [posting.id, quiet.id, draft.id, foreign.id]
    expect(await caller.jobPosting.closing({ ids })).toMatchObject([
      { id: quiet.id, waiting: 0, firstToPutOff: null },
      { id: posting.id, waiting: 1, firstToPutOff: expect.any(Date) },
    ])
    const both = [posting.id, quiet.id]
    const silent = await caller.jobPosting.bulk({ ids: both, action: 'archive' })
    expect(silent).toMatchObject({ done: 1, failed: [{ id: posting.id }] })
    expect(silent.failed[0]?.message).toContain('unbeantwortete Bewerbungen')
    expect(
      await caller.jobPosting.bulk({ ids: both, action: 'archive', message: 'Besetzt, {vorname}.' }),
    ).toMatchObject({
      done: 2,
      failed: [],
    })
    expect(await callerFor(applicant.user).application.mine({})).toMatchObject({ items: [{ status: 'rejected' }] })
    expect(await caller.jobPosting.closing({ ids })).toEqual([])
  })

  it('says beforehand who has an offer or a date to talk', async () => {
    const { company, posting, id } = await createApplication()
    const caller = callerFor(company.admin)
    expect(await caller.jobPosting.closing({ ids: [posting.id] })).toMatchObject([{ waiting: 1, promised: 0 }])
    await caller.application.makeOffer(offerInput(id))
    expect(await caller.jobPosting.closing({ ids: [posting.id] })).toMatchObject([{ waiting: 0, promised: 1 }])
    expect(await caller.jobPosting.applicationCounts({ ids: [posting.id] })).toMatchObject([{ total: 1, waiting: 0 }])
  })
})

describe('figures of a posting', () => {
  it('count how far the applications of a period got, how long it took, and where they came from', async () => {
    const { id, company, posting } = await createApplication()
    const { db } = database()
    const later = addDays(new Date(), 4)
    const caller = callerFor(company.admin, { now: later })
    await caller.application.markOpened({ id })
    const step = { applicationId: id, from: 'submitted', to: 'offer', message: 'Wir möchten Sie einstellen.' } as const
    await caller.application.changeStatus(step)
    // Sent long ago, to the same posting, by somebody who came by an alert.
    const person = await createApplicant()
    const resume = await createResume(person.id)
    const early = addDays(new Date(), -50)
    const sent = { jobPostingId: posting.id, resumeId: resume.id, coverLetter: '', answers: [], attachmentFileIds: [] }
    await db
      .update(jobPosting)
      .set({ publishedAt: addDays(new Date(), -60) })
      .where(eq(jobPosting.id, posting.id))
    const asPerson = callerFor(person.user, { now: early }).application
    await asPerson.submit({ ...sent, id: uuidv7(), source: 'alert' })
    const all = await caller.jobPosting.figures({ id: posting.id })
    expect(all.stages).toMatchObject({ sent: 2, opened: 1, interview: 1, offer: 1, hired: 0, answered: 1 })
    expect(all.stages).toMatchObject({ openedDays: 4, offerDays: 4, hiredDays: null, answeredDays: 4 })
    expect(all.answers).toEqual([{ days: 4, count: 1 }])
    expect(all.sources).toContainEqual({ source: 'alert', views: 0, sent: 1 })
    const latest = await caller.jobPosting.figures({ id: posting.id, zeitraum: '30' })
    expect(latest.stages.sent).toBe(1)
    expect(latest.sources).toEqual([{ source: 'unknown', views: 0, sent: 1 }])
    const stranger = await createCompany()
    const foreign = callerFor(stranger.admin).jobPosting.figures({ id: posting.id })
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
