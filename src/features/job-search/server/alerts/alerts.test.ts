import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user as accounts } from '~/features/accounts/server/table'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { hashLinkToken } from '~/platform/server/link-token'
import { unsubscribeHeaders } from '~/platform/server/mail/smtp'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../../tests/factories/applicant'
import { callerFor } from '../../../../../tests/factories/caller'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { runSearchAlerts } from '../../../../../tests/factories/timed-acts'
import { createUser } from '../../../../../tests/factories/user'
import { searchAlert } from '../alert-table'
import { nextRun } from './schedule'

const start = new Date('2026-03-02T09:00:00Z')
const on = (days: number) => addDays(start, days)

/** A posting with a word of its own, so that other tests' postings are not found. */
async function publish(word: string, day: number) {
  const { id } = await createJobPosting({ title: `${word} (m/w/d)`, publishedAt: on(day), runsUntil: on(200) })
  await database().db.transaction((tx) => markPostings(tx, [id]))
  return id
}

const mailsTo = (email: string) =>
  database().db.select().from(outboxMail).where(eq(outboxMail.recipient, email)).orderBy(outboxMail.createdAt)

async function lastLink(email: string, pattern: RegExp): Promise<string> {
  const token = (await mailsTo(email)).at(-1)?.text.match(pattern)?.[1]
  if (!token) throw new Error('no link in the last mail')
  return token
}
const CONFIRM = /alert\/confirm\/([\w-]+)/
const UNSUBSCRIBE = /alert\/unsubscribe\/([\w.-]+)/

/** A word, letters only, that no other posting has. */
const word = () =>
  `Q${[...uuidv7().replace(/-/g, '')].map((digit) => 'bcdfghklmnpqrstv'[Number.parseInt(digit, 16)]).join('')}`
const address = () => `${uuidv7()}@test.example`

describe('an alert of a visitor', () => {
  it('sends nothing but the question until the address is confirmed, and nothing older than that', async () => {
    const [was, email] = [word(), address()]
    const visitor = callerFor(null, { now: start })
    await visitor.searchAlert.request({ email, search: { was }, frequency: 'daily' })
    await publish(was, 0.1)
    await runSearchAlerts(database().db, on(1))
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['search-alert-confirm'])
    const token = await lastLink(email, CONFIRM)
    const later = callerFor(null, { now: on(1) })
    const asked = { label: was, frequency: 'daily' }
    expect(await later.searchAlert.pending({ token })).toEqual({ ...asked, status: 'pending' })
    await later.searchAlert.confirm({ token })
    // Opened again, even after the link expired, it says so and changes nothing: the first confirmation counts.
    const again = callerFor(null, { now: on(30) }).searchAlert
    expect(await again.pending({ token })).toEqual({ ...asked, status: 'active' })
    expect(await again.confirm({ token })).toEqual({ label: was })
    const [alert] = await database().db.select().from(searchAlert).where(eq(searchAlert.email, email))
    expect(alert).toMatchObject({ confirmedAt: on(1), newSince: on(1) })
    await runSearchAlerts(database().db, on(2))
    expect(await mailsTo(email)).toHaveLength(1)
    const id = await publish(was, 2)
    await runSearchAlerts(database().db, on(3))
    const [, mail] = await mailsTo(email)
    expect(mail).toMatchObject({ kind: 'search-alert', text: expect.stringContaining(id) })
  })

  it('is forgotten after seven days without an answer, and the link with it', async () => {
    const [was, email] = [word(), address()]
    await callerFor(null, { now: start }).searchAlert.request({ email, search: { was }, frequency: 'daily' })
    const token = await lastLink(email, CONFIRM)
    await expect(callerFor(null, { now: on(7) }).searchAlert.confirm({ token })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await runSearchAlerts(database().db, on(7))
    expect(await database().db.select().from(searchAlert).where(eq(searchAlert.email, email))).toEqual([])
  })

  it('cannot be used to flood a mailbox', async () => {
    const email = address()
    const visitor = callerFor(null, { now: on(300) })
    for (let time = 0; time < 3; time += 1) {
      await visitor.searchAlert.request({ email, search: { was: word() }, frequency: 'daily' })
    }
    const fourth = visitor.searchAlert.request({ email, search: { was: word() }, frequency: 'daily' })
    await expect(fourth).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(await mailsTo(email)).toHaveLength(3)
  })

  it('ends with one click, without signing in, and is then forgotten', async () => {
    const [was, email] = [word(), address()]
    const now = on(400)
    await callerFor(null, { now }).searchAlert.request({ email, search: { was }, frequency: 'daily' })
    await callerFor(null, { now }).searchAlert.confirm({ token: await lastLink(email, CONFIRM) })
    const { id } = await createJobPosting({ title: was, publishedAt: addDays(now, 0.1), runsUntil: addDays(now, 60) })
    await database().db.transaction((tx) => markPostings(tx, [id]))
    await runSearchAlerts(database().db, addDays(now, 1))
    const token = await lastLink(email, UNSUBSCRIBE)
    const [, mail] = await mailsTo(email)
    expect(unsubscribeHeaders(mail?.unsubscribeUrl ?? null)).toEqual({
      'List-Unsubscribe': expect.stringContaining(`/api/search-alerts/unsubscribe/${token}>`),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const visitor = callerFor(null)
    expect(await visitor.searchAlert.ofLink({ token })).toEqual({ label: was })
    await visitor.searchAlert.unsubscribe({ token })
    await visitor.searchAlert.unsubscribe({ token })
    expect(await visitor.searchAlert.ofLink({ token })).toEqual({ label: null })
    expect(await database().db.select().from(searchAlert).where(eq(searchAlert.email, email))).toEqual([])
    const forged = `${uuidv7()}.${token.split('.')[1]}`
    await expect(visitor.searchAlert.unsubscribe({ token: forged })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('an alert of an applicant', () => {
  async function withAlert(frequency: 'daily' | 'weekly' = 'daily') {
    const { user } = await createApplicant()
    const was = word()
    const caller = callerFor(user, { now: start })
    const { id } = await caller.searchAlert.create({ search: { was, page: 3 }, frequency })
    return { user, was, caller, id }
  }

  it('tells of each posting once, and never sends an empty mail', async () => {
    const { user, was } = await withAlert()
    const { db } = database()
    await publish(was, -1)
    await runSearchAlerts(db, on(1))
    expect(await mailsTo(user.email)).toEqual([])
    const [first, second] = [await publish(was, 1.1), await publish(was, 1.2)]
    await Promise.all([runSearchAlerts(db, on(2)), runSearchAlerts(db, on(2))])
    await runSearchAlerts(db, on(3))
    const third = await publish(was, 3.1)
    await runSearchAlerts(db, on(4))
    const mails = await mailsTo(user.email)
    expect(mails.map(({ subject }) => subject)).toEqual([`2 neue Stellen: „${was}“`, `Eine neue Stelle: „${was}“`])
    expect(mails[0]?.text).toContain(first)
    expect(mails[0]?.text).toContain(second)
    expect(mails[1]?.text).toContain(third)
    expect(mails[1]?.text).not.toContain(first)
  })

  it('follows its person to another address', async () => {
    const { user: before, was } = await withAlert()
    const email = address()
    const { db } = database()
    await db.update(accounts).set({ email }).where(eq(accounts.id, before.id))
    const id = await publish(was, 0.5)
    await runSearchAlerts(db, on(1))
    expect((await mailsTo(email)).map(({ text }) => text.includes(id))).toEqual([true])
    expect(await mailsTo(before.email)).toEqual([])
  })

  it('tells everybody of their own in one morning, however many', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => withAlert()))
    const [quiet, ...others] = people
    const published = new Map<string, string>()
    for (const { user, was } of others) published.set(user.email, await publish(was, 0.5))
    await runSearchAlerts(database().db, on(1))
    await runSearchAlerts(database().db, on(2))
    for (const { user } of others) {
      const mails = await mailsTo(user.email)
      expect(mails.map(({ text }) => text.includes(published.get(user.email) ?? ''))).toEqual([true])
    }
    expect(await mailsTo(quiet?.user.email ?? '')).toEqual([])
    const moments = await database()
      .db.select()
      .from(searchAlert)
      .where(eq(searchAlert.id, quiet?.id ?? ''))
    expect(moments).toMatchObject([{ lastMailedAt: null, nextRunAt: nextRun('daily', on(2)) }])
  })

  it('waits a week when it is weekly, and rests while it is paused', async () => {
    const { user, was, id } = await withAlert('weekly')
    const { db } = database()
    await publish(was, 1)
    await runSearchAlerts(db, on(6))
    expect(await mailsTo(user.email)).toEqual([])
    await runSearchAlerts(db, on(7))
    expect(await mailsTo(user.email)).toHaveLength(1)
    const change = { id, frequency: 'daily', version: 1 } as const
    await callerFor(user, { now: on(8) }).searchAlert.change({ ...change, status: 'paused' })
    await publish(was, 9)
    await runSearchAlerts(db, on(10))
    await callerFor(user, { now: on(10) }).searchAlert.change({ ...change, version: 2, status: 'active' })
    await runSearchAlerts(db, on(11))
    expect(await mailsTo(user.email)).toHaveLength(1)
    await expect(callerFor(user).searchAlert.change({ ...change, status: 'paused' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('says nothing of a pause when it is saved again, and stays ended in a tab from before', async () => {
    const { user, was, id } = await withAlert()
    const { db } = database()
    const before = await publish(was, 0.5)
    await runSearchAlerts(db, on(1))
    await callerFor(null).searchAlert.unsubscribe({ token: await lastLink(user.email, UNSUBSCRIBE) })
    const change = { id, frequency: 'weekly', status: 'active', version: 1 } as const
    await expect(callerFor(user).searchAlert.change(change)).rejects.toMatchObject({ code: 'CONFLICT' })
    const during = await publish(was, 2)
    await callerFor(user, { now: on(3) }).searchAlert.create({ search: { was }, frequency: 'daily' })
    const after = await publish(was, 3.5)
    await runSearchAlerts(db, on(4))
    const [told, last, ...more] = await mailsTo(user.email)
    expect([told, last].map((mail) => [before, during, after].map((one) => mail?.text.includes(one)))).toEqual([
      [true, false, false],
      [false, false, true],
    ])
    expect(more).toEqual([])
  })

  it('takes over what its address had agreed to before, so that nothing is mailed twice', async () => {
    const { user } = await createApplicant()
    const was = word()
    const visitor = callerFor(null, { now: start, clientIp: '192.0.2.78' }).searchAlert
    const caller = callerFor(user, { now: start }).searchAlert
    await database().db.update(accounts).set({ email: address() }).where(eq(accounts.id, user.id))
    const asked = async (search: { was: string }) => {
      await visitor.request({ email: user.email, search, frequency: 'daily' })
      await visitor.confirm({ token: await lastLink(user.email, CONFIRM) })
    }
    const other = word()
    await asked({ was })
    await asked({ was: other })
    await database().db.update(accounts).set({ email: user.email }).where(eq(accounts.id, user.id))
    expect((await caller.list({ page: 1 })).total).toBe(2)
    await caller.create({ search: { was }, frequency: 'weekly' })
    const { items, total } = await caller.list({ page: 1 })
    expect([total, items.map(({ label }) => label).toSorted()]).toEqual([2, [was, other].toSorted()])
    const left = items.find(({ label }) => label === other)
    await caller.change({ id: left?.id ?? '', version: left?.version ?? 0, frequency: 'daily', status: 'paused' })
    await callerFor(await createUser()).searchAlert.remove({ id: left?.id ?? '' })
    expect((await caller.list({ page: 1 })).total).toBe(2)
  })

  it('asked for as a visitor and saved before the answer stays one', async () => {
    const { user, was, caller } = await withAlert()
    const other = word()
    const visitor = callerFor(null, { now: start, clientIp: '192.0.2.78' }).searchAlert
    await visitor.request({ email: user.email, search: { was: other }, frequency: 'daily' })
    const token = await lastLink(user.email, CONFIRM)
    await caller.searchAlert.create({ search: { was: other }, frequency: 'daily' })
    await visitor.confirm({ token })
    const labels = async () => (await caller.searchAlert.list({ page: 1 })).items.map(({ label }) => label).toSorted()
    expect(await labels()).toEqual([was, other].toSorted())
  })

  it('that was paused is ordered again by a visitor, who is asked as before', async () => {
    const { user, was, caller, id } = await withAlert()
    await caller.searchAlert.change({ id, version: 1, frequency: 'daily', status: 'paused' })
    const visitor = callerFor(null, { now: on(1), clientIp: '192.0.2.77' }).searchAlert
    await visitor.request({ email: user.email, search: { was }, frequency: 'weekly' })
    const token = await lastLink(user.email, CONFIRM)
    expect(await visitor.pending({ token })).toMatchObject({ status: 'pending', frequency: 'weekly' })
    const list = async () => (await caller.searchAlert.list({ page: 1 })).items
    // Whoever asks may be a stranger.
    expect(await list()).toMatchObject([{ id, status: 'paused', frequency: 'daily', version: 2 }])
    await visitor.confirm({ token })
    const [confirmed, ...more] = await list()
    expect([confirmed, more]).toMatchObject([{ status: 'active', frequency: 'weekly' }, []])
    const change = { id: confirmed?.id ?? '', version: confirmed?.version ?? 0, frequency: 'daily' } as const
    await caller.searchAlert.change({ ...change, status: 'paused' })
    await visitor.confirm({ token })
    expect(await list()).toMatchObject([{ status: 'paused' }])
  })

  it('that an older program asked about in its own row is not asked about once it runs', async () => {
    const { user, was, caller, id } = await withAlert()
    const { db } = database()
    const [resumed, saved] = [uuidv7(), uuidv7()].map((token) => ({ token, hash: hashLinkToken(token) }))
    const asked = { status: 'paused', confirmationExpiresAt: on(7) } as const
    const since = async () => (await db.select().from(searchAlert).where(eq(searchAlert.id, id)))[0]?.newSince
    await db
      .update(searchAlert)
      .set({ ...asked, confirmationTokenHash: resumed?.hash })
      .where(eq(searchAlert.id, id))
    await callerFor(user, { now: on(1) }).searchAlert.change({ id, version: 1, frequency: 'daily', status: 'active' })
    await callerFor(null, { now: on(2) }).searchAlert.confirm({ token: resumed?.token ?? '' })
    expect(await since()).toEqual(on(1))
    await db
      .update(searchAlert)
      .set({ ...asked, confirmationTokenHash: saved?.hash })
      .where(eq(searchAlert.id, id))
    await callerFor(user, { now: on(3) }).searchAlert.create({ search: { was }, frequency: 'daily' })
    await callerFor(null, { now: on(4) }).searchAlert.confirm({ token: saved?.token ?? '' })
    expect(await since()).toEqual(on(3))
    // The address it was made with may be somebody else's by now; the alert stays with its account.
    await db
      .update(searchAlert)
      .set({ ...asked, email: address() })
      .where(eq(searchAlert.id, id))
    await callerFor(null, { now: on(5) }).searchAlert.confirm({ token: saved?.token ?? '' })
    expect(await caller.searchAlert.list({ page: 1 })).toMatchObject({ items: [{ id, status: 'active' }] })
  })

  it('of an account does not answer for whoever has its former address now', async () => {
    const { user, was } = await withAlert()
    await database().db.update(accounts).set({ email: address() }).where(eq(accounts.id, user.id))
    const visitor = callerFor(null, { now: on(1), clientIp: '192.0.2.79' }).searchAlert
    await visitor.request({ email: user.email, search: { was }, frequency: 'daily' })
    await visitor.confirm({ token: await lastLink(user.email, CONFIRM) })
    const id = await publish(was, 2)
    await runSearchAlerts(database().db, on(3))
    expect((await mailsTo(user.email)).at(-1)).toMatchObject({
      kind: 'search-alert',
      text: expect.stringContaining(id),
    })
    expect(await callerFor(user).searchAlert.list({ page: 1 })).toMatchObject({
      total: 1,
      items: [{ status: 'active' }],
    })
  })

  it('belongs to one person, and the same search is saved once', async () => {
    const { user, was, caller, id } = await withAlert()
    expect(await caller.searchAlert.create({ search: { was }, frequency: 'weekly' })).toEqual({ id })
    expect(await caller.searchAlert.list({ page: 1 })).toMatchObject({ total: 1, items: [{ id, frequency: 'weekly' }] })
    const stranger = callerFor(await createUser())
    expect(await stranger.searchAlert.list({ page: 1 })).toEqual({ total: 0, items: [] })
    await expect(
      stranger.searchAlert.change({ id, version: 1, frequency: 'daily', status: 'paused' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await stranger.searchAlert.remove({ id })
    expect(await callerFor(user).searchAlert.list({ page: 1 })).toMatchObject({ total: 1 })
    await callerFor(user).searchAlert.remove({ id })
    expect(await callerFor(user).searchAlert.list({ page: 1 })).toEqual({ total: 0, items: [] })
  })
})

it('runs in the German morning, in winter and summer', () => {
  expect(nextRun('daily', new Date('2026-01-10T12:00:00Z'))).toEqual(new Date('2026-01-11T05:00:00Z'))
  expect(nextRun('weekly', new Date('2026-03-25T12:00:00Z'))).toEqual(new Date('2026-04-01T04:00:00Z'))
  // 25 October has 25 hours: a day later than its first one is still that day.
  expect(nextRun('daily', new Date('2026-10-24T22:30:00Z'))).toEqual(new Date('2026-10-26T05:00:00Z'))
})
