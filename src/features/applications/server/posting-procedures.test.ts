import { describe, expect, it } from 'vitest'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'

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
      { id: quiet.id, waiting: 0 },
      { id: posting.id, waiting: 1 },
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
})
