import { describe, expect, it } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { createApplicant } from '../../../../tests/factories/applicant'
import { callerFor } from '../../../../tests/factories/caller'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { createUser } from '../../../../tests/factories/user'

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

  it('knows neither drafts nor unknown postings', async () => {
    const { user } = await createApplicant()
    const draft = await createJobPosting({ status: 'draft' })
    for (const jobPostingId of [draft.id, uuidv7()]) {
      await expect(callerFor(user).savedJob.toggle({ jobPostingId, isSaved: true })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
  })

  it('shows nobody what another saved', async () => {
    const [one, other] = [await createApplicant(), await createApplicant()]
    const posting = await createJobPosting()
    await callerFor(one.user).savedJob.toggle({ jobPostingId: posting.id, isSaved: true })
    await callerFor(other.user).savedJob.toggle({ jobPostingId: posting.id, isSaved: false })
    expect(await callerFor(other.user).savedJob.ids()).toEqual([])
    expect(await callerFor(one.user).savedJob.ids()).toEqual([posting.id])
  })

  it('is for applicants with a profile; a visitor just has none', async () => {
    const posting = await createJobPosting()
    expect(await callerFor(null).savedJob.ids()).toEqual([])
    const input = { jobPostingId: posting.id, isSaved: true }
    await expect(callerFor(null).savedJob.toggle(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(callerFor(await createUser()).savedJob.toggle(input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
