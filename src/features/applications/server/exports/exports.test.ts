import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { isCompanyActor } from '~/features/accounts/actor'
import { loadUser } from '~/features/applicants/server/load-actor'
import { resumeView } from '~/features/resumes/server/table'
import { database } from '~/platform/server/database/db'
import { storeBytes } from '~/platform/server/files/store'
import { createApplicant } from '../../../../../tests/factories/applicant'
import { createApplication } from '../../../../../tests/factories/application'
import { createCompany } from '../../../../../tests/factories/company'
import { application, applicationAttachment } from '../table'
import { applicationFolder } from './application-folder'
import { exportApplications } from './list-files'
import { sentFile } from './sent-file'

const { db } = database()
const now = new Date('2026-11-21T10:00:00Z')

async function actorOf(userId: string) {
  const loaded = await loadUser(db, userId, now)
  if (!loaded) throw new Error('nobody')
  return loaded.actor
}

async function companyActorOf(userId: string) {
  const actor = await actorOf(userId)
  if (!isCompanyActor(actor)) throw new Error('no company')
  return actor
}

async function textOf(content: Uint8Array) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

function openingsOf(applicantProfileId: string) {
  return db
    .select({ companyId: resumeView.companyId, detail: resumeView.detail })
    .from(resumeView)
    .where(eq(resumeView.applicantProfileId, applicantProfileId))
}

test('the lists hold the own applications under the filters, for a spreadsheet and on paper', async () => {
  const { id, company, posting } = await createApplication()
  const actor = await companyActorOf(company.admin.id)
  const rival = await companyActorOf((await createCompany()).admin.id)
  const csv = async (who: typeof actor, filters: object) =>
    Buffer.from((await exportApplications({ db, actor: who, now }, filters, 'csv')).content).toString()
  expect(await csv(actor, { stelle: posting.id })).toContain('"Miriam Yıldız";"Miriam";"Yıldız";')
  expect((await csv(actor, { status: 'rejected' })).trim().split('\r\n')).toHaveLength(1)
  expect((await csv(actor, { ids: [] })).trim().split('\r\n')).toHaveLength(1)
  expect((await csv(rival, { ids: [id] })).trim().split('\r\n')).toHaveLength(1)
  const pdf = await exportApplications({ db, actor, now }, {}, 'pdf')
  expect(pdf.name).toBe('Bewerbungen 2026-11-21.pdf')
  const text = await textOf(pdf.content)
  expect(text).toContain('1 Bewerbung, Stand 21.11.2026')
  expect(text).toContain('Miriam Yıldız')
  const foreign = await exportApplications({ db, actor: rival, now }, { ids: [id] }, 'pdf')
  expect(await textOf(foreign.content)).not.toContain('Miriam')
})

test('a table that is read in several goes holds everybody once, and tells each person once', async () => {
  const company = await createCompany()
  const [first, second] = [await createApplication({ company }), await createApplication({ company })]
  await createApplication({ company, applicant: first.applicant })
  const actor = await companyActorOf(company.admin.id)
  for (const batch of [1, 2, 3, 4]) {
    const { content } = await exportApplications({ db, actor, now }, {}, 'csv', batch)
    const lines = Buffer.from(content).toString().trim().split('\r\n')
    const rowsOf = ({ email }: { email: string }) => lines.filter((line) => line.includes(`"${email}"`)).length
    const found = [lines.length - 1, rowsOf(first.applicant.user), rowsOf(second.applicant.user)]
    expect([batch, ...found]).toEqual([batch, 3, 2, 1])
  }
  for (const { applicant } of [first, second]) expect(await openingsOf(applicant.id)).toHaveLength(4)
})

test('whose data a company took along in a list sees it', async () => {
  const { company, applicant } = await createApplication()
  const actor = await companyActorOf(company.admin.id)
  await exportApplications({ db, actor, now }, {}, 'csv')
  expect(await openingsOf(applicant.id)).toEqual([{ companyId: company.id, detail: 'Liste der Bewerbungen' }])
})

test('the folder holds letter, résumé and certificates, for both sides and nobody else', async () => {
  const { id, company, applicant, posting } = await createApplication()
  const folder = async (userId: string) => applicationFolder({ db, actor: await actorOf(userId), now }, id)
  const made = await folder(company.admin.id)
  expect(made?.name).toMatch(/^Bewerbungsmappe Miriam Yıldız, .+\.pdf$/)
  const text = await textOf(made?.content ?? new Uint8Array())
  expect(text).toContain('Guten Tag, Ihre Stelle passt zu mir.')
  expect(text).toContain(`Bewerbung als ${posting.title}`)
  expect(text).toContain('Zerspanungsmechanikerin')
  expect(await openingsOf(applicant.id)).toEqual([{ companyId: company.id, detail: 'Bewerbungsmappe' }])
  expect(await folder(applicant.user.id)).not.toBeNull()
  expect(await folder((await createCompany()).admin.id)).toBeNull()
  expect(await folder((await createApplicant()).user.id)).toBeNull()
  // The person's own download is not recorded.
  expect(await openingsOf(applicant.id)).toHaveLength(1)
})

test('the photo that was sent along stands in the folder', async () => {
  const { id, applicant, company } = await createApplication()
  const actor = await actorOf(company.admin.id)
  const imagesIn = async () => {
    const made = await applicationFolder({ db, actor, now }, id)
    return [
      ...Buffer.from(made?.content ?? [])
        .toString('latin1')
        .matchAll(/\/Subtype\s*\/Image/g),
    ].length
  }
  expect(await imagesIn()).toBe(0)
  const photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#7a8b99' } })
    .jpeg()
    .toBuffer()
  const photoFileId = await storeBytes(db, applicant.user.id, photo, { name: 'foto.jpg', contentType: 'image/jpeg' })
  const [sent] = await db
    .select({ snapshot: application.resumeSnapshot })
    .from(application)
    .where(eq(application.id, id))
  if (!sent) throw new Error('no application')
  await db
    .update(application)
    .set({ resumeSnapshot: { ...sent.snapshot, photoFileId } })
    .where(eq(application.id, id))
  expect(await imagesIn()).toBe(1)
})

test('a document is read by both sides and nobody else, and the company’s reading is written down', async () => {
  const { id, company, applicant } = await createApplication()
  const bytes = new TextEncoder().encode('%PDF-1.7')
  const fileId = await storeBytes(db, applicant.user.id, bytes, { name: 'zeugnis.pdf', contentType: 'application/pdf' })
  const [attachment] = await db
    .insert(applicationAttachment)
    .values({ applicationId: id, fileId, position: 0 })
    .returning({ id: applicationAttachment.id })
  const read = async (userId: string) => sentFile({ db, actor: await actorOf(userId), now }, attachment?.id ?? '')
  expect(await read(applicant.user.id)).toMatchObject({ fileId, name: 'zeugnis.pdf' })
  expect(await openingsOf(applicant.id)).toEqual([])
  expect(await read(company.admin.id)).toMatchObject({ fileId })
  expect(await openingsOf(applicant.id)).toEqual([{ companyId: company.id, detail: 'zeugnis.pdf' }])
  expect(await read((await createCompany()).admin.id)).toBeNull()
  expect(await read((await createApplicant()).user.id)).toBeNull()
})
