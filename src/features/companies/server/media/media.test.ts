import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { outboxMail } from '~/platform/server/mail/table'
import { createContext } from '~/server/requests/context'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { sessionCookie } from '../../../../../tests/factories/session'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { companyProfile } from '../table'
import { answerCompanyFile } from './company-file'
import { answerVideoUpload } from './video-upload'

const ORIGIN = 'http://stellwerk.test'

function form(kind: string, file: File): FormData {
  const data = new FormData()
  data.set('kind', kind)
  data.set('file', file)
  return data
}

function file(id: string, headers: Record<string, string> = {}) {
  return answerCompanyFile(new Request(`${ORIGIN}/api/files/company/${id}`, { headers }), id)
}

async function upload(cookie: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const request = new Request(`${ORIGIN}/api/company/video?name=film.mp4`, {
    method: 'POST',
    body,
    headers: { cookie, 'content-type': 'video/mp4', origin: ORIGIN, ...headers },
  })
  return answerVideoUpload(createContext(request.headers), request)
}

/** The beginning of an MP4 file; enough to detect its type. */
function mp4(size = 4000): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  bytes.set(Buffer.from('\0\0\0\x18ftypmp42', 'latin1'))
  return bytes
}

test('a logo is encoded anew: smaller, and without what the camera wrote into it', async () => {
  const { admin } = await createCompany()
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a4' } })
    .withExif({ IFD0: { Copyright: 'Geheimer Ort' } })
    .jpeg()
    .toBuffer()
  expect(photo.includes('Geheimer Ort')).toBe(true)
  const upload = new File([new Uint8Array(photo)], 'logo.jpg')
  const { fileId } = await callerFor(admin).companyProfile.upload(form('logo', upload))
  const answer = await file(fileId)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.includes('Geheimer Ort')).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512 })
})

test.each([
  ['logo', new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], 'logo.png')],
  ['cover', new File(['MZ no picture'], 'cover.jpg')],
  ['captions', new File(['1\n00:00:01,000 --> 00:00:02,000\nSRT'], 'de.vtt')],
])('what is no %s is refused by its content, whatever its name', async (kind, wrong) => {
  const { admin } = await createCompany()
  await expect(callerFor(admin).companyProfile.upload(form(kind, wrong))).rejects.toMatchObject({
    code: 'UNPROCESSABLE_CONTENT',
  })
})

test('captions beyond their size are refused, and another logo leaves nothing of the one before', async () => {
  const { admin } = await createCompany()
  const { companyProfile: profile } = callerFor(admin)
  const long = new File([`WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${'x'.repeat(500_000)}`], 'lang.vtt')
  await expect(profile.upload(form('captions', long))).rejects.toThrow('500\u00a0KB')
  const draw = async (background: string) => {
    const picture = sharp({ create: { width: 90, height: 60, channels: 3, background } }).png()
    return form('logo', new File([new Uint8Array(await picture.toBuffer())], 'logo.png'))
  }
  const { fileId } = await profile.upload(await draw('#0a4'))
  const { fileId: next } = await profile.upload(await draw('#04a'))
  const rows = await database().db.select({ id: uploadedFile.id }).from(uploadedFile)
  expect(rows.map(({ id }) => id)).not.toContain(fileId)
  expect((await file(next)).status).toBe(200)
})

test('a logo that no page can take leaves nothing behind', async () => {
  const { admin } = await createCompany({ hasProfile: false })
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#0a4' } })
    .png()
    .toBuffer()
  const before = await database().db.$count(uploadedFile)
  const upload = new File([new Uint8Array(photo)], 'logo.png')
  await expect(callerFor(admin).companyProfile.upload(form('logo', upload))).rejects.toThrow(
    'zuerst das Unternehmensprofil',
  )
  expect(await database().db.$count(uploadedFile)).toBe(before)
})

test('a video is taken in one piece, played in ranges, replaced and gone', async () => {
  const company = await createCompany()
  const cookie = await sessionCookie(company.admin.id)
  const stored = await upload(cookie, mp4())
  expect(stored.status).toBe(200)
  const { fileId } = await stored.json()
  const part = await file(fileId, { range: 'bytes=4-7' })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe('bytes 4-7/4000')
  expect(await part.text()).toBe('ftyp')
  expect((await file(fileId, { range: 'bytes=9000-' })).status).toBe(416)
  const next = await (await upload(cookie, mp4(5000))).json()
  expect((await file(fileId)).status).toBe(404)
  // Pages that still name a picture of it show an empty tile instead of a broken one.
  const shown = await file(fileId, { 'sec-fetch-dest': 'image' })
  expect([shown.status, shown.headers.get('content-type')]).toEqual([404, 'image/svg+xml'])
  await callerFor(company.admin).companyProfile.removeFile({ kind: 'video' })
  expect((await file(next.fileId)).status).toBe(404)
})

test('a video is refused by its content, from strangers, and from other sites', async () => {
  const company = await createCompany()
  const cookie = await sessionCookie(company.admin.id)
  expect((await upload(cookie, new Uint8Array(Buffer.from('<html>'.repeat(50))))).status).toBe(422)
  expect((await upload('', mp4())).status).toBe(401)
  expect((await upload(cookie, mp4(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('nobody is told to wait for a mail to the own domain that does not leave', async () => {
  const company = await createCompany()
  await database().db.update(companyProfile).set({ website: 'https://www.hartmann.example' })
  const ask = () => callerFor(company.admin).companyProfile.requestVerification({ email: 'voll@hartmann.example' })
  for (let mail = 0; mail < 3; mail += 1) await ask()
  await expect(ask()).rejects.toThrow('ging deshalb nicht hinaus')
})

test('a mail to the own domain verifies the company, until it takes another name', async () => {
  const company = await createCompany()
  const { db } = database()
  await db.update(companyProfile).set({ website: 'https://www.hartmann.example' })
  const calls = callerFor(company.admin).companyProfile
  await expect(calls.requestVerification({ email: 'chef@gmx.de' })).rejects.toMatchObject({
    code: 'UNPROCESSABLE_CONTENT',
  })
  async function linkTo(email: string) {
    await calls.requestVerification({ email })
    const [mail] = await db.select().from(outboxMail).where(eq(outboxMail.recipient, email))
    return /company-verification\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const token = await linkTo('post@hartmann.example')
  const visitor = callerFor(null).companyProfile
  await expect(visitor.confirmVerification({ token: `${token}x` })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(visitor.verification({ token: `${token}x` })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  // Reading what the link asks confirms nothing.
  const asked = { name: expect.any(String), domain: 'hartmann.example' }
  expect(await visitor.verification({ token })).toEqual({ ...asked, isConfirmed: false })
  expect(await visitor.verification({ token })).toEqual({ ...asked, isConfirmed: false })
  const tooLate = callerFor(null, { now: addDays(new Date(), 2) }).companyProfile
  await expect(tooLate.verification({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await visitor.confirmVerification({ token })
  await visitor.confirmVerification({ token })
  expect(await visitor.verification({ token })).toEqual({ ...asked, isConfirmed: true })
  const id = company.profileId ?? ''
  expect(await visitor.byId({ id })).toMatchObject({ verifiedBy: 'mail', verifiedDomain: 'hartmann.example' })
  const { profile } = await calls.mine()
  if (!profile) throw new Error('no profile')
  const { sizeBand, industry } = profile
  if (!sizeBand || !industry) throw new Error('incomplete profile')
  const onTheWay = await linkTo('zweite@hartmann.example')
  await calls.save({ ...profile, sizeBand, industry, name: 'Ganz anders AG' })
  expect(await visitor.byId({ id })).toMatchObject({ verifiedBy: null })
  await expect(visitor.verification({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  // A link requested under the old name proves nothing about the new one.
  await expect(visitor.confirmVerification({ token: onTheWay })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(visitor.verification({ token: onTheWay })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await visitor.byId({ id })).toMatchObject({ verifiedBy: null })
})

test('a suspended company is gone from public view with its files, and comes back', async () => {
  const company = await createCompany()
  const id = company.profileId ?? ''
  const cookie = await sessionCookie(company.admin.id)
  const { fileId } = await (await upload(cookie, mp4())).json()
  const admin = callerFor(await createPlatformAdmin()).admin
  const measure = { id: company.id, reason: 'Anzeigen ohne echte Stellen' }
  expect((await file(fileId)).headers.get('cache-control')).toMatch(/\bs-maxage=300\b/)
  await admin.suspendCompany(measure)
  await expect(callerFor(null).companyProfile.byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await file(fileId)).status).toBe(404)
  expect((await upload(cookie, mp4())).status).toBe(401)
  const { rows } = await admin.companies({ zustand: 'suspended', q: company.name })
  expect(rows).toMatchObject([{ id: company.id, licenseState: 'suspended', suspensionReason: measure.reason }])
  await admin.restoreCompany(measure)
  expect(await callerFor(null).companyProfile.byId({ id })).toMatchObject({ id })
  expect((await file(fileId)).status).toBe(200)
})

async function picture(altText: string, id: string = uuidv7()) {
  const data = new FormData()
  data.set('id', id)
  data.set('altText', altText)
  const bytes = await sharp({ create: { width: 2000, height: 900, channels: 3, background: '#0a4' } })
    .withExif({ IFD0: { Copyright: 'Geheimer Ort' } })
    .jpeg()
    .toBuffer()
  data.set('file', new File([new Uint8Array(bytes)], 'halle.jpg'))
  return data
}

test('pictures of the page: described, in order, at most six, without what the camera wrote, and gone with their file', async () => {
  const company = await createCompany()
  const own = callerFor(company.admin).companyProfile
  await expect(own.addPicture(await picture('  '))).rejects.toThrow('was auf dem Bild zu sehen ist')
  const id = uuidv7()
  // Of two clicks one adds it.
  await Promise.all([own.addPicture(await picture('Halle', id)), own.addPicture(await picture('Halle', id))])
  for (const altText of ['Kantine', 'Hof', 'Büro', 'Lager']) await own.addPicture(await picture(altText))
  // Two at once do not pass the limit.
  const atOnce = await Promise.allSettled(
    ['Eins', 'Zwei'].map(async (altText) => own.addPicture(await picture(altText))),
  )
  expect(atOnce.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const shown = async () => (await callerFor(null).companyProfile.byId({ id: company.profileId ?? '' })).pictures
  const pictures = await shown()
  expect(pictures).toHaveLength(6)
  const [first] = pictures
  const answer = await file(first?.fileId ?? '')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.includes('Geheimer Ort')).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1280 })

  const ids = pictures.map((each) => each.id)
  await own.orderPictures({ ids: ids.toReversed() })
  expect((await shown()).map((each) => each.id)).toEqual(ids.toReversed())
  await expect(own.orderPictures({ ids: ids.slice(1) })).rejects.toThrow('inzwischen geändert')
  await own.describePicture({ id, altText: 'Unsere Halle' })
  const rival = callerFor((await createCompany()).admin).companyProfile
  await expect(rival.describePicture({ id, altText: 'Fremd' })).rejects.toThrow('gibt es nicht mehr')
  await rival.removePicture({ id })
  expect((await shown()).at(-1)).toMatchObject({ id, altText: 'Unsere Halle' })
  await own.removePicture({ id })
  await own.removePicture({ id })
  expect(await shown()).toHaveLength(5)
  expect((await file(first?.fileId ?? '')).status).toBe(404)
  // Nothing is left behind by the clicks that added nothing.
  const stored = await database().db.$count(uploadedFile, eq(uploadedFile.ownerUserId, company.admin.id))
  expect(stored).toBe(5)
})
