import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { companyMember } from '~/features/companies/server/table'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createMember } from '../../../../../tests/factories/company'
import { createSlots, morningIn, slotInvitation } from '../../../../../tests/factories/slots'
import { interview } from '../workflow-table'
import { calendarAddress } from './address-table'
import { answerFeed } from './answer-feed'
import { feedEntries } from './feed-entries'

const { db } = database()

/** Reads an address as a calendar program does. */
function read(url: string, { headers = {}, method = 'GET', from = '203.0.113.9', now = new Date() } = {}) {
  const context = {
    ...{ db, reads: db, now, requestId: 'test', clientIp: from },
    ...{ session: async () => null, actor: async () => null },
  }
  return answerFeed(context, new Request(url, { method, headers }), url.split('/').at(-1) ?? '')
}

/** A picked slot, with the addresses of both sides and of a colleague who takes no part. */
async function agreed() {
  const created = await createApplication()
  const { company, posting, applicant, id } = created
  const colleague = await createMember(company.id)
  const [slotId = ''] = await createSlots(company.admin, [morningIn(3)], { jobPostingId: posting.id })
  const invitation = slotInvitation(id)
  await callerFor(company.admin).application.invite(invitation)
  await callerFor(applicant.user).application.pickSlot({ interviewId: invitation.id, slotId })
  const addressOf = async (who: { id: string }) => (await callerFor(who).application.renewCalendarAddress()).url
  return { ...created, colleague, interviewId: invitation.id, addressOf }
}

test('both sides read their own interviews without a session, a colleague who takes no part reads none', async () => {
  const { applicant, company, colleague, addressOf, interviewId } = await agreed()
  const own = await read(await addressOf(applicant.user))
  expect(own.status).toBe(200)
  expect(own.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(own.headers.get('cache-control')).toBe('private, no-cache')
  const ownText = await own.text()
  expect(ownText).toContain(`UID:${interviewId}@stellwerk`)
  expect(ownText).toContain('TZID:Europe/Berlin')
  const companyText = (await (await read(await addressOf(company.admin))).text()).replaceAll('\r\n ', '')
  expect(companyText).toContain('SUMMARY:Gespräch: Miriam Y.\\,')
  for (const text of [ownText, companyText]) {
    expect(text).not.toContain('@test.example')
    expect(text).not.toContain('Yıldız')
  }
  expect(await (await read(await addressOf(colleague))).text()).not.toContain('VEVENT')
})

test('what has not changed is not sent again; what was called off is told as such', async () => {
  const { applicant, company, addressOf, interviewId } = await agreed()
  const url = await addressOf(applicant.user)
  const etag = (await read(url)).headers.get('etag') ?? ''
  const again = await read(url, { headers: { 'if-none-match': `"alt", W/${etag}` }, now: addDays(new Date(), 0.2) })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  await callerFor(company.admin).application.cancelInterview({ interviewId, message: 'Leider krank.' })
  const changed = await read(url, { headers: { 'if-none-match': etag } })
  expect(changed.status).toBe(200)
  const text = await changed.text()
  expect(text).toContain('STATUS:CANCELLED')
  expect(text).not.toContain('Leider krank')
  // The colleague who had nothing in the calendar does not get the cancellation either.
  expect(await (await read(await addressOf(await createMember(company.id)))).text()).not.toContain('VEVENT')
})

test('of more interviews than a calendar holds the oldest are left out, not those to come', async () => {
  const { id, applicant, interviewId } = await agreed()
  const now = new Date()
  const held = { applicationId: id, status: 'held', mode: 'phone', location: '0521 1', durationMinutes: 30 } as const
  const past = Array.from({ length: 500 }, (_, hours) => addDays(now, -1 - hours / 24))
  const rows = past.map((startsAt) => ({ ...held, startsAt, proposedTimes: [] }))
  await db.insert(interview).values(rows)
  const entries = await feedEntries(db, applicant.user.id, now)
  expect(entries).toHaveLength(500)
  expect(entries.at(-1)).toMatchObject({ id: interviewId })
  expect(entries[0]?.startsAt).toEqual(past[498])
})

test('a renewed address ends the earlier one, a switched-off one is over, and only a hash is kept', async () => {
  const { applicant, addressOf } = await agreed()
  const caller = callerFor(applicant.user)
  expect(await caller.application.calendarAddress()).toBeNull()
  const first = await addressOf(applicant.user)
  await read(first)
  expect((await caller.application.calendarAddress())?.lastReadAt).not.toBeNull()
  const second = await addressOf(applicant.user)
  expect((await caller.application.calendarAddress())?.lastReadAt).toBeNull()
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  const rows = await db.select().from(calendarAddress).where(eq(calendarAddress.userId, applicant.user.id))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(second.split('/').at(-1) ?? '')
  await caller.application.endCalendarAddress()
  expect((await read(second)).status).toBe(404)
  expect(await caller.application.calendarAddress()).toBeNull()
})

test('a suspended account has no calendar, and who leaves a company loses its interviews', async () => {
  const { applicant, company, addressOf } = await agreed()
  const url = await addressOf(applicant.user)
  await db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, applicant.user.id))
  expect((await read(url)).status).toBe(404)
  const member = await createMember(company.id)
  const second = await createApplication({ company })
  const [slotId = ''] = await createSlots(member, [morningIn(4)], { jobPostingId: second.posting.id })
  const invitation = slotInvitation(second.id)
  await callerFor(company.admin).application.invite(invitation)
  await callerFor(second.applicant.user).application.pickSlot({ interviewId: invitation.id, slotId })
  const own = await addressOf(member)
  expect(await (await read(own)).text()).toContain('VEVENT')
  await db.delete(companyMember).where(eq(companyMember.userId, member.id))
  expect(await (await read(own)).text()).not.toContain('VEVENT')
})

test('guesses are counted by network, and one calendar may not ask all the time', async () => {
  const { applicant, addressOf } = await agreed()
  const url = await addressOf(applicant.user)
  const guess = () => read('http://stellwerk.test/api/calendar/geraten', { from: '192.0.2.77' })
  for (let count = 0; count < 60; count += 1) expect((await guess()).status).toBe(404)
  expect((await guess()).status).toBe(429)
  expect((await read(url, { from: '192.0.2.77' })).status).toBe(429)
  for (let count = 0; count < 60; count += 1) expect((await read(url)).status).toBe(200)
  const refused = await read(url)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
  expect((await read(url, { method: 'POST' })).status).toBe(405)
})
