import { crc32 } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { loadUser } from '~/features/applicants/server/load-actor'
import { applicantProfile } from '~/features/applicants/server/table'
import { database } from '~/platform/server/database/db'
import { readStoredFile } from '~/platform/server/files/sealed/sealed-store'
import { stopPdfWorker } from '~/platform/server/typst/compile-pdf'
import { createApplicant } from '../../../../tests/factories/applicant'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createResume } from '../../../../tests/factories/resume'
import { readablePhoto } from './attachment-access'
import { exportResume, releasedResumePdf } from './download'

afterAll(stopPdfWorker)
const NOW = new Date()

describe('the photo of a résumé', () => {
  it('is made anew: upright portrait, without place and camera', async () => {
    const { caller, resumeId } = await applicant()
    const { photoFileId } = await caller.resume.setPhoto(form(resumeId, await picture()))
    const stored = await readStoredFile(photoFileId)
    const { format, width, height, exif, orientation } = await sharp(stored).metadata()
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'jpeg',
      width: 600,
      height: 800,
      exif: undefined,
      orientation: undefined,
    })
    expect(stored.toString('latin1')).not.toContain('GEHEIMKAMERA')
    expect(await caller.resume.byId({ id: resumeId })).toMatchObject({ photoFileId, version: 1 })
  })

  it('says when a picture has more pixels than are decoded, which its head tells', async () => {
    const { caller, resumeId } = await applicant()
    const head = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    head.writeUInt32BE(9000, 16)
    head.writeUInt32BE(6000, 20)
    head.writeInt32BE(crc32(head.subarray(12, 29)) | 0, 29)
    await expect(caller.resume.setPhoto(form(resumeId, new Uint8Array(head)))).rejects.toThrow('50\u00a0Megapixel')
  })

  it('keeps the part that was chosen, of the picture as it stands upright', async () => {
    const { caller, resumeId } = await applicant()
    // Left half red, right half blue as stored; the camera was rotated, so red is on top.
    const half = (background: string) => ({ create: { width: 400, height: 800, channels: 3 as const, background } })
    const red = await sharp(half('#ff0000')).png().toBuffer()
    const lying = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#0000ff' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    for (const [y, channel] of [
      [0, 0],
      [0.6, 2],
    ] as const) {
      const chosen = form(resumeId, new Uint8Array(lying))
      chosen.set('crop', JSON.stringify({ x: 0, y, width: 0.3, height: 0.4 }))
      const { photoFileId } = await caller.resume.setPhoto(chosen)
      const stored = await readStoredFile(photoFileId)
      expect(await sharp(stored).metadata()).toMatchObject({ width: 600, height: 800 })
      const { channels } = await sharp(stored).stats()
      expect(channels.map(({ mean }, at) => (at === channel ? mean > 200 : mean < 60))).toEqual([true, true, true])
    }
    for (const crop of ['{"x":0,"y":0,"width":2,"height":1}', '{"x":0,"y":0,"width":0,"height":0}', 'nichts']) {
      const bad = form(resumeId, new Uint8Array(lying))
      bad.set('crop', crop)
      await expect(caller.resume.setPhoto(bad)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })

  it('is refused when it is no picture, and on somebody else’s résumé', async () => {
    const [mine, other] = [await applicant(), await applicant()]
    const noPicture = new Uint8Array(Buffer.from('<svg onload="alert(1)"/>'))
    await expect(mine.caller.resume.setPhoto(form(mine.resumeId, noPicture))).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    })
    const photo = await picture()
    await expect(other.caller.resume.setPhoto(form(mine.resumeId, photo))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.caller.resume.removePhoto({ resumeId: mine.resumeId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('is shown to those who see all, and to nobody of an anonymous person', async () => {
    const { caller, resumeId, id, user } = await applicant()
    const { photoFileId } = await caller.resume.setPhoto(form(resumeId, await picture()))
    const company = await createCompany()
    const stranger = await createApplicant()
    const sees = async (who: { id: string }) =>
      (await readablePhoto(database().db, await actorOf(who.id), photoFileId, NOW)) !== null
    expect([await sees(user), await sees(company.admin), await sees(stranger.user)]).toEqual([true, true, false])
    expect(await readablePhoto(database().db, null, photoFileId, NOW)).toBeNull()
    const { id: second } = await caller.resume.create({ id: crypto.randomUUID(), title: 'Privat', template: 'klar' })
    const { photoFileId: own } = await caller.resume.setPhoto(form(second, await picture()))
    const seesOwn = async (who: { id: string }) =>
      (await readablePhoto(database().db, await actorOf(who.id), own, NOW)) !== null
    expect([await seesOwn(user), await seesOwn(company.admin)]).toEqual([true, false])
    await database().db.update(applicantProfile).set({ visibility: 'anonymous' }).where(eq(applicantProfile.id, id))
    expect([await sees(user), await sees(company.admin)]).toEqual([true, false])
    const page = await callerFor(company.admin).resume.view({ applicantProfileId: id })
    expect(page).toMatchObject({ kind: 'sheet', sheet: { photoFileId: null } })
    expect(JSON.stringify(page)).not.toContain(photoFileId)
    const anonymous = await releasedResumePdf(database().db, await actorOf(company.admin.id), id, NOW)
    expect(imagesIn(anonymous?.content)).toBe(0)
  })

  it('stands in the PDF, goes along with a copy, and goes when it is taken off', async () => {
    const { caller, resumeId, user } = await applicant()
    const pdf = async (of: string) =>
      imagesIn((await exportResume(database().db, await actorOf(user.id), of, 'pdf'))?.content)
    expect(await pdf(resumeId)).toBe(0)
    await caller.resume.setPhoto(form(resumeId, await picture()))
    expect(await pdf(resumeId)).toBe(1)
    const copy = await caller.resume.duplicate({ id: resumeId, newId: crypto.randomUUID() })
    await caller.resume.removePhoto({ resumeId })
    expect([await pdf(resumeId), await pdf(copy.id)]).toEqual([0, 1])
  })
})

async function applicant() {
  const { id, user } = await createApplicant({ visibility: 'visible' })
  const { id: resumeId } = await createResume(id)
  return { id, user, resumeId, caller: callerFor(user) }
}

/** A wide picture from a rotated camera, with a place and the camera's name. */
async function picture(): Promise<Uint8Array> {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#7a8b99' } })
    .withExif({ IFD0: { Model: 'GEHEIMKAMERA', Orientation: '6' }, IFD3: { GPSLatitude: '52/1 1/1 1/1' } })
    .jpeg()
    .toBuffer()
}

function form(resumeId: string, content: Uint8Array): FormData {
  const data = new FormData()
  data.set('resumeId', resumeId)
  data.set('file', new File([new Uint8Array(content)], 'ich.jpg'))
  return data
}

async function actorOf(userId: string) {
  return (await loadUser(database().db, userId, NOW))?.actor ?? null
}

function imagesIn(pdf: Uint8Array | undefined): number {
  return [
    ...Buffer.from(pdf ?? [])
      .toString('latin1')
      .matchAll(/\/Subtype\s*\/Image/g),
  ].length
}
