import { expect, test } from 'vitest'
import { takeUploadTurn } from '~/features/accounts/server/limits/upload-turns'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { blobs } from '~/platform/server/files/blobs/blobs'
import { uploadedFile } from '~/platform/server/files/table'
import { createApplicant } from '../../factories/applicant'
import { callerFor } from '../../factories/caller'
import { createCompany } from '../../factories/company'

test('whoever uploads without end is stopped, wherever the files go, and nobody else', async () => {
  const { user } = await createApplicant()
  const calls = callerFor(user)
  const { id: resumeId } = await calls.resume.create({ id: uuidv7(), title: 'Lebenslauf', template: 'klar' })
  const form = () => {
    const data = new FormData()
    data.set('file', new File(['%PDF-1.7\n%%EOF'], 'zeugnis.pdf'))
    data.set('resumeId', resumeId)
    return data
  }
  await calls.application.upload(form())
  for (let turn = 1; turn < 100; turn++) await takeUploadTurn(database().db, user.id)
  const refusal = 'zu viele Dateien'
  await expect(calls.application.upload(form())).rejects.toThrow(refusal)
  await expect(calls.application.upload(form())).rejects.toThrow(refusal)
  const stored: string[] = []
  for await (const { id } of blobs().list()) stored.push(id)
  const rows = await database().db.select({ id: uploadedFile.id }).from(uploadedFile)
  expect(stored).toEqual(rows.map(({ id }) => id))
  expect(rows).toHaveLength(1)
  await expect(calls.conversation.upload(form())).rejects.toThrow(refusal)
  await expect(calls.resume.upload(form())).rejects.toThrow(refusal)
  await expect(calls.resume.readImport(form())).rejects.toThrow(refusal)
  await expect(calls.resume.setPhoto(form())).rejects.toThrow(refusal)
  await callerFor((await createApplicant()).user).application.upload(form())
})

test('the pictures of a company, which are drawn anew, count like other files', async () => {
  const { admin } = await createCompany()
  const calls = callerFor(admin)
  for (let turn = 0; turn < 100; turn++) await takeUploadTurn(database().db, admin.id)
  const form = new FormData()
  for (const [name, value] of [
    ['kind', 'logo'],
    ['id', uuidv7()],
    ['altText', 'Werkhalle'],
  ])
    form.set(name ?? '', value ?? '')
  form.set('file', new File(['x'], 'logo.png'))
  await expect(calls.companyProfile.upload(form)).rejects.toThrow('zu viele Dateien')
  await expect(calls.companyProfile.addPicture(form)).rejects.toThrow('zu viele Dateien')
})
