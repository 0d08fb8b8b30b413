import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_OPERATOR } from '~/demo/content/operator'
import { isTarget2Day } from '~/features/billing/debit/target2'
import { directDebit, directDebitRun } from '~/features/billing/server/debit-table'
import { invoice } from '~/features/billing/server/invoice-table'
import { database } from '~/platform/server/database/db'
import { createPayingCompany } from '../../../../../../tests/factories/billing'
import { callerFor } from '../../../../../../tests/factories/caller'
import { createOperator } from '../../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../../tests/factories/user'
import { brokenDkRules } from '../../../../../../tests/schemas/pain008-rules'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()
let maker: { id: string }
let checker: { id: string }
let minutes = 0
beforeAll(async () => {
  maker = await createPlatformAdmin()
  checker = await createPlatformAdmin()
})

/** A released run, and what its file tells of the mandate of an invoice's debit. */
async function collect(invoiceId: string) {
  minutes += 1
  const now = new Date(NOW.getTime() + minutes * 60_000)
  const { id: runId } = await callerFor(maker, { now }).directDebit.create()
  await callerFor(checker, { now }).directDebit.release({ id: runId })
  const [run] = await db.select().from(directDebitRun).where(eq(directDebitRun.id, runId))
  const xml = run?.xml ?? ''
  expect(brokenDkRules(xml, isTarget2Day)).toEqual([])
  const [{ endToEndId } = { endToEndId: '' }] = await db
    .select()
    .from(directDebit)
    .where(eq(directDebit.runId, runId))
    .then((debits) => debits.filter((debit) => debit.invoiceId === invoiceId))
  const line = xml.split('\n').find((each) => each.includes(`<EndToEndId>${endToEndId}<`)) ?? ''
  return { told: /<AmdmntInfDtls>.*<\/AmdmntInfDtls>/.exec(line)?.[0] ?? null }
}

/** Owed again, for the next run. */
async function again(invoiceId: string, status: 'returned' | 'discarded') {
  await db.update(directDebit).set({ status }).where(eq(directDebit.invoiceId, invoiceId))
  await db.update(invoice).set({ status: 'returned', retryDebit: 1 }).where(eq(invoice.id, invoiceId))
}

const FORMER = `<OrgnlCdtrSchmeId><Id><PrvtId><Othr><Id>${DEMO_OPERATOR.creditorId}</Id>`

test('the bank of a mandate is told once that the creditor has another id or name', async () => {
  const company = await createPayingCompany(NOW)
  const { id } = company.invoice
  expect(await collect(id)).toMatchObject({ told: null })
  await again(id, 'returned')

  await createOperator({ creditorId: 'DE13ZZZ00000012345' })
  expect((await collect(id)).told).toContain(FORMER)
  await again(id, 'returned')
  expect(await collect(id)).toMatchObject({ told: null })
  await again(id, 'returned')

  await createOperator({ creditorId: 'DE13ZZZ00000012345', name: 'Gleiswerk GmbH' })
  expect((await collect(id)).told).toContain(`<Nm>${DEMO_OPERATOR.name}</Nm></OrgnlCdtrSchmeId>`)
  await createOperator()
})

test('a mandate that was signed before the change and never used is told of with its first debit', async () => {
  const company = await createPayingCompany(NOW)
  await createOperator({ creditorId: 'DE13ZZZ00000012345' })
  const { id } = company.invoice
  expect((await collect(id)).told).toContain(FORMER)
  // The bank took nothing of that file.
  await again(id, 'discarded')
  expect((await collect(id)).told).toContain(FORMER)
  await createOperator()
})

test('whoever signs after the change names the new creditor, and nothing is to be told', async () => {
  const company = await createPayingCompany(NOW)
  await createOperator({ creditorId: 'DE13ZZZ00000012345' })
  const account = { accountHolder: 'Hartmann', iban: 'AT611904300234573201', acceptsMandate: true as const }
  await callerFor(company.admin, { now: NOW }).billing.changeAccount(account)
  expect(await collect(company.invoice.id)).toMatchObject({ told: null })
  await createOperator()
})
