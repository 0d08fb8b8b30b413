import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobPosting } from '~/features/job-postings/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { createPlatformAdmin } from '../../../../tests/factories/user'
import { hasOpenReport } from './open-reports'

const { db } = database()

/** A message of one side, which the other has reported. */
async function reportedMessage(by: 'company' | 'applicant') {
  const { id, company, applicant } = await createApplication()
  const [firm, person] = [callerFor(company.admin).conversation, callerFor(applicant.user).conversation]
  const first = await firm.write({ id: uuidv7(), applicationId: id, body: 'Kommen Sie abends ins Lager.' })
  const answer = await person.reply({ id: uuidv7(), replyToMessageId: first.id, body: 'Nein, Sie Betrüger.' })
  const reportId = uuidv7()
  const about = { id: reportId, reason: 'harassment', details: '' } as const
  if (by === 'company') await person.report({ ...about, messageId: first.id })
  else await firm.report({ ...about, messageId: answer.id })
  const isReported = async () => ({
    company: await hasOpenReport(db, { companyId: company.id }),
    member: await hasOpenReport(db, { userId: company.admin.id }),
    applicant: await hasOpenReport(db, { userId: applicant.user.id }),
  })
  return { reportId, isReported }
}

test('a reported message counts for whoever wrote it, person and company, until it is decided', async () => {
  const none = { company: false, member: false, applicant: false }
  const [ofCompany, ofApplicant] = [await reportedMessage('company'), await reportedMessage('applicant')]
  expect(await ofCompany.isReported()).toEqual({ company: true, member: true, applicant: false })
  expect(await ofApplicant.isReported()).toEqual({ ...none, applicant: true })
  const admin = callerFor(await createPlatformAdmin()).moderation
  for (const { reportId: id, isReported } of [ofCompany, ofApplicant]) {
    await admin.decideMessage({ id, decision: 'kept', facts: 'Der Ton ist rau, aber nicht verboten.' })
    expect(await isReported()).toEqual(none)
  }
})

test('what a decision has removed cannot be reported, though an older program has given it back', async () => {
  const posting = await createJobPosting({ companyId: (await createCompany()).id })
  await db.update(jobPosting).set({ status: 'paused', removedAt: new Date() }).where(eq(jobPosting.id, posting.id))
  const report = {
    ...({ id: uuidv7(), subjectType: 'job-posting', subjectId: posting.id, reason: 'scam' } as const),
    ...{ text: 'Für die Einarbeitung wird Geld verlangt.', name: 'Eva Muster', email: 'eva@test.example' },
    goodFaith: true as const,
  }
  await expect(callerFor(null).moderation.report(report)).rejects.toMatchObject({
    cause: { reason: 'subjectNotFound' },
  })
})
