import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '~/platform/server/database/db'
import { creditFile, returnFile, transferFile, upload } from '../../../../../tests/factories/bank-files'
import { createPayingCompany, planIdOf } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { advanceLicenses } from '../../../../../tests/factories/timed-acts'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { invoice } from '../invoice-table'
import { findOpenCents } from '../invoices/ledger'
import { license } from '../table'

const day = (iso: string) => new Date(`${iso}T10:00:00Z`)
const NOW = day('2026-11-20')
const { db } = database()

test('a debit of an ended subscription that comes back stops the next one until it is paid', async () => {
  const company = await createPayingCompany(NOW)
  const { id, number, grossCents } = company.invoice
  const maker = await createPlatformAdmin()
  const desk = (on: string) => callerFor(maker, { now: day(on) }).directDebit
  const { id: runId } = await desk('2026-11-20').create()
  await callerFor(await createPlatformAdmin(), { now: NOW }).directDebit.release({ id: runId })
  const debit = { endToEndId: `${number}-1`, amountCents: grossCents, on: '2026-11-25' }
  await desk('2026-11-26').importFile(upload(creditFile([debit])))

  const own = (on: string) => callerFor(company.admin, { now: day(on) }).billing
  await own('2026-11-27').cancel()
  await advanceLicenses(db, day('2026-12-20'))
  await own('2026-12-21').bookAgain({ planId: await planIdOf('Strecke'), newAccount: null, actsAsEntrepreneur: true })
  await desk('2026-12-28').importFile(upload(returnFile([{ ...debit, on: '2026-12-28', reason: 'AM04' }])))

  const licenseNow = async () => (await db.select().from(license).where(eq(license.companyId, company.id)))[0]
  const invoices = () => db.$count(invoice, eq(invoice.companyId, company.id))
  expect(await licenseNow()).toMatchObject({ state: 'past_due', validUntil: day('2027-01-21') })
  await advanceLicenses(db, day('2027-01-21'))
  expect(await licenseNow()).toMatchObject({ state: 'expired' })
  expect(await invoices()).toBe(2)

  const owed = await findOpenCents(db, id)
  await desk('2027-01-22').importFile(upload(transferFile(number, owed, '2027-01-22', 'EARLIER-1')))
  await own('2027-01-22').bookAgain({ planId: await planIdOf('Strecke'), newAccount: null, actsAsEntrepreneur: true })
  expect(await licenseNow()).toMatchObject({ state: 'active' })
})
