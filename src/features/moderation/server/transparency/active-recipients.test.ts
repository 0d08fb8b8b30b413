import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { knownDevice, session, user } from '~/features/accounts/server/table'
import { jobPostingDay } from '~/features/job-postings/server/views-table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { createPlatformAdmin, createUser } from '../../../../../tests/factories/user'
import { activeRecipients, countActiveRecipients } from './active-recipients'
import { transparencyAnswer } from './answer'
import { activeMonth } from './table'

const { db } = database()
/** 23:50 of 31 May 2030 in Germany; months that no other test of this database reaches. */
const EVENING = new Date('2030-05-31T21:50:00Z')

beforeEach(async () => {
  await db.delete(activeMonth)
})

async function seen(lastActiveAt: string | null, values: Partial<typeof user.$inferInsert> = {}) {
  const made = await createUser(values)
  await db
    .update(user)
    .set({ lastActiveAt: lastActiveAt === null ? null : new Date(lastActiveAt), ...values })
    .where(eq(user.id, made.id))
  return made
}

const monthOf = async (month: string) => {
  const [row] = await db.select().from(activeMonth).where(eq(activeMonth.month, month))
  return row && { applicants: row.applicants, companyMembers: row.companyMembers, postingViews: row.postingViews }
}

test('counts each account once that was used in the German month, by side, without admins and unconfirmed ones', async () => {
  // 23:30 of 30 April in Greenwich is May in Germany.
  await seen('2030-04-30T22:30:00Z')
  await seen('2030-05-31T21:00:00Z')
  await seen('2030-05-03T10:00:00Z', { type: 'COMPANY' })
  for (const before of ['2030-04-30T21:30:00Z', null]) await seen(before)
  await seen('2030-05-03T10:00:00Z', { emailVerified: false })
  const admin = await createPlatformAdmin()
  await db.update(user).set({ lastActiveAt: EVENING }).where(eq(user.id, admin.id))
  const posting = await createJobPosting()
  const days = ['2030-04-30', '2030-05-01', '2030-05-31'].map((day, at) => ({ day, views: 10 ** at }))
  await db.insert(jobPostingDay).values(days.map((each) => ({ ...each, jobPostingId: posting.id })))
  await countActiveRecipients(db, EVENING)
  await countActiveRecipients(db, EVENING)
  expect(await monthOf('2030-05')).toEqual({ applicants: 2, companyMembers: 1, postingViews: 110 })
  await db.delete(jobPostingDay).where(eq(jobPostingDay.jobPostingId, posting.id))
})

test('a session or a known device counts before retention has written it down, and who is gone stays counted', async () => {
  const night = new Date('2031-05-31T21:50:00Z')
  const [signedIn, known] = [await seen(null), await seen(null)]
  const visit = { updatedAt: night, createdAt: night }
  await db
    .insert(session)
    .values({ ...visit, userId: signedIn.id, token: uuidv7(), expiresAt: new Date('2032-01-01T00:00:00Z') })
  await db.insert(knownDevice).values({ ...visit, userId: known.id, tokenHash: uuidv7(), lastSeenAt: night })
  await countActiveRecipients(db, night)
  expect(await monthOf('2031-05')).toMatchObject({ applicants: 2 })
  await db.delete(user).where(inArray(user.id, [signedIn.id, known.id]))
  await countActiveRecipients(db, night)
  expect(await monthOf('2031-05')).toMatchObject({ applicants: 2 })
})

test('the average is of the last six full months of the year, and names nobody', async () => {
  const months = ['2029-11', '2029-12', '2030-01', '2030-02', '2030-03', '2030-04', '2030-05', '2030-06']
  await db.insert(activeMonth).values(
    months.map((month, at) => ({
      ...{ month, applicants: 100 * at, companyMembers: at, postingViews: 1000, countedAt: EVENING },
    })),
  )
  const { average, months: shown } = await activeRecipients(db, 2030, new Date('2030-06-15T10:00:00Z'))
  expect(shown.map(({ month }) => month)).toEqual(months.slice(1, 7).toReversed())
  expect(average).toEqual({ applicants: 350, companyMembers: 4, postingViews: 1000 })
  const past = await activeRecipients(db, 2029, new Date('2030-06-15T10:00:00Z'))
  expect(past.months.map(({ month }) => month)).toEqual(['2029-12', '2029-11'])
  const { body } = await transparencyAnswer(
    new URL('https://test.example/transparency.json?jahr=2030'),
    new Date('2030-06-15T10:00:00Z'),
  )
  expect(JSON.parse(String(body)).activeRecipients.average).toEqual(average)
})

test('says nothing before a month is full', async () => {
  await countActiveRecipients(db, EVENING)
  expect(await activeRecipients(db, 2030, EVENING)).toEqual({ months: [], average: null })
})
