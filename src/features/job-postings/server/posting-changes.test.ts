import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../tests/factories/company'
import { jobPostingInput } from '../../../../tests/factories/job-posting-input'
import { jobPosting, jobPostingChanges } from './table'

async function publishedPosting() {
  const company = await createCompany()
  const caller = callerFor(company.admin)
  const { id } = await caller.jobPosting.create(jobPostingInput())
  await caller.jobPosting.publish({ id })
  const colleague = callerFor(await createMember(company.id))
  const changed = (openings: number, revision: string | null = null, version = 1) => ({
    ...jobPostingInput({ id, openings }),
    version,
    revision,
  })
  return { id, company, caller, colleague, changed }
}

it('keeps changes beside what is online until they are published, and shows them to the colleagues', async () => {
  const { id, company, caller, colleague, changed } = await publishedPosting()
  const saved = await caller.jobPosting.saveChanges(changed(3))
  expect(await colleague.jobPosting.forEdit({ id })).toMatchObject({
    version: 1,
    input: { openings: 1 },
    changes: { input: { openings: 3 }, version: 1, revision: saved.revision, savedBy: company.admin.name },
  })
  expect((await callerFor(null).jobPosting.byId({ id })).openings).toBe(1)
  expect((await caller.jobPosting.manageList({})).items[0]).toMatchObject({ id, hasChanges: true })

  await colleague.jobPosting.update(changed(3, saved.revision))
  expect((await callerFor(null).jobPosting.byId({ id })).openings).toBe(3)
  expect(await caller.jobPosting.forEdit({ id })).toMatchObject({ version: 2, changes: null })
  expect((await caller.jobPosting.manageList({})).items[0]).toMatchObject({ id, hasChanges: false })
})

it('keeps what is not finished, which only publishing refuses', async () => {
  const { id, caller, changed } = await publishedPosting()
  const { revision } = await caller.jobPosting.saveChanges({ ...changed(1), places: [] })
  const publish = caller.jobPosting.update({ ...changed(1, revision), places: [] })
  await expect(publish).rejects.toMatchObject({ message: 'Zum Veröffentlichen fehlt noch: Arbeitsort.' })
  expect((await caller.jobPosting.forEdit({ id })).changes?.input.places).toEqual([])
})

it('lets nobody save, publish or discard over changes he has not seen', async () => {
  const { id, caller, colleague, changed } = await publishedPosting()
  const first = await caller.jobPosting.saveChanges(changed(2))
  const refused = { code: 'CONFLICT', cause: { reason: 'changedMeanwhile' } }
  await expect(colleague.jobPosting.saveChanges(changed(5))).rejects.toMatchObject(refused)
  await expect(colleague.jobPosting.update(changed(5))).rejects.toMatchObject(refused)
  const second = await caller.jobPosting.saveChanges(changed(3, first.revision))
  expect(second.revision).not.toBe(first.revision)
  const stale = { id, revision: first.revision ?? uuidv7() }
  await expect(colleague.jobPosting.discardChanges(stale)).rejects.toMatchObject(refused)
  expect((await caller.jobPosting.forEdit({ id })).changes).toMatchObject({ input: { openings: 3 } })

  await caller.jobPosting.update(changed(3, second.revision))
  await expect(colleague.jobPosting.saveChanges(changed(5))).rejects.toMatchObject(refused)
})

it('says who was faster: a colleague by name, oneself in another window, nobody who has left', async () => {
  const { id, company, caller, colleague, changed } = await publishedPosting()
  const first = await caller.jobPosting.saveChanges(changed(2))
  const named = { message: expect.stringContaining(`${company.admin.name} hat diese Stelle inzwischen geändert`) }
  await expect(colleague.jobPosting.saveChanges(changed(5))).rejects.toMatchObject(named)
  const own = { message: expect.stringContaining('in einem anderen Fenster') }
  await expect(caller.jobPosting.saveChanges(changed(5))).rejects.toMatchObject(own)
  await caller.jobPosting.update(changed(2, first.revision))
  await expect(colleague.jobPosting.update(changed(5))).rejects.toMatchObject(named)
  const { db } = database()
  // An import knows no writer.
  await db.update(jobPosting).set({ version: 3 }).where(eq(jobPosting.id, id))
  const nameless = { message: expect.stringMatching(/^Jemand hat diese Stelle/) }
  await expect(colleague.jobPosting.update(changed(5))).rejects.toMatchObject(nameless)
})

it('takes the same twice as once, and what equals the published posting as no change', async () => {
  const { id, caller, changed } = await publishedPosting()
  const first = await caller.jobPosting.saveChanges(changed(2))
  expect(await caller.jobPosting.saveChanges(changed(2))).toEqual(first)
  expect(await caller.jobPosting.saveChanges(changed(1, first.revision))).toEqual({ revision: null })
  expect((await caller.jobPosting.forEdit({ id })).changes).toBeNull()
})

it('throws changes away, with the posting that ends too, and keeps none of a draft or for strangers', async () => {
  const { id, caller, changed } = await publishedPosting()
  const first = await caller.jobPosting.saveChanges(changed(2))
  const seen = { id, revision: first.revision ?? uuidv7() }
  await caller.jobPosting.discardChanges(seen)
  await caller.jobPosting.discardChanges(seen)
  expect((await caller.jobPosting.forEdit({ id })).changes).toBeNull()

  const again = await caller.jobPosting.saveChanges(changed(2))
  const stranger = callerFor((await createCompany()).admin)
  await expect(stranger.jobPosting.saveChanges(changed(9))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const theirs = stranger.jobPosting.discardChanges({ id, revision: again.revision ?? uuidv7() })
  await expect(theirs).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await caller.jobPosting.archive({ id })
  const { db } = database()
  expect(await db.$count(jobPostingChanges, eq(jobPostingChanges.jobPostingId, id))).toBe(0)
  await expect(caller.jobPosting.saveChanges(changed(2))).rejects.toMatchObject({ cause: { reason: 'archived' } })

  const draft = await caller.jobPosting.create(jobPostingInput())
  const ofDraft = caller.jobPosting.saveChanges({ ...changed(2), id: draft.id })
  await expect(ofDraft).rejects.toMatchObject({ cause: { reason: 'notInThisState' } })
  await db.delete(jobPosting).where(eq(jobPosting.id, draft.id))
})
