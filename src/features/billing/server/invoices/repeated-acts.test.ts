import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { returnFile, upload } from '../../../../../tests/factories/bank-files'
import { createPayingCompany, planIdOf } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { advanceLicenses } from '../../../../../tests/factories/timed-acts'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { invoice } from '../invoice-table'
import { creditUnused } from '../subscriptions/credit-unused'
import { findOpenCents } from './ledger'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()
let maker: { id: string }
let checker: { id: string }
beforeAll(async () => {
  maker = await createPlatformAdmin()
  checker = await createPlatformAdmin()
})
const desk = () => callerFor(maker, { now: NOW })

test('two upgrades just before the period they are for are both billed, and both taken back', async () => {
  const { id, admin } = await createPayingCompany(NOW, { planId: await planIdOf('Haltepunkt') })
  const before = new Date('2026-12-20T09:30:00Z')
  await advanceLicenses(db, before)
  const own = callerFor(admin, { now: before }).billing
  for (const name of ['Strecke', 'Knoten'] as const)
    await own.changePlan({ planId: await planIdOf(name), actsAsEntrepreneur: true })
  const bills = () => db.select().from(invoice).where(eq(invoice.companyId, id)).orderBy(asc(invoice.sequence))
  expect((await bills()).map(({ chargeKind, netCents }) => [chargeKind, netCents])).toEqual([
    ['period', 4900],
    ['period', 4900],
    ['upgrade', 10_000],
    ['upgrade', 20_000],
  ])
  await own.cancel()
  expect((await bills()).map(({ kind, status }) => `${kind} ${status}`).slice(0, 4)).toEqual([
    'invoice issued',
    ...['invoice cancelled', 'invoice cancelled', 'invoice cancelled'],
  ])
})

test('an invoice that was cancelled in part is not cancelled again, however much its fees are', async () => {
  const { invoice: owed } = await createPayingCompany(NOW, { planId: await planIdOf('Haltepunkt') })
  const { id: runId } = await desk().directDebit.create()
  await callerFor(checker, { now: NOW }).directDebit.release({ id: runId })
  const debit = { endToEndId: `${owed.number}-1`, amountCents: owed.grossCents, on: '2026-11-19', reason: 'AM04' }
  await desk().directDebit.importFile(upload(returnFile([debit])))
  const lastDay = new Date('2026-12-19T10:00:00Z')
  await db.transaction((tx) => creditUnused(tx, owed.subscriptionId ?? '', lastDay, NOW))
  expect(await findOpenCents(db, owed.id)).toBeGreaterThanOrEqual(owed.grossCents)
  const row = async () => (await desk().admin.invoices({ q: owed.number })).rows.find(({ id }) => id === owed.id)
  expect(await row()).toMatchObject({ status: 'returned', can: { cancel: false } })
  await expect(desk().invoice.cancel({ invoiceId: owed.id, reason: 'Irrtum' })).rejects.toThrow('schon storniert')
})

test('the same payment once more does nothing, although nothing is owed by then', async () => {
  const { invoice: owed } = await createPayingCompany(NOW)
  const receipt = { id: uuidv7(), invoiceId: owed.id, amountCents: owed.grossCents, bookedOn: '2026-11-20' }
  for (let round = 0; round < 2; round += 1) await desk().invoice.recordPayment(receipt)
  expect(await findOpenCents(db, owed.id)).toBe(0)
  await expect(desk().invoice.recordPayment({ ...receipt, id: uuidv7() })).rejects.toThrow('nichts mehr zu zahlen')
})
