import { describe, expect, it } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { createApplicant } from '../../../../tests/factories/applicant'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createUser } from '../../../../tests/factories/user'
import { emptyResumeContent } from '../schema'
import { MAX_RESUMES } from '../vocabulary'

const TITLE = { title: 'Metall und CNC', template: 'klar' } as const

describe('résumés of one applicant', () => {
  it('makes the first one the default, and one of two clicks', async () => {
    const caller = await applicantCaller()
    const first = { id: uuidv7(), ...TITLE }
    await Promise.all([caller.resume.create(first), caller.resume.create(first)])
    await caller.resume.create({ id: uuidv7(), title: 'Ausbilderin', template: 'kompakt' })
    const list = await caller.resume.list()
    expect(list.map(({ title, isDefault }) => ({ title, isDefault }))).toEqual([
      { title: 'Metall und CNC', isDefault: true },
      { title: 'Ausbilderin', isDefault: false },
    ])
  })

  it('makes only one default of two first résumés at once', async () => {
    const caller = await applicantCaller()
    await Promise.all([uuidv7(), uuidv7(), uuidv7()].map((id) => caller.resume.create({ id, ...TITLE })))
    expect((await caller.resume.list()).map((row) => row.isDefault)).toEqual([true, false, false])
  })

  it('saves the sections and says when', async () => {
    const caller = await applicantCaller()
    const id = await newResume(caller)
    const content = {
      ...emptyResumeContent(),
      summary: 'Ich drehe gern.',
      skills: [{ id: uuidv7(), name: 'CNC', level: 4 }],
    }
    const saved = await caller.resume.update({ id, version: 1, title: 'Neu', template: 'kompakt', content })
    expect(saved).toEqual({ version: 2, savedAt: expect.any(Date) })
    // The same again: the first answer was lost.
    expect(await caller.resume.update({ id, version: 1, title: 'Neu', template: 'kompakt', content })).toEqual(saved)
    expect(await caller.resume.byId({ id })).toMatchObject({ title: 'Neu', template: 'kompakt', version: 2, content })
  })

  it('notices that another browser was faster, and keeps what that one wrote', async () => {
    const caller = await applicantCaller()
    const id = await newResume(caller)
    const input = { id, version: 1, template: 'klar', content: emptyResumeContent() } as const
    const results = await Promise.allSettled([
      caller.resume.update({ ...input, title: 'Eins' }),
      caller.resume.update({ ...input, title: 'Zwei' }),
    ])
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(caller.resume.update({ ...input, title: 'Drei' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Deine Eingaben sind noch da'),
    })
    await expect(caller.resume.remove({ id, version: 1 })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await caller.resume.byId({ id })).toMatchObject({ version: 2, title: expect.stringMatching(/Eins|Zwei/) })
  })

  it('refuses periods that end before they begin', async () => {
    const caller = await applicantCaller()
    const id = await newResume(caller)
    const entry = {
      id: uuidv7(),
      position: 'Dreherin',
      employer: 'Möller',
      place: null,
      from: '2021-04',
      to: '2020-01',
      description: '',
    }
    const content = { ...emptyResumeContent(), experience: [entry] }
    await expect(caller.resume.update({ id, version: 1, ...TITLE, content })).rejects.toThrow(
      'Das Ende liegt vor dem Anfang.',
    )
  })

  it('hands the default on, and lets the last one go', async () => {
    const caller = await applicantCaller()
    const [first, second, third] = [await newResume(caller), await newResume(caller), await newResume(caller)]
    await caller.resume.setDefault({ id: second })
    await caller.resume.setDefault({ id: second })
    expect((await caller.resume.list()).filter((row) => row.isDefault).map((row) => row.id)).toEqual([second])
    await caller.resume.remove({ id: second, version: 1 })
    expect((await caller.resume.list()).filter((row) => row.isDefault)).toHaveLength(1)
    await caller.resume.remove({ id: third, version: 1 })
    expect(await caller.resume.list()).toMatchObject([{ id: first, isDefault: true }])
    await caller.resume.remove({ id: first, version: 1 })
    expect(await caller.resume.list()).toEqual([])
  })

  it('copies a résumé once, with its documents', async () => {
    const caller = await applicantCaller()
    const id = await newResume(caller)
    await caller.resume.upload(uploadForm(id, pdf()))
    const newId = uuidv7()
    await Promise.all([caller.resume.duplicate({ id, newId }), caller.resume.duplicate({ id, newId })])
    expect(await caller.resume.byId({ id: newId })).toMatchObject({
      title: 'Metall und CNC (Kopie)',
      isDefault: false,
      attachments: [{ name: 'Zeugnis.pdf' }],
    })
    expect(await caller.resume.list()).toHaveLength(2)
  })

  it('stops at a number nobody keeps apart', async () => {
    const caller = await applicantCaller()
    for (let made = 0; made < MAX_RESUMES; made++) await newResume(caller)
    await expect(newResume(caller)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('attachments', () => {
  it('takes documents by what they are, not by their name', async () => {
    const caller = await applicantCaller()
    const resumeId = await newResume(caller)
    const fake = new File(['kein PDF'], 'Zeugnis.pdf', { type: 'application/pdf' })
    await expect(caller.resume.upload(uploadForm(resumeId, fake))).rejects.toMatchObject({
      message: expect.stringContaining('kein lesbares PDF'),
    })
    await expect(caller.resume.upload(new FormData())).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const uploaded = await caller.resume.upload(uploadForm(resumeId, pdf()))
    expect(uploaded).toMatchObject({ name: 'Zeugnis.pdf', contentType: 'application/pdf' })
    expect(await caller.resume.byId({ id: resumeId })).toMatchObject({ attachments: [uploaded] })
    await caller.resume.removeAttachment({ id: uploaded.id })
    expect(await caller.resume.byId({ id: resumeId })).toMatchObject({ attachments: [] })
    await expect(caller.resume.removeAttachment({ id: uploaded.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('takes ten, also when they come at once', async () => {
    const caller = await applicantCaller()
    const resumeId = await newResume(caller)
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, () => caller.resume.upload(uploadForm(resumeId, pdf()))),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10)
  })
})

describe('strangers', () => {
  it('find nothing of somebody else', async () => {
    const owner = await applicantCaller()
    const id = await newResume(owner)
    const attachment = await owner.resume.upload(uploadForm(id, pdf()))
    const stranger = await applicantCaller()
    const attempts = [
      () => stranger.resume.byId({ id }),
      () => stranger.resume.update({ id, version: 1, ...TITLE, content: emptyResumeContent() }),
      () => stranger.resume.remove({ id, version: 1 }),
      () => stranger.resume.setDefault({ id }),
      () => stranger.resume.duplicate({ id, newId: uuidv7() }),
      () => stranger.resume.upload(uploadForm(id, pdf())),
      () => stranger.resume.removeAttachment({ id: attachment.id }),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(stranger.resume.create({ id, ...TITLE })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await stranger.resume.list()).toEqual([])
    expect(await owner.resume.byId({ id })).toMatchObject({ version: 1, attachments: [{ id: attachment.id }] })
  })

  it('need a profile, and be applicants', async () => {
    const { admin } = await createCompany()
    await expect(callerFor(null).resume.list()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(callerFor(admin).resume.list()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(callerFor(await createUser()).resume.create({ id: uuidv7(), ...TITLE })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})

async function applicantCaller() {
  const { user } = await createApplicant()
  return callerFor(user)
}

async function newResume(caller: ReturnType<typeof callerFor>): Promise<string> {
  const { id } = await caller.resume.create({ id: uuidv7(), ...TITLE })
  return id
}

function uploadForm(resumeId: string, file: File): FormData {
  const form = new FormData()
  form.set('resumeId', resumeId)
  form.set('file', file)
  return form
}

function pdf(): File {
  return new File(['%PDF-1.4\n1 0 obj\nendobj\ntrailer\n%%EOF\n'], 'Zeugnis.pdf')
}

it('keeps what a résumé was before a change, and brings it back on top of the present one', async () => {
  const { user } = await createApplicant()
  const day = (number: number) => callerFor(user, { now: new Date(Date.UTC(2026, 10, number)) }).resume
  const { id } = await day(1).create({ id: uuidv7(), ...TITLE })
  const write = (number: number, version: number, summary: string) =>
    day(number).update({ ...TITLE, id, version, content: { ...emptyResumeContent(), summary } })
  await write(2, 1, 'Erst')
  await write(2, 2, 'Im selben Zug')
  await write(3, 3, 'Dann')
  const versions = await day(4).history({ id })
  expect(versions).toHaveLength(2)
  const versionId = versions[0]?.id ?? ''
  const stranger = callerFor((await createApplicant()).user).resume
  expect(await stranger.history({ id })).toEqual([])
  await expect(stranger.restore({ id, versionId, version: 4 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(day(4).restore({ id, versionId, version: 3 })).rejects.toMatchObject({ code: 'CONFLICT' })
  await day(4).restore({ id, versionId, version: 4 })
  expect((await day(4).byId({ id })).content.summary).toBe('Im selben Zug')
  expect(await day(4).history({ id })).toHaveLength(3)
})
