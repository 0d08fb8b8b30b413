import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { database } from '~/platform/server/database/db'
import { creditFile, returnFile, transferFile, upload } from '../../../../../tests/factories/bank-files'
import { createPayingCompany } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { directDebit, directDebitRun } from '../debit-table'
import { invoice, invoiceEntry } from '../invoice-table'
import { findOpenCents } from '../invoices/ledger'
import { sepaMandate } from '../table'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()
let maker: ReturnType<typeof callerFor>
let checker: ReturnType<typeof callerFor>
beforeAll(async () => {
  await createOperator()
  maker = callerFor(await createPlatformAdmin(), { now: NOW })
  checker = callerFor(await createPlatformAdmin(), { now: NOW })
})

const debitsOf = (invoiceId: string) =>
  db
    .select({
      ...{ status: directDebit.status, amountCents: directDebit.amountCents, iban: sepaMandate.iban },
      ...{ sequenceType: directDebit.sequenceType, endToEndId: directDebit.endToEndId },
    })
    .from(directDebit)
    .innerJoin(sepaMandate, eq(sepaMandate.id, directDebit.mandateId))
    .where(eq(directDebit.invoiceId, invoiceId))
    .orderBy(asc(directDebit.endToEndId))

/** Creates a run, lets something happen, releases it and the next one; returns the file of the first. */
async function runAround(happens: () => Promise<unknown>) {
  // So that the first run always has something to release.
  await createPayingCompany(NOW)
  const { id } = await maker.directDebit.create()
  await happens()
  await checker.directDebit.release({ id })
  const [run] = await db.select({ xml: directDebitRun.xml }).from(directDebitRun).where(eq(directDebitRun.id, id))
  const next = await maker.directDebit.create()
  await checker.directDebit.release({ id: next.id })
  return run?.xml ?? ''
}

test('who pays a part before the release is debited with the rest only', async () => {
  const { invoice: bill } = await createPayingCompany(NOW)
  const part = transferFile(bill.number, 10_000, '2026-11-20', 'NTRY-1')
  const xml = await runAround(() => maker.directDebit.importFile(upload(part)))
  expect(xml).not.toContain(bill.number)
  expect(await debitsOf(bill.id)).toMatchObject([
    { status: 'discarded', amountCents: 17731 },
    // No bank has heard of the mandate yet.
    { status: 'open', amountCents: 7731, sequenceType: 'FRST' },
  ])
})

test('who names another account before the release is debited there only', async () => {
  const { invoice: bill, admin } = await createPayingCompany(NOW)
  const account = { accountHolder: 'Hartmann', iban: 'AT611904300234573201', acceptsMandate: true as const }
  const change = () => callerFor(admin, { now: NOW }).billing.changeAccount(account)
  const xml = await runAround(change)
  expect(xml).not.toContain(bill.number)
  expect(await debitsOf(bill.id)).toMatchObject([
    { status: 'discarded', iban: 'DE75512108001245126199' },
    { status: 'open', iban: account.iban },
  ])
  await expect(change()).rejects.toThrow('schon ab')
})

test.each([
  ['file', (reference: string) => `<OrgnlGrpInfAndSts><OrgnlMsgId>${reference}</OrgnlMsgId><GrpSts>RJCT</GrpSts>`],
  [
    'block',
    (reference: string) =>
      `<OrgnlGrpInfAndSts></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><OrgnlPmtInfId>${reference}-FRST</OrgnlPmtInfId><PmtInfSts>RJCT</PmtInfSts>`,
  ],
])('a %s that the bank refuses as a whole costs nobody anything and is sent anew', async (what, statusOf) => {
  const { invoice: bill } = await createPayingCompany(NOW)
  const { id } = await maker.directDebit.create()
  await checker.directDebit.release({ id })
  const [run] = await db.select().from(directDebitRun).where(eq(directDebitRun.id, id))
  const closing = what === 'file' ? '</OrgnlGrpInfAndSts>' : '</OrgnlPmtInfAndSts>'
  const reason = '<StsRsnInf><Rsn><Cd>FF01</Cd></Rsn></StsRsnInf>'
  const report = `<Document><CstmrPmtStsRpt><GrpHdr><CreDtTm>2026-11-21T08:00:00</CreDtTm></GrpHdr>${statusOf(run?.reference ?? '')}${reason}${closing}</CstmrPmtStsRpt></Document>`
  expect(await maker.directDebit.importFile(upload(report))).toMatchObject({ applied: 1, unmatched: 0 })
  expect(await maker.directDebit.importFile(upload(`${report} `))).toMatchObject({ applied: 0, repeated: 1 })
  const [after] = await db.select().from(invoice).where(eq(invoice.id, bill.id))
  expect(after).toMatchObject({ status: 'issued', graceUntil: null })
  const entries = await db
    .select({ kind: invoiceEntry.kind })
    .from(invoiceEntry)
    .where(eq(invoiceEntry.invoiceId, bill.id))
  expect(entries).toEqual([{ kind: 'charge' }])
  await maker.directDebit.create()
  expect(await debitsOf(bill.id)).toMatchObject([{ status: 'discarded' }, { status: 'open', sequenceType: 'FRST' }])
  // The refusal was wrong: the first debit is executed, and comes back.
  const told = { endToEndId: `${bill.number}-1`, on: '2026-11-19' }
  const files = [
    creditFile([{ ...told, amountCents: 17731 }]),
    returnFile([{ ...told, amountCents: 17731, reason: 'AM04' }]),
  ]
  for (const [at, status] of (['paid', 'returned'] as const).entries()) {
    expect(await maker.directDebit.importFile(upload(files[at] ?? ''))).toMatchObject({ applied: 1 })
    const [told] = await db.select().from(invoice).where(eq(invoice.id, bill.id))
    expect([told?.status, await findOpenCents(db, bill.id)]).toEqual([status, status === 'paid' ? 0 : 17731 + 400])
  }
})
