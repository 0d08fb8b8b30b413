import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { companyProfile } from '~/features/companies/server/table'
import { postingPicture, postingQrCode } from '~/features/job-postings/server/sharing/pictures'
import { database } from '~/platform/server/database/db'
import { storeBytes } from '~/platform/server/files/store'
import { stopPdfWorker } from '~/platform/server/typst/compile-pdf'
import { createCompany } from '../../factories/company'
import { createJobPosting } from '../../factories/job-posting'

afterAll(stopPdfWorker)

/** A file of the company in one colour. */
async function plain(userId: string, background: string): Promise<string> {
  const image = sharp({ create: { width: 64, height: 64, channels: 3, background } })
  const bytes = new Uint8Array(await image.webp({ lossless: true }).toBuffer())
  return storeBytes(database().db, userId, bytes, { name: 'bild.webp', contentType: 'image/webp' })
}

async function colourAt(picture: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(picture).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

async function pictureOf(id: string, name: string): Promise<Uint8Array> {
  const picture = await postingPicture(id, new Date())
  if (picture instanceof Response || typeof picture.body === 'string') throw new Error('no picture')
  if (process.env.PICTURE_TO) await sharp(picture.body).toFile(`${process.env.PICTURE_TO}.${name}.png`)
  return picture.body
}

it('draws the picture that other sites show beside a link, and none for what is over', async () => {
  const posting = await createJobPosting({
    title: 'Anlagenmechaniker für Sanitär-, Heizungs- und Klimatechnik (m/w/d)',
  })
  const { data, info } = await sharp(await pictureOf(posting.id, 'whole'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  // White letters on the dark background: something is written there.
  const white = data.subarray(1200 * 262 * 3).filter((value) => value > 245).length
  expect(white).toBeGreaterThan(20_000)
  const over = await createJobPosting({ status: 'archived' })
  for (const id of [over.id, 'x', '01936f00-0000-7000-8000-000000000000']) {
    const answer = await postingPicture(id, new Date())
    expect(answer instanceof Response && answer.status).toBe(404)
  }
})

it('shows the logo of the company below its picture, which we draw until it has its own', async () => {
  const company = await createCompany()
  const posting = await createJobPosting({
    companyId: company.id,
    title:
      'Anlagenmechaniker für Sanitär-, Heizungs- und Klimatechnik mit Bereitschaft am Wochenende und im Notdienst (m/w/d)',
  })
  const set = (files: Partial<typeof companyProfile.$inferInsert>) =>
    database().db.update(companyProfile).set(files).where(eq(companyProfile.companyId, company.id))
  await set({ logoFileId: await plain(company.admin.id, '#c00000') })
  const drawn = await pictureOf(posting.id, 'drawn')
  const alongTheSky = await Promise.all([20, 300, 600, 900, 1180].map((left) => colourAt(drawn, left, 120)))
  expect(new Set(alongTheSky.map(String)).size).toBeGreaterThan(1)

  await set({ coverFileId: await plain(company.admin.id, '#0000c0') })
  const own = await pictureOf(posting.id, 'own')
  const places = { picture: [600, 100], logo: [124, 264], line: [600, 257], below: [600, 616] } as const
  const seen = await Promise.all(Object.values(places).map(([left, top]) => colourAt(own, left, top)))
  expect(seen.map((colour) => colour.map((value) => value > 150))).toEqual([
    [false, false, true],
    [true, false, false],
    [true, true, false],
    [false, false, false],
  ])
})

it('divides a word that would run out of the picture', async () => {
  const { id } = await createJobPosting({
    title: 'Sachbearbeiter Oberflächenbeschichtungsqualitätssicherungsmaßnahmen (m/w/d)',
  })
  const picture = sharp(await pictureOf(id, 'long')).removeAlpha()
  const margin = await picture.extract({ left: 1140, top: 262, width: 60, height: 368 }).raw().toBuffer()
  expect(margin.filter((value) => value > 245)).toHaveLength(0)
})

it('keeps „(m/w/d)“ on one line', async () => {
  // "(m/" would still fit into the first line.
  const { id } = await createJobPosting({ title: 'Leitung der Schlosserei und einer Schmiede (m/w/d)' })
  const picture = sharp(await pictureOf(id, 'marker')).removeAlpha()
  // The second line holds all of it, which is wider than "w/d)".
  const second = await picture.extract({ left: 190, top: 425, width: 900, height: 40 }).raw().toBuffer()
  expect(second.filter((value) => value > 245).length).toBeGreaterThan(0)
})

it('draws the code for the printed posting', async () => {
  const { id } = await createJobPosting()
  const made = await postingQrCode(id, new Date())
  if (made instanceof Response || typeof made.body !== 'string') throw new Error('no code')
  // At most 33 modules a side, with a border of 2: a camera reads it from across a street.
  const [, side] = /viewBox="0 0 (\d+) \1"/.exec(made.body) ?? []
  expect(Number(side) / 10).toBeLessThanOrEqual(37)
  expect((await sharp(Buffer.from(made.body)).metadata()).format).toBe('svg')
})

it('has no code for a page that does not exist or is over', async () => {
  const over = await createJobPosting({ status: 'archived' })
  const draft = await createJobPosting({ status: 'draft', publishedAt: null, runsUntil: null })
  const paused = await createJobPosting({ status: 'paused' })
  const statusOf = async (id: string) => {
    const answer = await postingQrCode(id, new Date())
    return answer instanceof Response ? answer.status : 200
  }
  expect(await statusOf('x')).toBe(404)
  expect(await statusOf('01936f00-0000-7000-8000-000000000000')).toBe(404)
  expect(await statusOf(draft.id)).toBe(404)
  expect(await statusOf(over.id)).toBe(410)
  expect(await statusOf(paused.id)).toBe(200)
})
