import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { database } from '~/platform/server/database/db'
import { createBilledCompany } from '../../../../tests/factories/billing'
import { createCompany } from '../../../../tests/factories/company'
import { whoWaitsForALock } from '../../../../tests/factories/waiting'
import { DEBIT_STATES, type DebitEvent, type DebitState } from '../debit/lifecycle'
import { INVOICE_STATES, type InvoiceEvent, type InvoiceState } from '../invoice/lifecycle'
import type { LicenseState } from '../subscription/license'
import { LICENSE_STATES } from '../vocabulary'
import { directDebit } from './debit-table'
import { transition as moveDebits } from './debits/debit-lifecycle'
import { invoice } from './invoice-table'
import { transition as moveInvoices } from './invoices/invoice-lifecycle'
import {
  expireLicenses,
  grantLicenses,
  transition as moveLicense,
  restoreLicense,
  suspendLicense,
} from './subscriptions/license-lifecycle'
import { license } from './table'

/** All moves, written down a second time; any other must not happen. */
const INVOICES: Record<InvoiceEvent, Partial<Record<InvoiceState, InvoiceState>>> = {
  collect: { issued: 'in_collection', returned: 'in_collection' },
  putBack: { in_collection: 'issued' },
  pay: { issued: 'paid', in_collection: 'paid', returned: 'paid' },
  return: { in_collection: 'returned', paid: 'returned' },
  cancel: { issued: 'cancelled', returned: 'cancelled' },
  correct: { issued: 'cancelled', paid: 'cancelled' },
  reopen: { paid: 'issued' },
  reopenCollection: { paid: 'in_collection' },
  reopenReturn: { paid: 'returned' },
}
const INVOICE_EVENTS = [
  ...(['collect', 'putBack', 'pay', 'return', 'cancel', 'correct'] as const),
  ...(['reopen', 'reopenCollection', 'reopenReturn'] as const),
] satisfies InvoiceEvent[]

const DEBITS: Record<DebitEvent, Partial<Record<DebitState, DebitState>>> = {
  collect: { open: 'collected', discarded: 'collected' },
  return: { open: 'returned', collected: 'returned', discarded: 'returned' },
  discard: { open: 'discarded' },
  reopen: { collected: 'open' },
}
const DEBIT_EVENTS = ['collect', 'return', 'discard', 'reopen'] as const satisfies DebitEvent[]

const LICENSES: Record<LicenseState, LicenseState[]> = {
  none: ['none', 'trial', 'active', 'suspended'],
  trial: ['trial', 'active', 'past_due', 'expired', 'suspended'],
  active: ['trial', 'active', 'past_due', 'expired', 'suspended'],
  past_due: ['active', 'past_due', 'expired', 'suspended'],
  expired: ['active', 'past_due', 'expired', 'suspended'],
  suspended: ['none', 'trial', 'active', 'past_due', 'expired', 'suspended'],
}

const { db } = database()
const now = new Date('2026-11-20T12:00:00Z')
let invoiceId: string
let debitId: string
let companyId: string

beforeAll(async () => {
  const billed = await createBilledCompany()
  invoiceId = billed.invoiceId
  const [debit] = await db.select({ id: directDebit.id }).from(directDebit).where(eq(directDebit.runId, billed.runId))
  if (!debit) throw new Error('a run without debits')
  debitId = debit.id
  companyId = (await createCompany()).id
})

const invoicePairs = INVOICE_EVENTS.flatMap((event) => INVOICE_STATES.map((status) => ({ event, status })))
test.each(invoicePairs)('an invoice, $status: $event', async ({ event, status }) => {
  await db.update(invoice).set({ status, paidAt: null, graceUntil: now }).where(eq(invoice.id, invoiceId))
  await db.transaction((tx) => moveInvoices(tx, [invoiceId], event, { now }))
  const [after] = await db
    .select({ status: invoice.status, paidAt: invoice.paidAt })
    .from(invoice)
    .where(eq(invoice.id, invoiceId))
  const to = INVOICES[event][status]
  expect(after).toEqual({ status: to ?? status, paidAt: to === 'paid' ? now : null })
})

const debitPairs = DEBIT_EVENTS.flatMap((event) => DEBIT_STATES.map((status) => ({ event, status })))
test.each(debitPairs)('a debit, $status: $event', async ({ event, status }) => {
  await db.update(directDebit).set({ status }).where(eq(directDebit.id, debitId))
  await db.transaction((tx) => moveDebits(tx, eq(directDebit.id, debitId), event))
  const [after] = await db.select({ status: directDebit.status }).from(directDebit).where(eq(directDebit.id, debitId))
  expect(after).toEqual({ status: DEBITS[event][status] ?? status })
})

async function stateOfLicense() {
  const [row] = await db
    .select({ state: license.state, before: license.stateBeforeSuspension })
    .from(license)
    .where(eq(license.companyId, companyId))
  return row
}

const given = (state: LicenseState, before: LicenseState | null = null) =>
  db.update(license).set({ state, stateBeforeSuspension: before }).where(eq(license.companyId, companyId))

const licensePairs = LICENSE_STATES.flatMap((from) => LICENSE_STATES.map((to) => ({ from, to })))
test.each(licensePairs)('a licence, $from: $to', async ({ from, to }) => {
  await given(from)
  const moving = db.transaction((tx) => moveLicense(tx, companyId, { state: to, validUntil: now }))
  if (LICENSES[from].includes(to)) await moving
  else await expect(moving).rejects.toThrow(`cannot go from ${from} to ${to}`)
  expect(await stateOfLicense()).toMatchObject({ state: LICENSES[from].includes(to) ? to : from })
})

test.each(LICENSE_STATES)('a licence, %s: suspended twice and given back', async (state) => {
  if (state === 'suspended') return
  await given(state)
  await db.transaction((tx) => restoreLicense(tx, companyId))
  expect(await stateOfLicense()).toEqual({ state, before: null })
  await db.transaction((tx) => suspendLicense(tx, companyId))
  await db.transaction((tx) => suspendLicense(tx, companyId))
  expect(await stateOfLicense()).toEqual({ state: 'suspended', before: state })
  await db.transaction((tx) => restoreLicense(tx, companyId))
  expect(await stateOfLicense()).toEqual({ state, before: null })
})

test.each(LICENSE_STATES)('a licence, %s: granted, and ended', async (state) => {
  await given(state, 'active')
  await db.transaction((tx) => grantLicenses(tx, [companyId], now))
  expect(await stateOfLicense()).toMatchObject({ state: state === 'suspended' ? state : 'active' })
  await given(state)
  await expireLicenses(db, eq(license.companyId, companyId))
  const isValid = state === 'trial' || state === 'active' || state === 'past_due'
  expect(await stateOfLicense()).toMatchObject({ state: isValid ? 'expired' : state })
})

test('of a payment and a cancellation at once one counts', async () => {
  await db.update(invoice).set({ status: 'issued', paidAt: null }).where(eq(invoice.id, invoiceId))
  let second: Promise<void> | undefined
  await db.transaction(async (tx) => {
    await moveInvoices(tx, [invoiceId], 'cancel', { now })
    second = db.transaction((other) => moveInvoices(other, [invoiceId], 'pay', { now }))
    await whoWaitsForALock('update "invoice"')
  })
  await second
  const [after] = await db.select({ status: invoice.status }).from(invoice).where(eq(invoice.id, invoiceId))
  expect(after).toEqual({ status: 'cancelled' })
})
