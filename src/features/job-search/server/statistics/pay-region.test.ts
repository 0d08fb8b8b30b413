import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { createCompany } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { payInRegion } from './pay-region'

const now = new Date()
const { db } = database()
const BIELEFELD = { lat: 52.02, lon: 8.53 }
const MUNICH = { postalCode: '80331', name: 'München', land: 'BY', lat: 48.14, lon: 11.57 } as const

async function make(title: string, cents: number, more: { publishedAt?: Date; isFar?: boolean } = {}) {
  const { id: companyId } = await createCompany()
  const { id } = await createJobPosting({
    companyId,
    title,
    salaryMinCents: cents - 10_000,
    salaryMaxCents: cents + 10_000,
    employmentTypes: ['Vollzeit'],
    occupationField: 'Metall & Maschinenbau',
    ...(more.publishedAt && { publishedAt: more.publishedAt }),
  })
  if (more.isFar) await db.update(jobPostingPlace).set(MUNICH).where(eq(jobPostingPlace.jobPostingId, id))
  return id
}

async function askFor(id: string) {
  const [row] = await db.select().from(jobPosting).where(eq(jobPosting.id, id))
  if (!row) throw new Error('no posting')
  return payInRegion(db, { ...row, places: [BIELEFELD] }, now)
}

it('draws pay from ten comparable postings on: of the occupation, nearby, of twelve months, without the posting itself', async () => {
  const own = await make('Zerspanungsmechaniker (m/w/d)', 350_000)
  for (let n = 0; n < 8; n++) await make('Zerspanungsmechaniker (m/w/d)', 300_000 + n * 10_000)
  await make('Zerspanungsmechaniker', 900_000, { isFar: true })
  await make('Zerspanungsmechaniker', 900_000, { publishedAt: addDays(now, -400) })
  expect(await askFor(own)).toEqual({ nearby: 8, plot: null })

  // The answer is kept for ten minutes, so another posting asks.
  const second = await make('Zerspanungsmechaniker', 350_000)
  const tenth = await make('Zerspanungsmechaniker', 380_000)
  const found = await askFor(second)
  expect(found).toMatchObject({ nearby: 10, plot: { count: 10, isNear: true, isByHour: false, below: 5 } })
  expect(found?.plot?.columns.reduce((sum, { count }) => sum + count, 0)).toBe(10)
  expect(found?.plot?.label).toMatch(/Zerspan/)
  expect(tenth).not.toBe(second)
})

it('shows the field, named as such, where the occupation is rare', async () => {
  const rare = await make('Uhrmacher (m/w/d)', 320_000)
  expect((await askFor(rare))?.plot).toMatchObject({ label: 'Metall & Maschinenbau', isNear: true })
})

it('compares full time with stated pay alone', async () => {
  const id = await make('Fräser', 300_000)
  await db
    .update(jobPosting)
    .set({ employmentTypes: ['Teilzeit'] })
    .where(eq(jobPosting.id, id))
  expect(await askFor(id)).toBeNull()
})
