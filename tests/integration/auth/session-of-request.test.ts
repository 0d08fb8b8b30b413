import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { session, user } from '~/features/accounts/server/table'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { createContext } from '~/server/requests/context'
import { createApplicant } from '../../factories/applicant'
import { createCompany } from '../../factories/company'
import { sessionCookie } from '../../factories/session'

const contextOf = (cookie: string) => createContext(new Headers({ cookie }))

async function signedIn(expiresAt = addDays(new Date(), 30)) {
  const applicant = await createApplicant()
  const cookie = await sessionCookie(applicant.user.id)
  const { db } = database()
  const [row] = await db
    .update(session)
    .set({ expiresAt })
    .where(eq(session.userId, applicant.user.id))
    .returning({ id: session.id })
  return { applicant, cookie, sessionId: row?.id }
}

test('a request knows its person and its session', async () => {
  const { applicant, cookie, sessionId } = await signedIn()
  const context = contextOf(cookie)
  expect(await context.actor()).toMatchObject({
    userId: applicant.user.id,
    applicantProfileId: applicant.id,
    company: null,
  })
  expect((await context.session())?.id).toBe(sessionId)
})

test('a company user acts for the own company', async () => {
  const company = await createCompany()
  const actor = await contextOf(await sessionCookie(company.admin.id)).actor()
  expect(actor?.company).toMatchObject({ id: company.id, isAdmin: true })
})

test.each([
  [
    'has run out',
    async (id: string) =>
      database()
        .db.update(session)
        .set({ expiresAt: new Date(0) })
        .where(eq(session.userId, id)),
  ],
  ['was ended', async (id: string) => database().db.delete(session).where(eq(session.userId, id))],
  [
    'belongs to a suspended account',
    async (id: string) => database().db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, id)),
  ],
])('a session that %s opens nothing', async (_name, change) => {
  const { applicant, cookie } = await signedIn()
  await change(applicant.user.id)
  expect(await contextOf(cookie).actor()).toBeNull()
})

test('a forged cookie opens nothing', async () => {
  const { cookie } = await signedIn()
  expect(await contextOf(cookie.replace(/.{8}$/, 'AAAAA%3D')).actor()).toBeNull()
})

test('using a session renews it once a day', async () => {
  const { applicant, cookie } = await signedIn(addDays(new Date(), 28))
  expect((await contextOf(cookie).actor())?.userId).toBe(applicant.user.id)
  const [row] = await database()
    .db.select({ expiresAt: session.expiresAt })
    .from(session)
    .where(eq(session.userId, applicant.user.id))
  expect(row?.expiresAt.getTime()).toBeGreaterThan(addDays(new Date(), 29).getTime())
})

test('a session that has run out opens nothing on a node whose clock is slow either', async () => {
  const { cookie } = await signedIn(addDays(new Date(), -1))
  vi.setSystemTime(addDays(new Date(), -70))
  expect(await contextOf(cookie).actor()).toBeNull()
})
