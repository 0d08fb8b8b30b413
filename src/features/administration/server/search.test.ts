import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { company, companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { audit } from '~/platform/server/audit/audit'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../tests/factories/applicant'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { createPlatformAdmin, createUser } from '../../../../tests/factories/user'

const { db } = database()

let admin: { id: string }
beforeAll(async () => {
  admin = await createPlatformAdmin()
})

test('mails are found by recipient, by subject and by what kind they are, and kinds can be chosen', async () => {
  const write = (recipient: string, subject: string, kind: string) =>
    db.insert(outboxMail).values({ recipient, subject, kind, html: '', text: '' })
  await write('kim.linde@suche.example', 'Deine Bewerbung bei Bauhof 100 %', 'application-status')
  await write('kasse@suche.example', 'Ihre Unterlagen', 'dunning-2')
  await write('ute@suche.example', 'Bauhof 1000 hat geantwortet', 'message')
  const found = async (list: { q?: string; art?: string }) =>
    (await callerFor(admin).admin.mails(list)).rows.map(({ recipient }) => recipient).sort()
  expect(await found({ q: 'KIM.LINDE@' })).toEqual(['kim.linde@suche.example'])
  expect(await found({ q: 'bauhof 100' })).toEqual(['kim.linde@suche.example', 'ute@suche.example'])
  expect(await found({ q: 'bauhof 100 %' })).toEqual(['kim.linde@suche.example'])
  expect(await found({ q: 'mahnung' })).toEqual(['kasse@suche.example'])
  expect(await found({ q: 'suche.example', art: 'message' })).toEqual(['ute@suche.example'])
  expect(await found({ q: 'kim_linde@suche' })).toEqual([])
})

test('a posting is found by the name its company has now', async () => {
  const { admin: calls } = callerFor(admin)
  const owner = await createCompany({ name: 'Stellmacherei Nord' })
  const { id } = await createJobPosting({ companyId: owner.id, title: 'Wagenbau' })
  const found = async (q: string) => (await calls.jobPostings({ q })).rows.map((row) => row.id)
  expect(await found('stellmacherei')).toEqual([id])
  await db.update(companyProfile).set({ name: 'Radwerk Süd' }).where(eq(companyProfile.companyId, owner.id))
  await db.update(company).set({ name: 'Radwerk Süd' }).where(eq(company.id, owner.id))
  expect(await found('stellmacherei')).toEqual([])
  expect(await found('RADWERK SÜD')).toEqual([id])
  await db.update(jobPosting).set({ title: 'Kutschenbau 50 %' }).where(eq(jobPosting.id, id))
  expect(await found('wagenbau')).toEqual([])
  expect(await found('kutschenbau 50 %')).toEqual([id])
})

test('people and companies are found by words that stand in account and profile, in any order', async () => {
  const { admin: calls } = callerFor(admin)
  const person = await createApplicant({ city: 'Oberweichendorf' })
  const owner = await createCompany({ name: 'Signalbau Weichendorf' })
  await db.update(company).set({ name: 'Rechnungsname 77', vatId: 'DE777' }).where(eq(company.id, owner.id))
  const people = async (q: string) => (await calls.applicants({ q })).rows.map((row) => row.id)
  const companies = async (q: string) => (await calls.companies({ q })).rows.map((row) => row.id)
  const [name = ''] = person.user.email.split('@')
  expect(await people(`oberweichen ${name}`)).toEqual([person.user.id])
  expect(await people(`oberweichen ${name} nirgends`)).toEqual([])
  expect(await companies('DE777 signalbau')).toEqual([owner.id])
  expect(await companies('signalbau anderswo')).toEqual([])
})

test('a word in the log finds whom it is about as well, each event once, together with the other filters', async () => {
  const { admin: calls } = callerFor(admin)
  const keeper = await createUser({ name: 'Weichenwärter Kunz' })
  const event = (values: { userId?: string; id?: string; reason?: string; action?: string }) => {
    const { userId = admin.id, action = 'setting.changed', id = uuidv7(), reason } = values
    return db.transaction((tx) => audit(tx, { userId }, action, { type: 'platform-setting', id, reason }))
  }
  await event({ id: keeper.id, action: 'account.suspended' })
  await event({ userId: keeper.id, id: keeper.id, reason: 'Weichenwärter prüfen' })
  await event({ reason: 'Ohne Zusammenhang' })
  const found = async (list: Parameters<typeof calls.audit>[0]) =>
    (await calls.audit({ q: 'weichenwärter', ...list })).rows.map(({ action }) => action)
  expect(await found({})).toEqual(['setting.changed', 'account.suspended'])
  expect((await calls.audit({ q: 'weichenwärter' })).total).toBe(2)
  expect(await found({ handlung: 'account.suspended' })).toEqual(['account.suspended'])
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
  const tomorrow = addDays(new Date(), 1).toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
  expect(await found({ von: today, bis: today })).toHaveLength(2)
  expect(await found({ von: tomorrow })).toEqual([])
})
