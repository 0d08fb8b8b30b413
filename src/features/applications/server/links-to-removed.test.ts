import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companyMember, company as companyTable } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../tests/factories/applicant'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { guestInput } from '../../../../tests/factories/guest-input'
import { offerInput } from '../../../../tests/factories/offer'

const { db } = database()
const visitor = callerFor(null)

async function guestToken(jobPostingId: string): Promise<string> {
  const email = `gast-${uuidv7()}@test.example`
  await visitor.application.submitAsGuest(guestInput(jobPostingId, email))
  const [mail] = await db.select({ text: outboxMail.text }).from(outboxMail).where(eq(outboxMail.recipient, email))
  return /\/apply\/confirm\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Everything with a link to the posting's page, and whether it may be one. */
async function scene() {
  const { id, company, applicant, posting } = await createApplication()
  const starter = callerFor((await createApplicant()).user)
  const content = { resumeId: '', coverLetter: 'Guten Tag, ich', answers: [], attachments: [] }
  await starter.application.saveDraft({ jobPostingId: posting.id, content })
  const [person, owner] = [callerFor(applicant.user), callerFor(company.admin)]
  await person.savedJob.toggle({ jobPostingId: posting.id, isSaved: true })
  const token = await guestToken(posting.id)
  await owner.application.makeOffer(offerInput(id))
  const links = async () => [
    (await person.application.mine({})).items.map((each) => [each.isPostingShown, each.isPostingRemoved]),
    (await person.application.offers()).map((each) => [each.isPostingShown]),
    (await person.savedJob.list({ page: 1 })).items.map((each) => [each.isShown, each.isRemoved]),
    (await starter.application.drafts()).map((each) => [each.isShown, each.isRemoved]),
    [await visitor.application.guest({ token })].map((each) => [each.isShown, each.isRemoved]),
    (await owner.jobPosting.manageList({})).items.map((each) => [each.isShown, each.isRemoved]),
    [await owner.jobPosting.forEdit({ id: posting.id })].map((each) => [each.isShown, each.isRemoved]),
  ]
  return { company, posting, links }
}

const all = (isShown: boolean, isRemoved: boolean) =>
  Array.from({ length: 7 }, (_, place) => [place === 1 ? [isShown] : [isShown, isRemoved]])

test.each([
  ['that the platform has removed', { removedAt: new Date() }],
  ['that a program of before this column has removed', { endedAt: new Date(), endedBy: 'removal' }],
] as const)('nothing links to the page of a posting %s, and all say so', async (_which, removal) => {
  const { posting, links } = await scene()
  expect(await links()).toEqual(all(true, false))
  await db
    .update(jobPosting)
    .set({ ...removal, status: 'archived' })
    .where(eq(jobPosting.id, posting.id))
  await expect(visitor.jobPosting.byId({ id: posting.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await links()).toEqual(all(false, true))
})

test('nothing links to the page of a posting of a suspended company', async () => {
  const { company, links } = await scene()
  await db.update(companyTable).set({ suspendedAt: new Date() }).where(eq(companyTable.id, company.id))
  expect(await links()).toEqual(all(false, false))
})

test('the link of a guest sends nothing to a company where nobody could read it', async () => {
  const { company, posting } = await createApplication()
  const token = await guestToken(posting.id)
  expect(await visitor.application.guest({ token })).toMatchObject({ isOpen: true })
  await db.delete(companyMember).where(eq(companyMember.companyId, company.id))
  expect(await visitor.application.guest({ token })).toMatchObject({ isOpen: false, isUnread: true })
  // Of a closed one its page says that it is closed.
  await db.update(jobPosting).set({ status: 'paused' }).where(eq(jobPosting.id, posting.id))
  expect(await visitor.application.guest({ token })).toMatchObject({ isOpen: false, isUnread: false })
})
