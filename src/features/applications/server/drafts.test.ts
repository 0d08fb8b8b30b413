import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobPosting } from '~/features/job-postings/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createApplicant } from '../../../../tests/factories/applicant'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { createResume } from '../../../../tests/factories/resume'
import { createPlatformAdmin } from '../../../../tests/factories/user'
import { whoWaitsForALock } from '../../../../tests/factories/waiting'
import { application } from './table'

const content = { resumeId: '', coverLetter: 'Guten Tag, ich', answers: [], attachments: [] }

async function scene() {
  const posting = await createJobPosting({ companyId: (await createCompany()).id })
  const applicant = await createApplicant()
  const person = callerFor(applicant.user)
  await person.application.saveDraft({ jobPostingId: posting.id, content })
  return { posting, applicant, person }
}

test('what somebody has begun to write is there again, and gone once it is sent', async () => {
  const { posting, applicant, person } = await scene()
  expect((await person.application.prepare({ jobPostingId: posting.id })).draft).toEqual(content)
  expect(await person.application.drafts()).toMatchObject([{ jobPostingId: posting.id, isOpen: true }])
  const resume = await createResume(applicant.id)
  await person.application.submit({
    ...{ id: uuidv7(), jobPostingId: posting.id, resumeId: resume.id },
    ...{ coverLetter: 'Guten Tag', answers: [], attachmentFileIds: [] },
  })
  expect(await person.application.drafts()).toEqual([])
})

test('what is saved while the application is being sent does not come back', async () => {
  const { db } = database()
  const { id, applicant, posting } = await createApplication()
  const person = callerFor(applicant.user)
  const [row] = await db.delete(application).where(eq(application.id, id)).returning()
  const { saved } = await db.transaction(async (tx) => {
    await tx.insert(application).values(row ? [row] : [])
    const saving = person.application.saveDraft({ jobPostingId: posting.id, content })
    await whoWaitsForALock('select "id" from "applicant_profile"')
    return { saved: saving }
  })
  await saved
  expect(await person.application.drafts()).toEqual([])
})

test('who checks an application reads the period that the platform has set', async () => {
  const admin = callerFor(await createPlatformAdmin())
  await admin.admin.saveSetting({ key: 'applicationRetentionMonths', value: 4, updatedAt: null })
  const { posting, person } = await scene()
  expect((await person.application.prepare({ jobPostingId: posting.id })).posting.retentionMonths).toBe(4)
})

test('the letter can still be read when the posting closes meanwhile, and is refused with its reason', async () => {
  const { posting, applicant, person } = await scene()
  await database().db.update(jobPosting).set({ status: 'archived' }).where(eq(jobPosting.id, posting.id))
  const resume = await createResume(applicant.id)
  const sending = person.application.submit({
    ...{ id: uuidv7(), jobPostingId: posting.id, resumeId: resume.id },
    ...{ coverLetter: 'Guten Tag', answers: [], attachmentFileIds: [] },
  })
  await expect(sending).rejects.toMatchObject({ cause: { reason: 'postingClosed' } })
  expect(await person.application.drafts()).toMatchObject([{ isOpen: false, coverLetter: 'Guten Tag, ich' }])
})

test('is the person’s own: others neither see nor discard it', async () => {
  const { posting, person } = await scene()
  const other = callerFor((await createApplicant()).user)
  expect(await other.application.drafts()).toEqual([])
  await other.application.discardDraft({ jobPostingId: posting.id })
  expect(await person.application.drafts()).toHaveLength(1)
  await person.application.discardDraft({ jobPostingId: posting.id })
  expect(await person.application.drafts()).toEqual([])
})
