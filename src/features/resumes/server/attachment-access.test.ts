import { expect, it } from 'vitest'
import { loadUser } from '~/features/applicants/server/load-actor'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createApplicant } from '../../../../tests/factories/applicant'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createPlatformAdmin } from '../../../../tests/factories/user'
import { readableAttachment } from './attachment-access'
import { resumeGrant } from './table'

it('gives documents to the owner, to a reasoned admin, and to companies that see everything', async () => {
  const { id: applicantProfileId, user: owner } = await createApplicant({ visibility: 'anonymous' })
  const attachmentId = await attach(owner.id)
  const [granted, licensed, unlicensed] = [
    await createCompany(),
    await createCompany(),
    await createCompany({ licenseState: null }),
  ]
  await database()
    .db.insert(resumeGrant)
    .values([
      { applicantProfileId, companyId: granted.id, reason: 'application' },
      { applicantProfileId, companyId: unlicensed.id, reason: 'application' },
    ])
  const admin = await createPlatformAdmin()
  const stranger = (await createApplicant()).user

  expect(await read(owner.id, attachmentId)).toMatchObject({ name: 'Zeugnis.pdf', contentType: 'application/pdf' })
  expect(await read(granted.admin.id, attachmentId)).not.toBeNull()
  for (const refused of [null, stranger.id, licensed.admin.id, unlicensed.admin.id, admin.id]) {
    expect(await read(refused, attachmentId)).toBeNull()
  }
  await callerFor(admin).resume.view({ applicantProfileId, reason: 'Meldung 4711 wird geprüft' })
  expect(await read(admin.id, attachmentId)).not.toBeNull()
  expect(await read(owner.id, uuidv7())).toBeNull()
})

it('keeps the documents of other résumés to the owner', async () => {
  const { user: owner } = await createApplicant({ visibility: 'visible' })
  const shown = await attach(owner.id)
  const kept = await attach(owner.id)
  const { admin } = await createCompany()
  expect(await read(admin.id, shown)).not.toBeNull()
  expect(await read(admin.id, kept)).toBeNull()
  expect(await read(owner.id, kept)).not.toBeNull()
})

/** Another résumé with one document; the first one is the default. */
async function attach(userId: string): Promise<string> {
  const caller = callerFor(userId)
  const { id } = await caller.resume.create({ id: uuidv7(), title: 'Metall', template: 'klar' })
  const form = new FormData()
  form.set('resumeId', id)
  form.set('file', new File(['%PDF-1.4\n%%EOF\n'], 'Zeugnis.pdf'))
  return (await caller.resume.upload(form)).id
}

async function read(userId: string | null, attachmentId: string) {
  const { db } = database()
  const loaded = userId ? await loadUser(db, userId, new Date()) : null
  return readableAttachment(db, loaded?.actor ?? null, attachmentId, new Date())
}
