import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { isCompanyActor } from '~/features/accounts/actor'
import { loadUser } from '~/features/applicants/server/load-actor'
import { resumeView } from '~/features/resumes/server/table'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { procedureFile } from './procedure-file'

const { db } = database()

async function fileFor(userId: string, jobPostingId: string) {
  const actor = (await loadUser(db, userId, new Date()))?.actor ?? null
  if (!isCompanyActor(actor)) throw new Error('no company')
  return procedureFile({ db, actor, now: new Date() }, jobPostingId)
}

test('the file says criteria, steps, dates, reasons, and who decided', async () => {
  const { id, company, posting, applicant } = await createApplication()
  const own = callerFor(company.admin)
  await own.application.saveStages({
    jobPostingId: posting.id,
    stages: [{ id: '018f3c1e-0000-7000-8000-00000000bbbb', status: 'in_review', name: 'Telefonat' }],
    known: [],
  })
  const message = 'Guten Tag {name}, uns fehlt die Ausbildung zum Drehen.'
  await own.application.changeStatus({ applicationId: id, from: 'submitted', to: 'rejected', message })
  const made = await fileFor(company.admin.id, posting.id)
  expect(made?.name).toMatch(/^Akte Zerspanungsmechaniker .+\.pdf$/)
  const pdf = await getDocumentProxy(new Uint8Array(made?.content ?? []))
  const { text } = await extractText(pdf, { mergePages: true })
  const read = text.replace(/\s+/g, ' ')
  for (const words of [
    ...['Abgeschlossene Ausbildung', 'Telefonat', 'Miriam Yıldız', 'Eingegangen', 'Jonas Brandt'],
    'Guten Tag Miriam Yıldız, uns fehlt die Ausbildung',
  ]) {
    expect(read).toContain(words)
  }
  expect(Buffer.from(made?.content ?? []).toString('latin1')).toContain('pdfuaid')
  const seen = await db.select().from(resumeView).where(eq(resumeView.applicantProfileId, applicant.id))
  expect(seen).toMatchObject([{ detail: 'Akte des Verfahrens', companyId: company.id }])
  const logged = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, posting.id))
  expect(logged).toMatchObject([{ action: 'job-posting.procedure-file', actorUserId: company.admin.id }])
})

test('it says when the deletion is held, instead of a day on which nothing is deleted', async () => {
  const { id, company, posting } = await createApplication()
  const own = callerFor(company.admin)
  const step = { applicationId: id, from: 'submitted', to: 'rejected', message: 'Leider nein.' } as const
  await own.application.changeStatus(step)
  const read = async () => {
    const made = await fileFor(company.admin.id, posting.id)
    const pdf = await getDocumentProxy(new Uint8Array(made?.content ?? []))
    return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
  }
  expect(await read()).toContain('Wird gelöscht')
  await own.legalHold.place({ jobPostingId: posting.id, reason: 'Klage vor dem Arbeitsgericht' })
  const held = await read()
  expect(held).toContain('angehalten seit')
  expect(held).not.toContain('Wird gelöscht')
  expect(await own.application.byId({ id })).toMatchObject({ isDeletionHeld: true, noticeDays: 14 })
  const { rows } = await own.legalHold.own({})
  await own.legalHold.lift({ id: rows[0]?.holdId ?? '', reason: 'Das Verfahren ist beendet.' })
  expect(await read()).toContain('Wird gelöscht')
  expect(await own.application.byId({ id })).toMatchObject({ isDeletionHeld: false })
})

test('nobody else gets it', async () => {
  const { posting } = await createApplication()
  expect(await fileFor((await createCompany()).admin.id, posting.id)).toBeNull()
})
