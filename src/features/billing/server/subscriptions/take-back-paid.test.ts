import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { transferFile, upload } from '../../../../../tests/factories/bank-files'
import { createPayingCompany } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { advanceLicenses } from '../../../../../tests/factories/timed-acts'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { invoice } from '../invoice-table'
import { findOpenCents } from '../invoices/ledger'

const NOW = new Date('2026-11-20T10:00:00Z')
const BEFORE = new Date('2026-12-20T09:30:00Z')
const { db } = database()

test.each([17731, 7731])('a cancellation in time also takes back what a credit of %i cents has paid', async (cents) => {
  const { id: companyId, admin, invoice: first } = await createPayingCompany(NOW)
  const desk = callerFor(await createPlatformAdmin(), { now: BEFORE })
  const pay = (amountCents: number) =>
    desk.directDebit.importFile(upload(transferFile(first.number, amountCents, '2026-11-28', uuidv7())))
  await pay(first.grossCents)
  await pay(cents)
  await advanceLicenses(db, BEFORE)
  const bills = () => db.select().from(invoice).where(eq(invoice.companyId, companyId)).orderBy(asc(invoice.sequence))
  const next = (await bills()).at(-1)
  expect(await findOpenCents(db, next?.id ?? '')).toBe(first.grossCents - cents)

  const asAdmin = callerFor(admin, { now: BEFORE }).billing
  expect(await asAdmin.cancel()).toMatchObject({ license: { validUntil: first.coversUntil } })
  expect((await bills()).slice(-2)).toMatchObject([{ id: next?.id, status: 'cancelled' }, { kind: 'storno' }])
  expect(await findOpenCents(db, next?.id ?? '')).toBe(0)
  expect((await asAdmin.overview())?.credits).toMatchObject([{ id: first.id, creditCents: cents }])
})
