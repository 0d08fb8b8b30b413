import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { company } from '~/features/companies/server/table'
import { addDays, formatDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createPayingCompany, orderInput } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { grantInternalLicense } from '../commands/grant-internal-license'
import { billingHealth } from '../health'
import { billingOrder, invoice } from '../invoice-table'
import { operator } from '../operator/operator-table'
import { type Failure, listDocumentFaults } from './faults'
import { orderLetter } from './letter'
import { sendDocuments } from './send-documents'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()

async function order() {
  const created = await createCompany({ licenseState: null, hasProfile: false })
  await callerFor(created.admin, { now: NOW }).billing.setup(await orderInput())
  return created
}

test('an order names its first paid day, after the trial or what is left of a licence', async () => {
  const operatorNow = await createOperator()
  const documentOf = async (companyId: string) => {
    const [row] = await db.select().from(billingOrder).where(eq(billingOrder.companyId, companyId))
    if (!row) throw new Error('no order')
    await sendDocuments(db, NOW)
    const [mail] = await confirmationsTo(row.recipient)
    return `${orderLetter(row.document, operatorNow).intro.join(' ')} ${mail?.text}`
  }
  const trial = await documentOf((await order()).id)
  expect(trial).toContain('kostenlos bis zum 03.12.2026. Der erste bezahlte Zeitraum beginnt am 04.12.2026.')
  expect(trial).toContain('Bis zum 03.12.2026 testen Sie kostenlos. Am 04.12.2026 beginnt')
  const imported = await createCompany({ licenseState: null })
  await db.transaction((tx) => grantInternalLicense(tx, [imported.id], NOW))
  const asAdmin = callerFor(imported.admin, { now: NOW })
  const licensedUntil = addDays(NOW, 365)
  expect(await asAdmin.billing.start()).toMatchObject({ mode: 'first', licensedUntil })
  await asAdmin.billing.setup(await orderInput())
  const licensed = await documentOf(imported.id)
  const day = formatDay(licensedUntil)
  expect(licensed).toContain(`Zeitraum beginnt am ${day}. Bis dahin gilt Ihre bisherige Lizenz weiter.`)
  expect(licensed).toContain(`Am ${day} beginnt der erste bezahlte Zeitraum.`)
  const paying = await createPayingCompany(NOW)
  expect(await documentOf(paying.id)).toContain('Der erste bezahlte Zeitraum beginnt am 20.11.2026.')
})

async function confirmationsTo(email: string) {
  const own = and(eq(outboxMail.recipient, email), eq(outboxMail.kind, 'order-confirmation'))
  return db.select({ id: outboxMail.id, text: outboxMail.text }).from(outboxMail).where(own)
}

test('an order waits for the operator’s data, the administration says so, and then it goes out', async () => {
  await createOperator()
  const { admin } = await order()
  await db.delete(operator)
  await sendDocuments(db, NOW)
  expect(await confirmationsTo(admin.email)).toEqual([])
  expect(await billingHealth(db, NOW)).toMatchObject({ hasOperator: false, waitingOrders: 1 })
  const platformAdmin = callerFor(await createPlatformAdmin())
  expect((await platformAdmin.admin.system()).billing).toMatchObject({ hasOperator: false, waitingOrders: 1 })
  await createOperator()
  await sendDocuments(db, NOW)
  await sendDocuments(db, NOW)
  expect(await confirmationsTo(admin.email)).toHaveLength(1)
  expect(await billingHealth(db, NOW)).toMatchObject({ hasOperator: true, waitingOrders: 0 })
})

test('a document that cannot be made keeps no other waiting', async () => {
  await createOperator()
  const broken = await order()
  await db
    .update(billingOrder)
    .set({ id: uuidv7(Date.parse('2020-01-01')), document: sql`'{}'::jsonb` })
    .where(eq(billingOrder.companyId, broken.id))
  const { admin } = await order()
  const reported: Failure[] = []
  await sendDocuments(db, NOW, (failure) => reported.push(failure))
  expect(reported).toEqual([expect.objectContaining({ kind: 'order', cause: 'data', attempts: 1 })])
  expect(await confirmationsTo(admin.email)).toHaveLength(1)
  expect(await confirmationsTo(broken.admin.email)).toEqual([])
})

test('a plan whose next period has no invoice yet is counted, once it is late', async () => {
  await order()
  const before = await billingHealth(db, new Date('2026-12-04T09:00:00Z'))
  const after = await billingHealth(db, new Date('2026-12-04T10:30:00Z'))
  expect(after.overduePeriods).toBeGreaterThan(before.overduePeriods)
})

test('what failed rests for a while, says why, and is made again when an admin asks for it', async () => {
  await createOperator()
  const { id: companyId, admin } = await order()
  const [kept] = await db.select().from(billingOrder).where(eq(billingOrder.companyId, companyId))
  if (!kept) throw new Error('no order')
  const ofCompany = eq(billingOrder.companyId, companyId)
  await db.update(billingOrder).set({ document: sql`'{}'::jsonb` }).where(ofCompany)
  const failures: Failure[] = []
  const send = (now: Date) => sendDocuments(db, now, (failure) => failures.push(failure))
  const own = () => failures.filter(({ subjectId }) => subjectId === kept.id).map(({ attempts }) => attempts)
  await send(NOW)
  await send(new Date(NOW.getTime() + 30_000))
  expect(own()).toEqual([1])
  await send(new Date(NOW.getTime() + 61_000))
  await send(new Date(NOW.getTime() + 100_000))
  expect(own()).toEqual([1, 2])
  const [fault] = (await listDocumentFaults(db)).filter(({ kind, cause }) => kind === 'order' && cause === 'data')
  if (!fault) throw new Error('no fault')
  expect(fault.trace).toContain('TypeError')
  await db.update(billingOrder).set({ document: kept.document }).where(ofCompany)
  const later = new Date(NOW.getTime() + 101_000)
  const platformAdmin = callerFor(await createPlatformAdmin(), { now: later })
  for (const { id } of await platformAdmin.invoice.documentFaults()) await platformAdmin.invoice.remakeDocument({ id })
  await send(later)
  expect(await confirmationsTo(admin.email)).toHaveLength(1)
  await expect(platformAdmin.invoice.remakeDocument({ id: fault.id })).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('a company may be called what no font can show: order, invoice and Storno are made', async () => {
  const { admin, invoice: issued } = await createPayingCompany(NOW, {
    companyName: 'Rakete 🚀 Щука 東京 \u{13000}\u202e GmbH',
    city: 'Αθήνα',
  })
  const platformAdmin = callerFor(await createPlatformAdmin(), { now: NOW })
  await platformAdmin.invoice.cancel({ invoiceId: issued.id, reason: 'Doppelt gebucht' })
  const failures: Failure[] = []
  await sendDocuments(db, NOW, (failure) => failures.push(failure))
  expect(failures.filter(({ kind }) => kind === 'invoice')).toEqual([])
  expect(await confirmationsTo(admin.email)).toHaveLength(1)
})

test('a Stornorechnung is mailed to who looks after the invoices now; on paper the address stays', async () => {
  const former = `frueher-${uuidv7()}@firma.example`
  const { id, invoice: issued } = await createPayingCompany(NOW, { invoiceEmail: former })
  await sendDocuments(db, NOW)
  const present = `heute-${uuidv7()}@firma.example`
  await db.update(company).set({ invoiceEmail: present }).where(eq(company.id, id))
  const platformAdmin = callerFor(await createPlatformAdmin(), { now: NOW })
  await platformAdmin.invoice.cancel({ invoiceId: issued.id, reason: 'Doppelt gebucht' })
  await sendDocuments(db, NOW)
  const kindsTo = async (recipient: string) => {
    const rows = await db.select({ kind: outboxMail.kind }).from(outboxMail).where(eq(outboxMail.recipient, recipient))
    return rows.map(({ kind }) => kind)
  }
  expect(await kindsTo(former)).toEqual(['invoice'])
  expect(await kindsTo(present)).toEqual(['invoice-storno'])
  const [storno] = await db.select().from(invoice).where(eq(invoice.cancelsInvoiceId, issued.id))
  expect(storno?.document.buyer.email).toBe(former)
})
