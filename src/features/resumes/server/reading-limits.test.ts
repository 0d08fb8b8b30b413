import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answerMadeFile, answerShownFile } from '~/features/accounts/server/answers/file-response'
import { auditEvent } from '~/platform/server/audit/table'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { platformSetting } from '~/platform/server/settings/table'
import { createContext } from '~/server/requests/context'
import { createApplicant } from '../../../../tests/factories/applicant'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { createResume } from '../../../../tests/factories/resume'
import { sessionCookie } from '../../../../tests/factories/session'
import { exhaust } from '../../../../tests/factories/used-up'

const { db } = database()

async function person() {
  const applicant = await createApplicant({ visibility: 'visible' })
  await createResume(applicant.id)
  return applicant.id
}

async function limitedEvents(companyId: string) {
  const events = await db
    .select({ details: auditEvent.details })
    .from(auditEvent)
    .where(and(eq(auditEvent.action, 'reading.limited'), eq(auditEvent.subjectId, companyId)))
  return events.map(({ details }) => details)
}

test('strangers’ résumés are opened as often as the setting says, half of it in an hour; the log tells once', async () => {
  await db.insert(platformSetting).values({ key: 'resumeViewsPerDay', value: 20 })
  const { id, admin } = await createCompany()
  const { resume } = callerFor(admin)
  const first = await person()
  for (let opened = 0; opened < 3; opened += 1) await resume.view({ applicantProfileId: first })
  for (let opened = 1; opened < 10; opened += 1) await resume.view({ applicantProfileId: await person() })
  for (let more = 0; more < 3; more += 1) {
    await expect(resume.view({ applicantProfileId: await person() })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('in einer Stunde weiter'),
    })
  }
  // A repeated opening is not counted.
  await resume.view({ applicantProfileId: first })
  expect(await limitedEvents(id)).toEqual([{ what: 'resume-views', allowed: 10, hours: 1 }])
})

test('people who applied to the company are not counted', async () => {
  const { company, applicant } = await createApplication()
  await exhaust(`resume-views hour ${company.admin.id}`)
  await callerFor(company.admin).resume.view({ applicantProfileId: applicant.id })
  await expect(callerFor(company.admin).resume.view({ applicantProfileId: await person() })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
})

test.each(['hour', 'day'])('searches are limited by person and by company in an %s', async (window) => {
  const company = await createCompany()
  await createJobPosting({ companyId: company.id })
  const colleague = await createMember(company.id)
  const search = (user: { id: string }) => callerFor(user).resume.search({})
  await exhaust(`resume-searches ${window} ${company.admin.id}`)
  await expect(search(company.admin)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await search(colleague)
  await exhaust(`resume-searches ${window} ${company.id}`)
  await expect(search(colleague)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test.each(['admin', 'reader'])('downloads of an %s are limited, pictures that a page shows are not', async (who) => {
  const company = await createCompany()
  const { id: readsJobPostingId } = await createJobPosting({ companyId: company.id })
  const { id: userId } = who === 'admin' ? company.admin : await createMember(company.id, { readsJobPostingId })
  const headers = { cookie: await sessionCookie(userId) }
  const request = () => new Request(`${getConfig().APP_URL}/api/files/x`, { headers })
  const context = () => createContext(request().headers)
  const id = crypto.randomUUID()
  const download = () => answerMadeFile(context(), request(), id, async () => null)
  expect((await download()).status).toBe(404)
  await exhaust(`downloads day ${userId}`)
  const refused = await download()
  expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('morgen weiter')])
  expect((await answerShownFile(context(), request(), id, async () => null)).status).toBe(404)
})
