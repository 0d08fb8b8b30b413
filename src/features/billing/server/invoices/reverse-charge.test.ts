import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_OPERATOR } from '~/demo/content/operator'
import { documentFaultLabels } from '~/features/billing/vocabulary'
import { company } from '~/features/companies/server/table'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { createPayingCompany, orderInput } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createOperator } from '../../../../../tests/factories/operator'
import { advanceLicenses } from '../../../../../tests/factories/timed-acts'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { grantInternalLicense } from '../commands/grant-internal-license'
import { invoice } from '../invoice-table'
import { sepaMandate, subscription } from '../table'

const NOW = new Date('2026-11-20T10:00:00Z')
const NEXT_PERIOD = new Date('2026-12-20T10:00:00Z')
const VIENNA = { country: 'AT' as const, postalCode: '1010', vatId: 'ATU13585627' }
const { db } = database()
let platform: { id: string }
beforeAll(async () => {
  platform = await createPlatformAdmin()
})
afterEach(async () => void (await createOperator()))

const desk = (now = NOW) => callerFor(platform, { now })
const invoicesOf = (id: string) => db.$count(invoice, eq(invoice.companyId, id))
const addressOf = async (values = {}) => {
  const { planId: _planId, accountHolder: _holder, iban: _iban, ...address } = await orderInput(values)
  return address
}

test('a renewal that would name no VAT id of the operator is not issued, and seen as failing with its reason', async () => {
  const abroad = await createPayingCompany(NOW, VIENNA)
  await createOperator({ vatId: null })
  await advanceLicenses(db, NEXT_PERIOD)
  expect(await invoicesOf(abroad.id)).toBe(1)
  const faults = await desk(NEXT_PERIOD).invoice.documentFaults()
  expect(faults).toMatchObject([{ kind: 'invoice', cause: 'unbillable' }])
  expect(documentFaultLabels.unbillable).toContain('USt-IdNr. des Betreibers')
  await createOperator()
  await advanceLicenses(db, addDays(NEXT_PERIOD, 1))
  expect(await invoicesOf(abroad.id)).toBe(2)
  expect(await desk(NEXT_PERIOD).invoice.documentFaults()).toEqual([])
})

test('who cannot be billed can still cancel', async () => {
  const abroad = await createPayingCompany(NOW, VIENNA)
  await createOperator({ vatId: null })
  const later = addDays(NEXT_PERIOD, 1)
  expect(await callerFor(abroad.admin, { now: later }).billing.cancel()).toMatchObject({ what: 'cancelled' })
  await advanceLicenses(db, addDays(later, 1))
  const [row] = await db.select().from(subscription).where(eq(subscription.companyId, abroad.id))
  expect(row).toMatchObject({ endReason: 'cancelled', currentPeriodEnd: NEXT_PERIOD })
  expect(await invoicesOf(abroad.id)).toBe(1)
})

test('nobody with a plan moves to where it cannot be billed, and everybody else does', async () => {
  const home = await createPayingCompany(NOW)
  const guest = await createCompany({ licenseState: null })
  await createOperator({ vatId: null })
  const move = async (admin: { id: string }) =>
    callerFor(admin, { now: NOW }).billing.changeAddress(await addressOf(VIENNA))
  await expect(move(home.admin)).rejects.toThrow('Mit dieser Anschrift')
  await move(guest.admin)
  const countryOf = async (id: string) => (await db.select().from(company).where(eq(company.id, id)))[0]?.country
  expect([await countryOf(home.id), await countryOf(guest.id)]).toEqual(['DE', 'AT'])
})

test('who is billed nothing, or could not be billed before, may still correct the address', async () => {
  const imported = await createCompany({ licenseState: null })
  await db.transaction((tx) => grantInternalLicense(tx, [imported.id], NOW))
  const abroad = await createPayingCompany(NOW, VIENNA)
  await createOperator({ vatId: null })
  const values = { ...(await addressOf(VIENNA)), street: 'Ringstraße' }
  for (const { admin, id } of [imported, abroad]) {
    await callerFor(admin, { now: NOW }).billing.changeAddress(values)
    expect(await db.select().from(company).where(eq(company.id, id))).toMatchObject([{ street: 'Ringstraße' }])
  }
})

test('a new mandate for a running plan does not move it there either', async () => {
  const home = await createPayingCompany(NOW)
  const ended = and(eq(sepaMandate.companyId, home.id))
  await db.update(sepaMandate).set({ revokedAt: NOW, revokedReason: 'returned' }).where(ended)
  await createOperator({ vatId: null })
  const signing = callerFor(home.admin, { now: NOW }).billing.setup(await orderInput(VIENNA))
  await expect(signing).rejects.toThrow('Mit dieser Anschrift')
})

test('the operator keeps the VAT id while a company abroad has a plan', async () => {
  const version = (await createOperator()).version
  const save = (vatId: string | null) => desk().operator.save({ values: { ...DEMO_OPERATOR, vatId }, version })
  const abroad = await createPayingCompany(NOW, VIENNA)
  await expect(save(null)).rejects.toThrow('muss Ihre USt-IdNr. stehen')
  await db.update(subscription).set({ endedAt: NOW, endReason: 'cancelled' })
  await save(null)
  expect((await desk().operator.get())?.vatId).toBeNull()
  expect(await invoicesOf(abroad.id)).toBe(1)
})
