import { expect, test } from 'vitest'
import { mondays, startOfDay } from '~/lib/dates/weeks'
import { database } from '~/platform/server/database/db'
import { createCompany } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { createUser } from '../../../../../tests/factories/user'
import { GROWTH_WEEKS, growth } from './growth'

const now = new Date()
const weeks = mondays(now, GROWTH_WEEKS)
/** Wednesday noon of the week with this index, 12 being the current one. */
const inWeek = (index: number) => new Date(startOfDay(weeks[index] ?? '').getTime() + 2.5 * 24 * 3_600_000)

test('a posting counts at the end of each week it was online in, from its first to its last', async () => {
  const { db } = database()
  const before = await growth(db, now)
  const company = await createCompany()
  const of = { companyId: company.id }
  await createJobPosting({ ...of, status: 'published', publishedAt: inWeek(4) })
  await createJobPosting({ ...of, status: 'archived', publishedAt: inWeek(2), endedAt: inWeek(6), endedBy: 'archive' })
  await createJobPosting({ ...of, status: 'archived', publishedAt: inWeek(8), endedAt: inWeek(8), endedBy: 'archive' })
  await createJobPosting({ ...of, status: 'draft', publishedAt: null })
  const { online } = await growth(db, now)
  expect(online.map(({ monday }) => monday)).toEqual(weeks)
  const more = online.map(({ count }, index) => count - (before.online[index]?.count ?? 0))
  expect(more).toEqual([0, 0, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1])
})

test('a new account counts in its week', async () => {
  const { db } = database()
  const before = await growth(db, now)
  await createUser()
  const { accounts } = await growth(db, now)
  const more = accounts.map(({ count }, index) => count - (before.accounts[index]?.count ?? 0))
  expect(more).toEqual([...Array.from({ length: GROWTH_WEEKS - 1 }, () => 0), 1])
})
