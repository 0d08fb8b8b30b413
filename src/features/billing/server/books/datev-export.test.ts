import { beforeAll, expect, test } from 'vitest'
import { isCompanyActor } from '~/features/accounts/actor'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { returnFile, upload, wordedFile } from '../../../../../tests/factories/bank-files'
import { actorOf, createPayingCompany } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { terminateEarly } from '../commands/change-subscription'
import { exportBooks } from './export'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()
let maker: { id: string }
let checker: { id: string }
beforeAll(async () => {
  await createOperator()
  maker = await createPlatformAdmin()
  checker = await createPlatformAdmin()
})

/** The batch of 2026: its header, and each posting by column names. */
async function batch() {
  const books = await exportBooks(db, await actorOf(maker.id, NOW), { year: 2026, format: 'datev', now: NOW })
  const [head = '', names = '', ...rows] = new TextDecoder('windows-1252')
    .decode(books?.content)
    .trimEnd()
    .split('\r\n')
  const columns = names.split(';')
  const postings = rows.map((row) => {
    const cells = row.split(';')
    expect(cells).toHaveLength(columns.length)
    return new Map(columns.map((name, at) => [name, (cells[at] ?? '').replace(/^"|"$/g, '')]))
  })
  return { head: head.split(';'), columns, postings }
}

const FIELDS = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'Buchungstext',
]

async function bookedOn(number: string) {
  const { postings } = await batch()
  const own = postings.filter((posting) => posting.get('Belegfeld 1') === number)
  return own.map((posting) => FIELDS.map((name) => posting.get(name)).join(' '))
}

test('the batch has the head of EXTF 700 and all 125 columns of version 13', async () => {
  await createPayingCompany(NOW)
  const { head, columns, postings } = await batch()
  expect(head).toHaveLength(31)
  expect(head.slice(0, 5)).toEqual(['"EXTF"', '700', '21', '"Buchungsstapel"', '13'])
  expect(head.slice(12, 16)).toEqual(['20260101', '4', '20260101', '20261231'])
  expect(columns).toHaveLength(125)
  const at = (name: string) => columns.indexOf(name) + 1
  // Positions that DATEV's description names.
  expect([at('Buchungstext'), at('KOST1 - Kostenstelle'), at('Stück'), at('Festschreibung')]).toEqual([14, 37, 88, 114])
  expect([at('EU-Land u. UStID (Bestimmung)'), at('SEPA-Mandatsreferenz'), at('Fälligkeit')]).toEqual([40, 105, 117])
  expect(postings[0]?.get('Festschreibung')).toBe('0')
  expect(postings[0]?.get('Fälligkeit')).toMatch(/^\d{2}112026$/)
  expect(postings[0]?.get('SEPA-Mandatsreferenz')).toMatch(/^SW-/)
})

test('a return is booked with its fee, and the fee is taken back with the invoice', async () => {
  const { invoice } = await createPayingCompany(NOW)
  const desk = callerFor(maker, { now: NOW })
  const { id } = await desk.directDebit.create()
  await callerFor(checker, { now: NOW }).directDebit.release({ id })
  const debit = { endToEndId: `${invoice.number}-1`, amountCents: 17731, on: '2026-11-30', reason: 'AM04' }
  await desk.directDebit.importFile(upload(returnFile([debit])))
  const charged = ['177,31 S 10000 8400 Rechnung', '4,00 S 10000 4970 Rücklastschriftkosten']
  expect(await bookedOn(invoice.number)).toEqual(charged.map((text) => expect.stringContaining(text)))
  const storno = await desk.invoice.cancel({ invoiceId: invoice.id, reason: 'Kulanz' })
  const back = [`177,31 H 10000 8400 Storno ${storno.number}`, '4,00 H 10000 4970 Erlass der Rücklastschriftkosten']
  const booked = await bookedOn(invoice.number)
  expect(booked).toHaveLength(4)
  expect(booked).toEqual(expect.arrayContaining([...charged, ...back].map((text) => expect.stringContaining(text))))
})

test('days that are not used are booked back on their own, and nothing else is', async () => {
  const { admin, invoice } = await createPayingCompany(NOW)
  const actor = await actorOf(admin.id, NOW)
  if (!isCompanyActor(actor)) throw new Error('no company')
  await terminateEarly({ db, actor, now: NOW, clientIp: null }, addDays(NOW, 16))
  expect(await bookedOn(invoice.number)).toEqual([
    expect.stringContaining('177,31 S 10000 8400 Rechnung'),
    expect.stringMatching(/^\d+,\d\d H 10000 8400 Storno /),
  ])
})

test('a payment that was assigned wrongly is booked back against the same account', async () => {
  const { invoice } = await createPayingCompany(NOW)
  const desk = callerFor(maker, { now: NOW }).directDebit
  const text = `Irrläufer zu ${invoice.id}`
  await desk.importFile(upload(wordedFile([{ text, amountCents: 5000, on: '2026-11-18' }])))
  const { rows } = await desk.unmatched({})
  const id = rows.find((row) => row.text === text)?.id ?? ''
  await desk.assignEntry({ id, invoiceId: invoice.id })
  await desk.unassignEntry({ id })
  expect((await bookedOn(invoice.number)).slice(1)).toEqual([
    '50,00 H 10000 1360 Zahlungseingang',
    '50,00 S 10000 1360 Berichtigung Zahlungseingang',
  ])
})

test('reverse charge names the VAT id of the buyer', async () => {
  const abroad = await createPayingCompany(NOW, { country: 'AT', postalCode: '1010', vatId: 'ATU13585627' })
  const { postings } = await batch()
  const own = postings.find((posting) => posting.get('Belegfeld 1') === abroad.invoice.number)
  expect(own?.get('EU-Land u. UStID (Bestimmung)')).toBe('ATU13585627')
  expect(own?.get('Gegenkonto (ohne BU-Schlüssel)')).toBe('8336')
})

test('longer accounts are told in the head, and the others have as many digits', async () => {
  const company = await createPayingCompany(NOW)
  await createOperator({ datevRevenueAccount: '84000', datevDebtorAccount: '100000' })
  const payment = { id: company.invoice.id, invoiceId: company.invoice.id, amountCents: 17731, bookedOn: '2026-11-20' }
  await callerFor(maker, { now: NOW }).invoice.recordPayment(payment)
  expect((await batch()).head[13]).toBe('5')
  expect(await bookedOn(company.invoice.number)).toContain('177,31 H 100000 13600 Zahlungseingang')
  await createOperator()
})

test('payments are booked on the account of the operator’s own chart', async () => {
  const company = await createPayingCompany(NOW)
  await createOperator({ datevRevenueAccount: '4400', datevTransitAccount: '1460' })
  const { id } = company.invoice
  await callerFor(maker, { now: NOW }).invoice.recordPayment({
    ...{ id, invoiceId: id, amountCents: 17731, bookedOn: '2026-11-20' },
  })
  expect(await bookedOn(company.invoice.number)).toEqual([
    expect.stringContaining('177,31 S 10000 4400 Rechnung'),
    '177,31 H 10000 1460 Zahlungseingang',
  ])
  await createOperator()
})

test('a credit whose transfer came back is owed again, on the accounts it left by', async () => {
  const { invoice } = await createPayingCompany(NOW)
  const desk = callerFor(maker, { now: NOW })
  const paid = async (text: string, amountCents: number, isBack = false) => {
    const file = wordedFile([{ text, amountCents, on: '2026-11-18' }])
    await desk.directDebit.importFile(
      upload(isBack ? file.replace('</TxDtls>', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>') : file),
    )
    const { rows } = await desk.directDebit.unmatched({})
    await desk.directDebit.assignEntry({
      id: rows.find((row) => row.text === text)?.id ?? '',
      invoiceId: invoice.id,
    })
  }
  await paid(`Zu viel ${invoice.id}`, 18_231)
  await desk.invoice.payOutCredit({ id: uuidv7(), invoiceId: invoice.id, amountCents: 500, bookedOn: '2026-11-18' })
  await paid(`Konto erloschen ${invoice.id}`, 500, true)
  expect((await bookedOn(invoice.number)).slice(1)).toEqual([
    '182,31 H 10000 1360 Zahlungseingang',
    '5,00 S 10000 1360 Auszahlung eines Guthabens',
    '5,00 H 10000 1360 Zahlungseingang',
  ])
  // It can be paid out to another account.
  await desk.invoice.payOutCredit({ id: uuidv7(), invoiceId: invoice.id, amountCents: 500, bookedOn: '2026-11-18' })
})
