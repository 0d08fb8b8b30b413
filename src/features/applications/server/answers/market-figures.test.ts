import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { company as companyTable } from '~/features/companies/server/table'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { createPastApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { countReplies } from './figures'

const { db } = database()
const visitor = callerFor(null)

test('the market is counted by the day of the answer, and a figure of fewer than ten cases is not told', async () => {
  const now = new Date()
  const company = await createCompany()
  const posting = await createJobPosting({
    companyId: company.id,
    publishedAt: addDays(now, -60),
    runsUntil: addDays(now, 10),
  })
  const send = (answered: number | null, given: Parameters<typeof createPastApplication>[3] = {}) =>
    createPastApplication(posting, addDays(now, -50), answered, given)
  for (const day of [1, 3, 3, 3, 3, 3, 3, 9, 9]) await send(day)
  await send(20)
  await countReplies(db, now)
  // Nine in time, one posting, nobody hired.
  expect(await visitor.application.marketReplies()).toMatchObject({
    all: { total: 10, onTimePercent: 90 },
    answersByDay: null,
    postings: null,
    hires: null,
  })
  for (let hired = 0; hired < 10; hired += 1) await send(4, { status: 'hired', statusChangedAt: addDays(now, -30) })
  await countReplies(db, now)
  const market = await visitor.application.marketReplies()
  expect(market.answersByDay).toEqual([1, 0, 6, 10, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0])
  expect(market.hires).toMatchObject({ hires: 10, daysToHire: 30 })
})

test('the companies that published last are shown once each, not while they are suspended', async () => {
  const now = new Date()
  const [older, newer, suspended] = [await createCompany(), await createCompany(), await createCompany()]
  for (const [company, days] of [
    [older, 3],
    [newer, 2],
    [newer, 1],
    [suspended, 0],
  ] as const) {
    await createJobPosting({ companyId: company.id, publishedAt: addDays(now, -days), runsUntil: addDays(now, 20) })
  }
  await db.update(companyTable).set({ suspendedAt: now }).where(eq(companyTable.id, suspended.id))
  const shown = (await visitor.application.hiringCompanies()).map(({ id }) => id)
  const ours = [older, newer, suspended].map(({ profileId }) => profileId)
  expect(shown.filter((id) => ours.includes(id))).toEqual([newer.profileId, older.profileId])
})
