import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { createPayingCompany, orderInput } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'

const NOW = new Date('2026-11-20T10:00:00Z')

test('a VAT id that nobody has confirmed is recorded with who gave it, and so is every change', async () => {
  const { db } = database()
  const austrian = { country: 'AT', postalCode: '1010', vatId: 'ATU13585627' }
  const { id, admin } = await createPayingCompany(NOW, austrian)
  const recorded = async () => {
    const changes = and(eq(auditEvent.subjectId, id), eq(auditEvent.action, 'billing.vat-id-changed'))
    const events = await db.select().from(auditEvent).where(changes).orderBy(auditEvent.seq)
    expect(events.every(({ actorUserId }) => actorUserId === admin.id)).toBe(true)
    return events.map(({ details }) => details)
  }
  const given = { vatId: 'ATU13585627', vatIdBefore: null, isVatIdConfirmed: false }
  expect(await recorded()).toEqual([given])
  const save = async (change: object) =>
    callerFor(admin, { now: NOW }).billing.changeAddress(await orderInput({ ...austrian, ...change }))
  await save({ city: 'Wien' })
  expect(await recorded()).toEqual([given])
  await save({ vatId: '' })
  expect(await recorded()).toEqual([given, { vatId: null, vatIdBefore: 'ATU13585627', isVatIdConfirmed: false }])
})
