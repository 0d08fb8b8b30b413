import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { companyProfile } from '~/features/companies/server/table'
import { postingPicture, postingQrCode } from '~/features/job-postings/server/share-picture/pictures'
import { database } from '~/platform/server/database/db'
import { storeBytes } from '~/platform/server/files/store'
import { stopPdfWorker } from '~/platform/server/typst/compile-pdf'
import { createCompany } from '../../factories/company'
import { createJobPosting } from '../../factories/job-posting'

afterAll(stopPdfWorker)

it('draws the picture that other sites show beside a link, and none for what is over', async () => {
  const posting = await createJobPosting({
    title: 'Anlagenmechaniker für Sanitär-, Heizungs- und Klimatechnik (m/w/d)',
  })
  const picture = await postingPicture(posting.id, new Date())
  if (picture instanceof Response || typeof picture.body === 'string') throw new Error('no picture')
  if (process.env.PICTURE_TO) await sharp(picture.body).toFile(process.env.PICTURE_TO)
  const { data, info } = await sharp(picture.body).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([picture.type, info.width, info.height]).toEqual(['image/png', 1200, 630])
  // White letters on the dark background: something is written there.
  const white = data.filter((value) => value > 245).length
  expect(white).toBeGreaterThan(20_000)
  const over = await createJobPosting({ status: 'archived' })
  for (const id of [over.id, 'x', '01936f00-0000-7000-8000-000000000000']) {
    const answer = await postingPicture(id, new Date())
    expect(answer instanceof Response && answer.status).toBe(404)
  }
})

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

it('shows the logo of the company on the picture, and the top of its page where it has one', async () => {
  const company = await createCompany()
  const posting = await createJobPosting({
    companyId: company.id,
    title:
      'Anlagenmechaniker für Sanitär-, Heizungs- und Klimatechnik mit Bereitschaft am Wochenende und im Notdienst (m/w/d)',
    promisedReplyDays: 14,
  })
  const { db } = database()
  const ofCompany = eq(companyProfile.companyId, company.id)
  await db
    .update(companyProfile)
    .set({ logoFileId: await plain(company.admin.id, '#c00000') })
    .where(ofCompany)
  const [r = 0, g = 0, b = 0] = await colourAt(await pictureOf(posting.id, 'logo'), 1066, 110)
  expect([r > 150, g < 60, b < 60]).toEqual([true, true, true])

  await db
    .update(companyProfile)
    .set({ coverFileId: await plain(company.admin.id, '#0000c0') })
    .where(ofCompany)
  const covered = await pictureOf(posting.id, 'cover')
  const places = { picture: [600, 100], logo: [124, 264], line: [600, 257], under: [600, 616] } as const
  const seen = await Promise.all(Object.values(places).map(async ([left, top]) => colourAt(covered, left, top)))
  const strongest = seen.map((colour) => colour.map((value) => value > 150))
  expect(strongest).toEqual([
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
  const picture = await postingPicture(id, new Date())
  if (picture instanceof Response || typeof picture.body === 'string') throw new Error('no picture')
  if (process.env.PICTURE_TO) await sharp(picture.body).toFile(`${process.env.PICTURE_TO}.long.png`)
  const margin = sharp(picture.body).removeAlpha().extract({ left: 1140, top: 0, width: 60, height: 480 })
  expect((await margin.raw().toBuffer()).filter((value) => value > 245)).toHaveLength(0)
})

it('keeps „(m/w/d)“ on one line', async () => {
  // "(m/" would still fit into the first line.
  const { id } = await createJobPosting({ title: 'Leitung einer Schlosserei (m/w/d)' })
  const picture = await postingPicture(id, new Date())
  if (picture instanceof Response || typeof picture.body === 'string') throw new Error('no picture')
  if (process.env.PICTURE_TO) await sharp(picture.body).toFile(`${process.env.PICTURE_TO}.marker.png`)
  // The second line holds all of it, which is wider than "w/d)".
  const second = sharp(picture.body).removeAlpha().extract({ left: 300, top: 275, width: 900, height: 40 })
  expect((await second.raw().toBuffer()).filter((value) => value > 245).length).toBeGreaterThan(0)
})

it('draws the code for the printed posting', async () => {
  const { id } = await createJobPosting()
  const made = await postingQrCode(id, new Date())
  if (made instanceof Response || typeof made.body !== 'string') throw new Error('no code')
  expect(made.body).toMatch(/^<svg /)
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
