import { eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { isTarget2Day } from '~/features/billing/debit/target2'
import { directDebit, directDebitRun } from '~/features/billing/server/debit-table'
import { invoice } from '~/features/billing/server/invoice-table'
import { operator } from '~/features/billing/server/operator/operator-table'
import { sepaMandate } from '~/features/billing/server/table'
import { company } from '~/features/companies/server/table'
import { database } from '~/platform/server/database/db'
import { createPayingCompany } from '../../../../../../tests/factories/billing'
import { callerFor } from '../../../../../../tests/factories/caller'
import { sampleDebits } from '../../../../../../tests/factories/invoice-document'
import { createOperator } from '../../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../../tests/factories/user'
import { brokenDkRules } from '../../../../../../tests/schemas/pain008-rules'
import { checkCollectionApart } from './check-apart'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()
let maker: ReturnType<typeof callerFor>
let checker: ReturnType<typeof callerFor>
beforeAll(async () => {
  maker = callerFor(await createPlatformAdmin(), { now: NOW })
  checker = callerFor(await createPlatformAdmin(), { now: NOW })
})
beforeEach(async () => {
  await createOperator()
})

/** A draft with two companies' debits. */
async function draft() {
  const [one, other] = [await createPayingCompany(NOW, { companyName: 'Alpha GmbH' }), await createPayingCompany(NOW)]
  const { id } = await maker.directDebit.create()
  const stateOf = async (invoiceId: string) => {
    const [row] = await db.select({ status: invoice.status }).from(invoice).where(eq(invoice.id, invoiceId))
    return row?.status
  }
  const runOf = async () => {
    const [row] = await db.select().from(directDebitRun).where(eq(directDebitRun.id, id))
    if (!row) throw new Error('no run')
    return row
  }
  return { id, one, other, stateOf, runOf }
}
type Draft = Awaited<ReturnType<typeof draft>>

const setCompany = (values: Partial<typeof company.$inferInsert>) => (run: Draft) =>
  db.update(company).set(values).where(eq(company.id, run.one.id))
const setMandate = (values: Partial<typeof sepaMandate.$inferInsert>) => (run: Draft) =>
  db.update(sepaMandate).set(values).where(eq(sepaMandate.companyId, run.one.id))

test.each([
  ['Anschrift', 'address', setCompany({ country: 'xx' })],
  ['Name des Kontoinhabers', 'name', setMandate({ accountHolder: '株式会社' })],
  ['IBAN', 'iban', setMandate({ iban: 'DE75512108001245126198' })],
  ['Tag der Unterschrift', 'signedOn', setMandate({ signedAt: new Date('2026-12-24T10:00:00Z') })],
])(
  'a company’s %s that no bank takes: seen before, refused by name, and released once it is mended',
  async (label, field, spoil) => {
    const run = await draft()
    expect(await checker.directDebit.check({ id: run.id })).toMatchObject({ isReady: true, faults: [] })
    const [kept] = await db
      .select({ company, mandate: sepaMandate })
      .from(company)
      .innerJoin(sepaMandate, eq(sepaMandate.companyId, company.id))
      .where(eq(company.id, run.one.id))
    if (!kept) throw new Error('no company')
    await spoil(run)
    expect(await checker.directDebit.check({ id: run.id })).toMatchObject({
      ...{ isReady: false, faultCount: 1 },
      faults: [{ company: 'Alpha GmbH', number: run.one.invoice.number, field }],
    })
    await expect(checker.directDebit.release({ id: run.id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(`Zu berichtigen: Alpha GmbH (${label}).`),
    })
    expect(await run.runOf()).toMatchObject({ status: 'draft', xml: null, releasedAt: null })
    const { listText: _generated, ...before } = kept.company
    await setCompany(before)(run)
    await setMandate(kept.mandate)(run)
    expect(await checker.directDebit.check({ id: run.id })).toMatchObject({ isReady: true, faults: [] })
    await checker.directDebit.release({ id: run.id })
    const { status, xml } = await run.runOf()
    expect(status).toBe('released')
    expect(brokenDkRules(xml ?? '', isTarget2Day)).toEqual([])
  },
)

test('the operator’s own data are named as such', async () => {
  const run = await draft()
  await createOperator({ bic: 'FALSCH-1', name: '株式会社' })
  expect(await checker.directDebit.check({ id: run.id })).toMatchObject({
    ...{ isReady: false, faults: [{ company: null, number: null, field: 'name' }] },
  })
  await createOperator({ bic: 'FALSCH-1' })
  await expect(checker.directDebit.release({ id: run.id })).rejects.toThrow('Zu berichtigen: Betreiberdaten (BIC).')
  await db.delete(operator)
  expect(await checker.directDebit.check({ id: run.id })).toMatchObject({ isReady: false, hasOperator: false })
  await createOperator()
  await checker.directDebit.release({ id: run.id })
})

test('what is wrong is left out, the others are collected, and the invoice comes with the next run', async () => {
  const run = await draft()
  await expect(maker.directDebit.leaveOutFaulty({ id: run.id })).rejects.toThrow('nichts mehr herauszunehmen')
  const before = await run.runOf()
  await setMandate({ accountHolder: '株式会社' })(run)
  expect(await maker.directDebit.leaveOutFaulty({ id: run.id })).toEqual({ count: 1 })
  expect(await run.runOf()).toMatchObject({
    debitCount: before.debitCount - 1,
    totalCents: before.totalCents - run.one.invoice.grossCents,
  })
  expect([await run.stateOf(run.one.invoice.id), await run.stateOf(run.other.invoice.id)]).toEqual([
    'issued',
    'in_collection',
  ])
  await checker.directDebit.release({ id: run.id })
  expect((await run.runOf()).xml).not.toContain(run.one.invoice.number)
  await setMandate({ accountHolder: 'Alpha' })(run)
  const next = await maker.directDebit.create()
  const debits = await db.select().from(directDebit).where(eq(directDebit.runId, next.id))
  expect(debits.map(({ invoiceId }) => invoiceId)).toContain(run.one.invoice.id)
  await expect(maker.directDebit.leaveOutFaulty({ id: run.id })).rejects.toThrow('schon freigegeben')
  await checker.directDebit.release({ id: next.id })
})

test('where nothing would be left, the run is to be given up', async () => {
  const run = await draft()
  const ids = [run.one, run.other].map(({ id }) => id)
  await db.update(sepaMandate).set({ accountHolder: '株式会社' }).where(inArray(sepaMandate.companyId, ids))
  await expect(maker.directDebit.leaveOutFaulty({ id: run.id })).rejects.toThrow('verwerfen Sie den Lauf')
  await db.update(sepaMandate).set({ revokedAt: NOW }).where(inArray(sepaMandate.companyId, ids))
  expect(await checker.directDebit.check({ id: run.id })).toMatchObject({
    isReady: false,
    debitCount: 0,
    changedCount: 2,
  })
  await maker.directDebit.discard({ id: run.id })
  expect(await run.stateOf(run.one.invoice.id)).toBe('issued')
})

test('the check tells what the release will take, not what was collected', async () => {
  const run = await draft()
  const [before, { id: invoiceId, grossCents }] = [await run.runOf(), run.one.invoice]
  await checker.invoice.recordPayment({ id: invoiceId, invoiceId, amountCents: grossCents, bookedOn: '2026-11-20' })
  const expected = { debitCount: before.debitCount - 1, totalCents: before.totalCents - grossCents }
  const told = { ...expected, collectionOn: before.collectionOn, changedCount: 1 }
  expect(await checker.directDebit.check({ id: run.id })).toMatchObject(told)
  await checker.directDebit.release({ id: run.id })
  expect(await run.runOf()).toMatchObject(expected)
})

test('a run whose day is near says so, and one that is released is not checked any more', async () => {
  const run = await draft()
  const late = callerFor(await createPlatformAdmin(), { now: new Date('2026-11-25T08:00:00Z') })
  expect(await late.directDebit.check({ id: run.id })).toMatchObject({ isReady: false, isTooLate: true, faults: [] })
  await expect(late.directDebit.release({ id: run.id })).rejects.toThrow('liegt inzwischen zu nah')
  await checker.directDebit.release({ id: run.id })
  for (const act of ['discard', 'leaveOutFaulty'] as const)
    await expect(checker.directDebit[act]({ id: run.id })).rejects.toThrow('schon freigegeben')
  expect(await checker.directDebit.check({ id: run.id })).toBeNull()
})

test('a run for a Monday is released by Friday, because no bank takes its file at the weekend', async () => {
  const run = await draft()
  await db.update(directDebitRun).set({ collectionOn: '2026-11-30' }).where(eq(directDebitRun.id, run.id))
  const at = async (now: string) => callerFor(await createPlatformAdmin(), { now: new Date(now) })
  const saturday = await at('2026-11-28T10:00:00Z')
  expect(await saturday.directDebit.check({ id: run.id })).toMatchObject({ isReady: false, isTooLate: true })
  await expect(saturday.directDebit.release({ id: run.id })).rejects.toThrow('liegt inzwischen zu nah')
  const friday = await at('2026-11-27T10:00:00Z')
  expect(await friday.directDebit.check({ id: run.id })).toMatchObject({ isTooLate: false })
  await friday.directDebit.release({ id: run.id })
})

test('a run created on a Saturday is collected on the day that was shown, and can be released on Monday', async () => {
  await createPayingCompany(NOW)
  const saturday = callerFor(await createPlatformAdmin(), { now: new Date('2026-11-28T10:00:00Z') })
  const monday = callerFor(await createPlatformAdmin(), { now: new Date('2026-11-30T10:00:00Z') })
  const setDays = async (value: number) => {
    const known = (await saturday.admin.settings()).find(({ key }) => key === 'preNotificationDays')
    await saturday.admin.saveSetting({ key: 'preNotificationDays', value, updatedAt: known?.updatedAt ?? null })
  }
  await setDays(1)
  const { due } = await saturday.directDebit.runs({ page: 1 })
  const { id } = await saturday.directDebit.create()
  await setDays(5)
  const [run] = await db.select().from(directDebitRun).where(eq(directDebitRun.id, id))
  expect(run).toMatchObject({ collectionOn: '2026-12-01', debitCount: due.count })
  expect(due.collectionOn).toBe('2026-12-01')
  expect(await monday.directDebit.check({ id })).toMatchObject({ isTooLate: false, isReady: true })
  await monday.directDebit.release({ id })
})

test('while a long run is checked, everything else goes on', async () => {
  const file = sampleDebits(3000)
  const [, broken] = file.debits
  if (broken) broken.address = { street: 'x', houseNumber: '1', postalCode: '1', city: 'Wien', country: 'at' }
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  const checked = await checkCollectionApart(file)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(20)
  expect(checked).toEqual({ faults: [{ endToEndId: broken?.endToEndId, field: 'address' }] })
})
