import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { database } from '~/platform/server/database/db'
import { upload } from '../../../../../tests/factories/bank-files'
import { createPayingCompany, planIdOf } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { bankEntry } from '../bank-table'
import { directDebit } from '../debit-table'
import { findOpenCents } from '../invoices/ledger'
import { sepaMandate } from '../table'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()
let maker: ReturnType<typeof callerFor>['directDebit']
let checker: ReturnType<typeof callerFor>['directDebit']
let iban = ''
beforeAll(async () => {
  iban = (await createOperator()).iban
  maker = callerFor(await createPlatformAdmin(), { now: NOW }).directDebit
  checker = callerFor(await createPlatformAdmin(), { now: NOW }).directDebit
})

type Told = {
  euros?: string
  credit?: boolean
  refs?: string
  remittance?: string
  back?: string
  entry?: string
  on?: string
}
let entries = 0

function entry({
  euros = '177.31',
  credit = true,
  refs = '',
  remittance = '',
  back = '',
  on = '2026-11-19',
  entry: own,
}: Told): string {
  return `<Ntry><Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>${credit ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${on}</Dt></BookgDt><AcctSvcrRef>${own ?? `R-${++entries}`}</AcctSvcrRef><NtryDtls><TxDtls><Refs>${refs}</Refs><RmtInf>${remittance}</RmtInf>${back}</TxDtls></NtryDtls></Ntry>`
}
const statement = (...told: string[]) =>
  `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${told.join('')}</Stmt></BkToCstmrStmt></Document>`
const notice = (...told: string[]) =>
  `<Document><BkToCstmrDbtCdtNtfctn><Ntfctn><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${told.join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`
const read = (text: string) => maker.importFile(upload(text))
const owed = async () => (await createPayingCompany(NOW)).invoice

describe('B8: an invoice is found', () => {
  test.each<[string, (number: string) => Told]>([
    [
      'by a structured reference',
      (number) => ({ remittance: `<Strd><CdtrRefInf><Ref>${number}</Ref></CdtrRefInf></Strd>` }),
    ],
    [
      'by a creditor reference without dashes',
      (number) => ({
        remittance: `<Strd><CdtrRefInf><Ref>RF18${number.replaceAll('-', '')}</Ref></CdtrRefInf></Strd>`,
      }),
    ],
    [
      'as the document that is paid',
      (number) => ({ remittance: `<Strd><RfrdDocInf><Nb>${number}</Nb></RfrdDocInf></Strd>` }),
    ],
    [
      'beside a reference of the payer’s own',
      (number) => ({
        remittance: `<Strd><CdtrRefInf><Ref>RF18K4711</Ref></CdtrRefInf><AddtlRmtInf>Rg ${number}</AddtlRmtInf></Strd>`,
      }),
    ],
    ['by the payer’s own id', (number) => ({ refs: `<EndToEndId>${number}</EndToEndId>` })],
    ['in small letters', (number) => ({ remittance: `<Ustrd>rg. ${number.toLowerCase()}</Ustrd>` })],
    ['with slashes', (number) => ({ remittance: `<Ustrd>${number.replaceAll('-', '/')}</Ustrd>` })],
    [
      'broken in the middle of the digits',
      (number) => ({
        remittance: `<Ustrd>Zahlung ${number.slice(0, -2)}</Ustrd><Ustrd>${number.slice(-2)} Danke</Ustrd>`,
      }),
    ],
  ])('%s', async (_how, write) => {
    const { id, number } = await owed()
    expect(await read(statement(entry(write(number))))).toMatchObject({ applied: 1 })
    expect(await findOpenCents(db, id)).toBe(0)
  })

  test('but not when two are named, or one that does not exist', async () => {
    const [one, other] = [await owed(), await owed()]
    const told = [`${one.number} und ${other.number}`, 'RE-2026-99999'].map((text) => `<Ustrd>${text}</Ustrd>`)
    expect(await read(statement(...told.map((remittance) => entry({ remittance }))))).toMatchObject({ unmatched: 2 })
  })
})

test('a booking of a day far ahead waits for a person', async () => {
  const { id, number, grossCents } = await owed()
  const remittance = `<Ustrd>${number}</Ustrd>`
  expect(await read(statement(entry({ remittance, on: '2031-01-01' })))).toMatchObject({ applied: 0, unmatched: 1 })
  expect(await findOpenCents(db, id)).toBe(grossCents)
  expect(await read(statement(entry({ remittance, on: '2026-11-23' })))).toMatchObject({ applied: 1 })
})

describe('B7: a debit that came back', () => {
  const reason = '<RtrInf><Rsn><Cd>AM04</Cd></Rsn></RtrInf>'
  async function debited() {
    const invoice = await owed()
    const { id } = await maker.create()
    await checker.release({ id })
    const [debit] = await db
      .select({ id: directDebit.id, endToEndId: directDebit.endToEndId, mandate: sepaMandate.reference })
      .from(directDebit)
      .innerJoin(sepaMandate, eq(sepaMandate.id, directDebit.mandateId))
      .where(eq(directDebit.invoiceId, invoice.id))
    if (!debit) throw new Error('no debit')
    return debit
  }
  const statusOf = async (id: string) => (await db.select().from(directDebit).where(eq(directDebit.id, id)))[0]?.status

  test.each<[string, (debit: { endToEndId: string; mandate: string }) => Told]>([
    [
      'by its mandate alone',
      ({ mandate }) => ({ refs: `<EndToEndId>NOTPROVIDED</EndToEndId><MndtId>${mandate}</MndtId>` }),
    ],
    ['by its id in the text alone', ({ endToEndId }) => ({ remittance: `<Ustrd>Rueckgabe ${endToEndId}</Ustrd>` })],
    [
      'by its id with spaces',
      ({ endToEndId }) => ({ refs: `<EndToEndId>${endToEndId.replaceAll('-', ' ')}</EndToEndId>` }),
    ],
  ])('is found %s', async (_how, write) => {
    const debit = await debited()
    expect(await read(statement(entry({ ...write(debit), credit: false, back: reason })))).toMatchObject({ applied: 1 })
    expect(await statusOf(debit.id)).toBe('returned')
  })

  test('by a mandate under which several are out is the one whose sum fits', async () => {
    const { admin, invoice: first } = await createPayingCompany(NOW)
    const planId = await planIdOf('Knoten')
    await callerFor(admin, { now: NOW }).billing.changePlan({ planId, actsAsEntrepreneur: true })
    const { id } = await maker.create()
    await checker.release({ id })
    const out = await db
      .select({ invoiceId: directDebit.invoiceId, status: directDebit.status, mandate: sepaMandate.reference })
      .from(directDebit)
      .innerJoin(sepaMandate, eq(sepaMandate.id, directDebit.mandateId))
      .where(eq(sepaMandate.companyId, first.companyId))
    expect(out).toHaveLength(2)
    const refs = `<MndtId>${out[0]?.mandate}</MndtId>`
    const euros = (first.grossCents / 100).toFixed(2)
    expect(await read(statement(entry({ refs, credit: false, back: reason, euros })))).toMatchObject({ applied: 1 })
    const [back] = await db.select().from(directDebit).where(eq(directDebit.invoiceId, first.id))
    expect(back?.status).toBe('returned')
  })

  test('by a mandate whose sum does not fit waits for a person', async () => {
    const debit = await debited()
    const refs = `<MndtId>${debit.mandate}</MndtId>`
    expect(await read(statement(entry({ refs, credit: false, back: reason, euros: '500.00' })))).toMatchObject({
      ...{ applied: 0, unmatched: 1 },
    })
    expect(await statusOf(debit.id)).toBe('open')
  })

  test('B12: a transfer of ours that came back is offered to no debit, whatever it names', async () => {
    const debit = await debited()
    const refs = `<EndToEndId>${debit.endToEndId}</EndToEndId>`
    expect(await read(statement(entry({ refs, back: reason })))).toMatchObject({ applied: 0, unmatched: 1 })
    const [entered] = await db.select().from(bankEntry).where(eq(bankEntry.endToEndId, debit.endToEndId))
    expect(entered).toMatchObject({ kind: 'payment', debitId: null })
    expect(await statusOf(debit.id)).toBe('open')
  })
})

describe('B9: a batch whose sum one file has and whose payments another', () => {
  const parts = (numbers: readonly string[]) =>
    numbers
      .map(
        (number) =>
          `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">177.31</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${number}</Ustrd></RmtInf></TxDtls>`,
      )
      .join('')
  // Each on a different day: equal sums on one day need a decision.
  const batch = (own: string, details: string, on = '2026-10-05') =>
    entry({ euros: '354.62', entry: own, on }).replace(/<TxDtls>.*<\/TxDtls>/, details)
  const SUM = '<Btch><NbOfTxs>2</NbOfTxs></Btch>'
  const sum = async () => (await maker.unmatched({})).rows.find(({ amountCents }) => amountCents === 35462)

  test('sum first, under another reference: the payments count, and the sum asks', async () => {
    const invoices = [await owed(), await owed()]
    await read(statement(batch('SUM-1', SUM)))
    expect(await sum()).toMatchObject({
      doubt: expect.stringContaining('Summe aus mehreren'),
      can: { keepAsRepeated: false },
    })
    expect(await read(notice(batch('DET-1', parts(invoices.map(({ number }) => number)))))).toMatchObject({
      applied: 2,
    })
    const asked = await sum()
    expect(asked).toMatchObject({
      doubt: expect.stringContaining('Vielleicht die Summe'),
      can: { keepAsRepeated: true },
    })
    await maker.keepEntryAsRepeated({ id: asked?.id ?? '' })
    expect(await sum()).toBeUndefined()
  })

  test('under one reference the sum is a repetition, whichever comes first', async () => {
    const invoices = [await owed(), await owed()]
    const details = parts(invoices.map(({ number }) => number))
    await read(statement(batch('SAME-1', SUM, '2026-10-12')))
    expect(await read(notice(batch('SAME-1', details, '2026-10-12')))).toMatchObject({ applied: 2 })
    expect(await sum()).toBeUndefined()
    const others = parts([(await owed()).number, (await owed()).number])
    expect(await read(notice(batch('SAME-2', others, '2026-10-20')))).toMatchObject({ applied: 2 })
    expect(await read(statement(batch('SAME-2', SUM, '2026-10-20')))).toMatchObject({ repeated: 1, unmatched: 0 })
  })

  test('a sum that names an invoice is not booked on it', async () => {
    const { id, number, grossCents } = await owed()
    const named = batch('NAMED-1', SUM, '2026-10-28').replace(
      '</Ntry>',
      `<AddtlNtryInf>${number}</AddtlNtryInf></Ntry>`,
    )
    expect(await read(statement(named))).toMatchObject({ applied: 0, unmatched: 1 })
    expect(await findOpenCents(db, id)).toBe(grossCents)
  })
})

test('what is confirmed as the same as a repetition repeats the first of them', async () => {
  const { number } = await owed()
  const told = (own: string, text: string) => entry({ entry: own, remittance: `<Ustrd>${text}</Ustrd>` })
  await read(notice(told('CH-1', number)))
  await read(statement(told('CH-2', number)))
  const asked = (await maker.unmatched({})).rows.find(({ text }) => text === number)
  // A third report resembles the one that still waits.
  const [waiting] = await db
    .select()
    .from(bankEntry)
    .where(eq(bankEntry.id, asked?.id ?? ''))
  const [third] = await db
    .insert(bankEntry)
    .values({
      ...{ importId: waiting?.importId ?? '', kind: 'payment', dedupeKey: 'third', amountCents: 17731 },
      ...{ bookedOn: '2026-11-19', text: number, outcome: 'unmatched', resemblesId: waiting?.id ?? null },
    })
    .returning({ id: bankEntry.id })
  await maker.keepEntryAsRepeated({ id: waiting?.id ?? '' })
  await maker.keepEntryAsRepeated({ id: third?.id ?? '' })
  const [last] = await db
    .select()
    .from(bankEntry)
    .where(eq(bankEntry.id, third?.id ?? ''))
  expect(last?.repeatsId).toBe(waiting?.resemblesId)
})
