import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { actorOf, createPayingCompany } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { killedAt } from '../../../../../tests/factories/killed'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { bankEntry, bankImport } from '../bank-table'
import { findOpenCents } from '../invoices/ledger'
import { EVENTS_AT_ONCE, importBankFile } from './import-bank-file'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()
let admin: ReturnType<typeof callerFor>
let iban = ''
beforeAll(async () => {
  iban = (await createOperator()).iban
  admin = callerFor(await createPlatformAdmin(), { now: NOW })
})

type Transfer = { text: string; euros?: string; on?: string; entry?: string; own?: string; account?: string }

function entry({ text, euros = '177.31', on = '2026-11-19', entry: reference = 'NONREF', own }: Transfer): string {
  return `<Ntry><Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${on}</Dt></BookgDt><ValDt><Dt>${on}</Dt></ValDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId>${own ? `<Prtry><Tp>FI-UMSATZ-ID</Tp><Ref>${own}</Ref></Prtry>` : ''}</Refs><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
}

const statement = (entries: string, account = iban) =>
  `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`
const notice = (entries: string) =>
  `<Document><BkToCstmrDbtCdtNtfctn><Ntfctn><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${entries}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`

async function read(content: string | Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.set('file', new File([content], 'bank'))
  return admin.directDebit.importFile(form)
}

const debts = async (count: number) => {
  const companies = await Promise.all(Array.from({ length: count }, () => createPayingCompany(NOW)))
  return companies.map(({ invoice }) => invoice)
}

test('B1: where every booking is NONREF, each payment counts once, and a repetition can be objected to', async () => {
  const owed = await debts(3)
  const entries = owed.map(({ number }, at) => entry({ text: number, own: `2026-11-19-${number}-${at}` })).join('')
  expect(await read(statement(entries))).toMatchObject({ applied: 3, repeated: 0, unmatched: 0 })
  expect(await read(statement(`${entries}\n`))).toMatchObject({ applied: 0, repeated: 3, unmatched: 0 })
  for (const { id } of owed) expect(await findOpenCents(db, id)).toBe(0)
  const [row] = (await admin.directDebit.repeated({})).rows
  const id = row?.id ?? ''
  await admin.directDebit.keepEntryAsOwn({ id })
  await expect(admin.directDebit.keepEntryAsOwn({ id })).rejects.toThrow('inzwischen jemand erledigt')
  expect((await admin.directDebit.unmatched({})).rows.map((each) => each.id)).toContain(id)
  const events = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, id))
  expect(events.map(({ action }) => action)).toEqual(['bank-entry.own'])
})

test('two nodes that read the same payment at once book it once', async () => {
  const [owed] = await debts(1)
  const one = entry({ text: owed?.number ?? '', own: 'RACE-1' })
  const results = await Promise.all([read(statement(one)), read(statement(`${one} `)), read(statement(`${one}  `))])
  expect(results.map(({ applied }) => applied).sort()).toEqual([0, 0, 1])
  expect(await findOpenCents(db, owed?.id ?? '')).toBe(0)
})

test('B9: a transfer in a notice and, under another reference, in the statement is asked about, and is one', async () => {
  const [owed] = await debts(1)
  const number = owed?.number ?? ''
  await read(notice(entry({ text: `Rechnung ${number}`, entry: 'N-1' })))
  expect(await read(statement(entry({ text: `Rechnung ${number}`, entry: 'S-1' })))).toMatchObject({ unmatched: 1 })
  const asked = (await admin.directDebit.unmatched({})).rows.find(({ text }) => text === `Rechnung ${number}`)
  expect(asked).toMatchObject({ can: { keepAsRepeated: true }, doubt: expect.stringContaining('Vielleicht dieselbe') })
  await admin.directDebit.keepEntryAsRepeated({ id: asked?.id ?? '' })
  expect(await findOpenCents(db, owed?.id ?? '')).toBe(0)
})

describe('what is booked has to add up', () => {
  test('B4: details that do not add up leave their entry to a person', async () => {
    const details = ['8.00', '9.00'].map(
      (euros) => `<TxDtls><AmtDtls><InstdAmt><Amt Ccy="EUR">${euros}</Amt></InstdAmt></AmtDtls></TxDtls>`,
    )
    const sum = entry({ text: 'x', euros: '18.00' }).replace(/<TxDtls>.*<\/TxDtls>/, details.join(''))
    expect(await read(statement(sum))).toMatchObject({ applied: 0, unmatched: 1 })
    const [row] = (await admin.directDebit.unmatched({})).rows
    expect(row).toMatchObject({ amountCents: 1800, doubt: expect.stringContaining('Einzelheiten') })
  })

  test('B6: a statement that misses its closing balance changes nothing', async () => {
    const [owed] = await debts(1)
    const balance = (type: string, euros: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-19</Dt></Dt></Bal>`
    const told = (closing: string) =>
      statement(
        `${balance('OPBD', '100.00')}${balance('CLBD', closing)}${entry({ text: owed?.number ?? '', own: 'BAL-1' })}`,
      )
    await expect(read(told('277.30'))).rejects.toThrow('als Endsaldo stehen dort 277,30')
    expect(await findOpenCents(db, owed?.id ?? '')).toBe(17731)
    expect(await read(told('277.31'))).toMatchObject({ applied: 1 })
    const [row] = await db.select().from(bankImport).orderBy(bankImport.createdAt, bankImport.id)
    expect((row?.appliedCents ?? 0) + (row?.repeatedCents ?? 0) + (row?.unmatchedCents ?? 0)).toBe(row?.totalCents)
  })
})

test('an interrupted file whose books were changed meanwhile is not finished', async () => {
  const actor = await actorOf((await createPlatformAdmin()).id, NOW)
  const entries = Array.from({ length: EVENTS_AT_ONCE + 1 }, (_, at) => entry({ text: 'lang', own: `LONG-${at}` }))
  const file = { name: 'lang.xml', bytes: Buffer.from(statement(entries.join(''))) }
  const kept = () => db.$count(bankEntry, eq(bankEntry.text, 'lang'))
  const load = (using = db) => importBankFile({ db: using, actor, now: NOW }, file)
  for (let step = 1; (await kept()) === 0; step += 1) await killedAt(step, load)
  const [first] = await db.select({ id: bankEntry.id }).from(bankEntry).where(eq(bankEntry.text, 'lang')).limit(1)
  const change = (amountCents: number) =>
    db
      .update(bankEntry)
      .set({ amountCents })
      .where(eq(bankEntry.id, first?.id ?? ''))
  await change(1)
  await expect(load()).rejects.toThrow('does not add up')
  expect(await kept()).toBe(EVENTS_AT_ONCE)
  await change(17731)
  expect(await load()).toMatchObject({ unmatched: EVENTS_AT_ONCE + 1 })
})

test('B6: a file of another account is refused, and one that names none', async () => {
  const nameless = statement(entry({ text: 'x' })).replace(/<Acct>.*?<\/Acct>/, '')
  await expect(read(nameless)).rejects.toThrow('nennt kein Konto')
  await expect(read(statement(entry({ text: 'x' }), 'DE75512108001245126199'))).rejects.toThrow('gehört zum Konto')
})

test('B5, B12: money that goes out waits, and a transfer of ours that came back is no debit', async () => {
  const out = entry({ text: 'Storno', euros: '3.00' })
    .replace('CRDT', 'DBIT')
    .replace('<Sts>', '<RvslInd>true</RvslInd><Sts>')
  const unpaid = entry({ text: 'Ruecklast', euros: '4.00' })
    .replace('CRDT', 'DBIT')
    .replace(
      '<NtryDtls>',
      '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>UPDD</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls>',
    )
  const back = entry({ text: 'Rueckueberweisung', euros: '5.00' }).replace(
    '</TxDtls>',
    '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>',
  )
  expect(await read(statement(`${out}${unpaid}${back}`))).toMatchObject({ applied: 0, repeated: 0, unmatched: 3 })
  const kinds = async (text: string) => (await db.select().from(bankEntry).where(eq(bankEntry.text, text)))[0]?.kind
  expect([await kinds('Storno'), await kinds('Ruecklast'), await kinds('Rueckueberweisung')]).toEqual([
    ...['outgoing', 'return', 'payment'],
  ])
})

test.each([
  ['spaces', (number: string) => `Rg ${number.replaceAll('-', ' ')} 19.11.`],
  ['no dashes', (number: string) => number.replaceAll('-', '')],
  ['two lines', (number: string) => `Rechnung ${number.slice(0, 9)}</Ustrd><Ustrd>${number.slice(9)}`],
])('B8: a number with %s is found', async (_what, write) => {
  const [owed] = await debts(1)
  expect(await read(statement(entry({ text: write(owed?.number ?? ''), own: owed?.number })))).toMatchObject({
    applied: 1,
  })
})

test('B10: the same statement in each encoding of the banks is read, and told again it is a repetition', async () => {
  const [owed] = await debts(1)
  const text = `Müller ${owed?.number}`
  const xml = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?>${statement(entry({ text, own: text }))}`
  const wide = Buffer.from(`\uFEFF${xml('UTF-16')}`, 'utf16le')
  expect(await read(new Uint8Array(Buffer.from(xml('ISO-8859-1'), 'latin1')))).toMatchObject({ applied: 1 })
  for (const bytes of [
    wide,
    Buffer.from(wide).swap16(),
    Buffer.from(`\uFEFF${xml('UTF-8')}`),
    Buffer.from(xml('UTF-8')),
  ]) {
    expect(await read(new Uint8Array(bytes))).toMatchObject({ applied: 0, repeated: 1 })
  }
  const rows = await db.select().from(bankEntry).where(eq(bankEntry.text, text))
  expect(rows).toHaveLength(5)
})

test('MT940: bookings, balances and the account in the old form are read', async () => {
  const [owed] = await debts(1)
  const account = `${iban.slice(4, 12)}/${iban.slice(12)}`
  const told = (closing: string) =>
    `:20:STARTUMS\r\n:25:${account}\r\n:28C:00012/001\r\n:60F:C261118EUR100,00\r\n:61:2611191119CR177,31N166NONREF//B-1\r\n:86:166?00GUTSCHRIFT?20EREF+NOTPROVIDED?21SVWZ+Rechnung ${owed?.number.slice(0, 8)}?22${owed?.number.slice(8)}?31DE02120300000000202051?32MUELLER GMBH\r\n:62F:C261119EUR${closing}\r\n-\r\n`
  await expect(read(told('277,30'))).rejects.toThrow('Auszug 12')
  expect(await read(told('277,31'))).toMatchObject({ applied: 1 })
})
