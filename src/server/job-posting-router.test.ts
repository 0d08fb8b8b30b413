import { describe, expect, it } from 'vitest'
import { createApplication } from '../../tests/factories/application'
import { callerFor } from '../../tests/factories/caller'
import { createCompany } from '../../tests/factories/company'

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
      { jobPostingId: posting.id, total: 1, unread: 1 },
    ])
    expect(await callerFor(stranger.admin).jobPosting.applicationCounts({ ids })).toEqual([])
    await expect(callerFor(null).jobPosting.applicationCounts({ ids })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})
