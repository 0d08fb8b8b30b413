import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, addMonths } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { readSettings } from '~/platform/server/settings/settings'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { application } from '../table'
import { startDeletionClock } from './start-deletion-clock'

// The last day of a month, in the hour before Berlin's midnight: where counting months goes wrong.
const NOW = new Date('2026-08-31T22:30:00Z')
const { db } = database()

async function rejectedWithMail(set: Partial<typeof outboxMail.$inferInsert>) {
  const sent = await createApplication()
  const admin = callerFor(sent.company.admin, { now: NOW })
  const step = { applicationId: sent.id, from: 'submitted', to: 'rejected', message: 'Leider nein.' } as const
  await admin.application.changeStatus(step)
  await db
    .update(outboxMail)
    .set({ createdAt: NOW, ...set })
    .where(eq(outboxMail.recipient, sent.applicant.user.email))
  await startDeletionClock(db, addDays(NOW, 3), await readSettings(db))
  return { ...sent, stored: () => stored(sent.id) }
}

async function stored(id: string) {
  const columns = { endDeliveredAt: application.endDeliveredAt, deleteAfter: application.deleteAfter }
  const [row] = await db.select(columns).from(application).where(eq(application.id, id))
  return row
}

test('the six months begin when the mail server takes the rejection', async () => {
  const deliveredAt = addDays(NOW, 2)
  const made = await rejectedWithMail({ deliveredAt })
  const clock = { endDeliveredAt: deliveredAt, deleteAfter: addMonths(deliveredAt, 6) }
  expect(await made.stored()).toEqual(clock)
  // Reading it later, or being told again, changes nothing.
  await callerFor(made.applicant.user, { now: addDays(NOW, 9) }).application.noteRejectionSeen({ id: made.id })
  await db
    .update(outboxMail)
    .set({ deliveredAt: addDays(NOW, 4) })
    .where(like(outboxMail.dedupeKey, 'application-st%'))
  await startDeletionClock(db, addDays(NOW, 5), await readSettings(db))
  expect(await made.stored()).toEqual(clock)
  const seen = await callerFor(made.company.admin).application.byId({ id: made.id })
  expect(seen.endDeliveredAt).toEqual(deliveredAt)
})

test('one that no mail server takes counts from the decision, until it is read here', async () => {
  const made = await rejectedWithMail({ failedAt: addDays(NOW, 2) })
  expect(await made.stored()).toEqual({ endDeliveredAt: null, deleteAfter: addMonths(NOW, 6) })
  const stranger = await createApplication()
  const later = addDays(NOW, 30)
  await callerFor(stranger.applicant.user, { now: later }).application.noteRejectionSeen({ id: made.id })
  expect(await made.stored()).toMatchObject({ endDeliveredAt: null })
  await db.update(application).set({ deletionAnnouncedAt: later }).where(eq(application.id, made.id))
  await callerFor(made.applicant.user, { now: later }).application.noteRejectionSeen({ id: made.id })
  expect(await made.stored()).toEqual({ endDeliveredAt: later, deleteAfter: addMonths(later, 6) })
  // Both sides were told of the former date: they are told of this one, too.
  expect(await db.select().from(application).where(eq(application.id, made.id))).toMatchObject([
    { deletionAnnouncedAt: null },
  ])
})

test('a withdrawal needs no delivery', async () => {
  const sent = await createApplication()
  const own = callerFor(sent.applicant.user, { now: NOW })
  await own.application.withdraw({ applicationId: sent.id, message: null })
  await own.application.noteRejectionSeen({ id: sent.id })
  expect(await stored(sent.id)).toEqual({ endDeliveredAt: null, deleteAfter: addMonths(NOW, 6) })
})

test('the mail of an earlier step starts no clock', async () => {
  const sent = await createApplication()
  const admin = callerFor(sent.company.admin, { now: NOW }).application
  const step = { applicationId: sent.id, from: 'submitted', to: 'in_review', message: 'Wir sehen sie uns an.' } as const
  await admin.changeStatus(step)
  const mails = eq(outboxMail.recipient, sent.applicant.user.email)
  await db.update(outboxMail).set({ createdAt: NOW, deliveredAt: NOW }).where(mails)
  await admin.changeStatus({ ...step, from: 'in_review', to: 'rejected', message: 'Leider nein.' })
  await startDeletionClock(db, addDays(NOW, 3), await readSettings(db))
  expect(await stored(sent.id)).toEqual({ endDeliveredAt: null, deleteAfter: addMonths(NOW, 6) })
})
