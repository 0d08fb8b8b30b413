import { and, eq, like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addDays, toWallClock } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../../../../tests/factories/caller'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import type { OrderForm } from '../../orders/order'
import { authorityOrder } from './table'

const { db } = database()
const NOW = new Date()
const at = (days: number) => toWallClock(addDays(NOW, days))
const NAMES = ['Anna Erste', 'Berta Zweite', 'Carla Dritte'] as const
const emails: string[] = []
let [first, second, third] = [callerFor(null), callerFor(null), callerFor(null)]
beforeAll(async () => {
  const callers = []
  for (const name of NAMES) {
    const person = await createPlatformAdmin({ name })
    emails.push(person.email)
    callers.push(callerFor(person, { now: NOW }))
  }
  ;[first = first, second = second, third = third] = callers
})

const given: OrderForm = {
  ...{ kind: 'remove', authority: 'Amtsgericht Minden', country: 'DE', reason: 'scam', reference: '3 Gs 7/26' },
  ...{ content: 'Die Stelle ist zu entfernen.', receivedAt: at(-2), confirmedAt: '' },
}

async function recorded(values: Partial<OrderForm> = {}): Promise<string> {
  const id = uuidv7()
  await first.moderation.saveOrder({ id, version: null, values: { ...given, ...values } })
  return id
}

const settlement = { outcome: 'followed' as const, actedAt: at(-1), note: 'Die Stelle ist entfernt.' }

const change = (id: string, by: typeof first, version: number, values: Partial<OrderForm> = {}) =>
  by.moderation.saveOrder({ id, version, values: { ...given, ...values } })

const actionsOn = async (id: string) => {
  const events = await db
    .select({ action: auditEvent.action })
    .from(auditEvent)
    .where(and(eq(auditEvent.subjectId, id), like(auditEvent.action, 'authority-order.%')))
    .orderBy(auditEvent.seq)
  return events.map(({ action }) => action.split('.')[1])
}

test('an order is written down once, the other admins hear of it, and every step is in the log', async () => {
  const id = await recorded()
  await expect(first.moderation.saveOrder({ id, version: null, values: given })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  const mails = await db
    .select({ to: outboxMail.recipient, text: outboxMail.text })
    .from(outboxMail)
    .where(and(eq(outboxMail.kind, 'admin-authority-order'), like(outboxMail.dedupeKey, `%${id}%`)))
  const told = mails.map(({ to }) => to)
  expect(told).toEqual(expect.arrayContaining(emails.slice(1)))
  expect(told).not.toContain(emails[0])
  expect(JSON.stringify(mails)).not.toMatch(/Minden|3 Gs 7/)
  await second.moderation.settleOrder({ id, version: 1, ...settlement })
  await second.moderation.reopenOrder({ id })
  await second.moderation.reopenOrder({ id })
  expect(await actionsOn(id)).toEqual(['recorded', 'settled', 'reopened'])
})

test('another person settles it than the one who wrote it down or changed it last', async () => {
  const id = await recorded()
  expect(await first.moderation.order({ id })).toMatchObject({ isOwn: true, settledAt: null })
  await expect(first.moderation.settleOrder({ id, version: 1, ...settlement })).rejects.toMatchObject({
    cause: { reason: 'orderSameEyes' },
  })
  await change(id, second, 1, { content: 'Stelle und Profil sind zu entfernen.' })
  await expect(second.moderation.settleOrder({ id, version: 2, ...settlement })).rejects.toMatchObject({
    cause: { reason: 'orderSameEyes' },
  })
  await first.moderation.settleOrder({ id, version: 2, ...settlement })
  expect(await second.moderation.order({ id })).toMatchObject({
    ...{ outcome: 'followed', note: settlement.note, writtenBy: NAMES[1], settledBy: NAMES[0] },
  })
})

test('nobody settles what has changed since they read it, and of two only one settles', async () => {
  const id = await recorded()
  await change(id, first, 1, { content: 'Stelle und Profil sind zu entfernen.' })
  await expect(second.moderation.settleOrder({ id, version: 1, ...settlement })).rejects.toThrow(NAMES[0])
  const both = await Promise.allSettled(
    [second, third].map((each) => each.moderation.settleOrder({ id, version: 2, ...settlement })),
  )
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(third.moderation.settleOrder({ id, version: 3, ...settlement })).rejects.toMatchObject({
    cause: { reason: 'orderSettledAlready' },
  })
  expect(await actionsOn(id)).toEqual(['recorded', 'changed', 'settled'])
})

test('of two who change it the second is told who was faster; what is settled is opened first', async () => {
  const id = await recorded()
  await change(id, second, 1)
  await expect(change(id, first, 1)).rejects.toThrow(NAMES[1])
  await first.moderation.settleOrder({ id, version: 2, ...settlement })
  await expect(change(id, second, 3)).rejects.toMatchObject({ cause: { reason: 'orderSettled' } })
  await second.moderation.reopenOrder({ id })
  expect(await second.moderation.order({ id })).toMatchObject({ outcome: null, actedAt: null, note: null, version: 4 })
  await change(id, second, 4)
})

test('moments that cannot be are refused at their fields', async () => {
  const refused = (values: Partial<OrderForm>) =>
    expect(recorded(values)).rejects.toMatchObject({ message: expect.stringMatching(/Zukunft|noch nicht da/) })
  await refused({ receivedAt: at(1) })
  await refused({ confirmedAt: at(1) })
  await refused({ confirmedAt: at(-3) })
  const id = await recorded({ confirmedAt: at(-2) })
  for (const actedAt of [at(1), at(-3)]) {
    await expect(second.moderation.settleOrder({ id, version: 1, ...settlement, actedAt })).rejects.toMatchObject({
      message: expect.stringMatching(/Zukunft|noch nicht da/),
    })
  }
  expect(await db.$count(authorityOrder, and(eq(authorityOrder.id, id), eq(authorityOrder.version, 1)))).toBe(1)
})

test('open ones wait on the start page, and are found by authority or sign', async () => {
  const sign = `Az ${uuidv7()}`
  const id = await recorded({ reference: sign, receivedAt: at(-400) })
  expect((await second.admin.overview()).authorityOrders).toMatchObject({ since: expect.any(Date) })
  const found = async (input: object) => (await second.admin.orders({ q: sign, ...input })).rows.map((row) => row.id)
  expect(await found({ zustand: 'open', art: 'remove' })).toEqual([id])
  for (const other of [{ zustand: 'settled' }, { art: 'inform' }]) expect(await found(other)).toEqual([])
  const before = (await second.admin.overview()).authorityOrders.count
  await second.moderation.settleOrder({ id, version: 1, ...settlement })
  expect((await second.admin.overview()).authorityOrders.count).toBe(before - 1)
  expect(await found({ zustand: 'settled' })).toEqual([id])
})
