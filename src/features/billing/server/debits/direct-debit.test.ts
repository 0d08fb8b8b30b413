import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { creditFile, returnFile, transferFile, upload } from '../../../../../tests/factories/bank-files'
import { createPayingCompany } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { loadUser } from '../../../../../tests/factories/load-actor'
import { createOperator } from '../../../../../tests/factories/operator'
import { advanceLicenses } from '../../../../../tests/factories/timed-acts'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { whoWaitsForALock } from '../../../../../tests/factories/waiting'
import { directDebit, directDebitRun } from '../debit-table'
import { invoice, invoiceEntry } from '../invoice-table'
import { dun } from '../invoices/dunning'
import { expireMandates } from '../subscriptions/expire-mandates'
import { license, sepaMandate } from '../table'
import { downloadRun } from './runs/release-run'

const NOW = new Date('2026-11-20T10:00:00Z')
const day = (iso: string) => new Date(`${iso}T10:00:00Z`)
let maker: { id: string }
let checker: { id: string }
beforeAll(async () => {
  await createOperator()
  maker = await createPlatformAdmin()
  checker = await createPlatformAdmin()
})

const invoiceOf = async (id: string) => (await database().db.select().from(invoice).where(eq(invoice.id, id)))[0]
const licenseOf = async (id: string) => (await database().db.select().from(license).where(eq(license.companyId, id)))[0]
const debitsOf = (id: string) => database().db.select().from(directDebit).where(eq(directDebit.invoiceId, id))
async function openCents(invoiceId: string) {
  const rows = await database().db.select().from(invoiceEntry).where(eq(invoiceEntry.invoiceId, invoiceId))
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

const paymentFile = (endToEndId: string) => creditFile([{ endToEndId, amountCents: 17731, on: '2026-11-27' }])
const backFile = (endToEndId: string, reason: string) =>
  returnFile([{ endToEndId, amountCents: 18131, on: '2026-11-30', reason }])

async function released(now = NOW) {
  const company = await createPayingCompany(now)
  const { id: runId } = await callerFor(maker, { now }).directDebit.create()
  await callerFor(checker, { now }).directDebit.release({ id: runId })
  const [debit] = await debitsOf(company.invoice.id)
  if (!debit) throw new Error('no debit')
  return { company, runId, debit }
}

describe('a run', () => {
  test('takes what is due, announces it, needs a second person, and its file never changes', async () => {
    const { company, runId, debit } = await released()
    expect(debit).toMatchObject({ sequenceType: 'FRST', amountCents: 17731, endToEndId: `${company.invoice.number}-1` })
    expect(await invoiceOf(company.invoice.id)).toMatchObject({ status: 'in_collection' })
    const [run] = await database().db.select().from(directDebitRun).where(eq(directDebitRun.id, runId))
    expect(run?.xml).toContain(`<EndToEndId>${debit.endToEndId}</EndToEndId>`)
    expect(run?.collectionOn).toBe('2026-11-25')
    const mails = await database().db.select().from(outboxMail).where(eq(outboxMail.kind, 'debit-announced'))
    expect(mails.some(({ text }) => text.includes(company.invoice.number) && text.includes('DE98ZZZ'))).toBe(true)
    await expect(callerFor(checker, { now: NOW }).directDebit.release({ id: runId })).rejects.toThrow(
      'schon freigegeben',
    )
  })

  test('is announced with what it would take: what is open, where a mandate holds', async () => {
    const due = async () => (await callerFor(maker, { now: NOW }).directDebit.runs({ page: 1 })).due
    const before = await due()
    const company = await createPayingCompany(NOW)
    const revoked = await createPayingCompany(NOW)
    const one = { count: before.count + 1, cents: Number(before.cents) + 17731 }
    const { db } = database()
    await db.update(sepaMandate).set({ revokedAt: NOW }).where(eq(sepaMandate.companyId, revoked.id))
    expect(await due()).toMatchObject(one)
    const [paid] = await db.select().from(invoiceEntry).where(eq(invoiceEntry.invoiceId, company.invoice.id))
    if (!paid) throw new Error('no entry')
    await db
      .insert(invoiceEntry)
      .values({ ...paid, id: uuidv7(), kind: 'payment', amountCents: -7731, dedupeKey: uuidv7() })
    expect(await due()).toMatchObject({ ...one, cents: one.cents - 7731 })
    const { id } = await callerFor(maker, { now: NOW }).directDebit.create()
    const [run] = await db.select().from(directDebitRun).where(eq(directDebitRun.id, id))
    expect(run).toMatchObject({ debitCount: one.count, totalCents: one.cents - 7731 })
    await callerFor(maker, { now: NOW }).directDebit.discard({ id })
  })

  test('has no file before it is released', async () => {
    await createPayingCompany(NOW)
    const { id } = await callerFor(maker, { now: NOW }).directDebit.create()
    const { db } = database()
    const admin = await loadUser(db, maker.id, NOW)
    if (!admin) throw new Error('no admin')
    const download = () => downloadRun({ db, actor: admin.actor, now: NOW }, id)
    await expect(download()).rejects.toThrow('wenn der Lauf freigegeben ist')
    await callerFor(checker, { now: NOW }).directDebit.release({ id })
    expect((await download()).xml).toContain('<EndToEndId>')
  })

  test('is not released by whoever made it', async () => {
    await createPayingCompany(NOW)
    const { id } = await callerFor(maker, { now: NOW }).directDebit.create()
    await expect(callerFor(maker, { now: NOW }).directDebit.release({ id })).rejects.toThrow('Vier-Augen')
    // The others read that it waits for one of them.
    const bell = async (admin: { id: string }) => (await callerFor(admin).notice.list({ page: 1 })).items
    expect(await bell(maker)).toEqual([])
    expect((await bell(checker)).map(({ href }) => href)).toContain('/super/direct-debits')
    await callerFor(maker, { now: NOW }).directDebit.discard({ id })
  })

  test('ten at once take each invoice once', async () => {
    const companies = await Promise.all(Array.from({ length: 4 }, () => createPayingCompany(NOW)))
    await Promise.allSettled(Array.from({ length: 10 }, () => callerFor(maker, { now: NOW }).directDebit.create()))
    const ids = companies.map(({ invoice: { id } }) => id)
    const debits = await database().db.select().from(directDebit).where(inArray(directDebit.invoiceId, ids))
    expect(debits.map(({ invoiceId }) => invoiceId).sort()).toEqual([...ids].sort())
  })

  test('waits for an invoice that is just being filed, and takes it', async () => {
    const { db } = database()
    const { invoice: due } = await createPayingCompany(NOW)
    let making: Promise<unknown> = Promise.resolve()
    await db.transaction(async (tx) => {
      await tx.update(invoice).set({ filedAt: NOW }).where(eq(invoice.id, due.id))
      making = callerFor(maker, { now: NOW }).directDebit.create()
      making.catch(() => {})
      await whoWaitsForALock('select "invoice"."id" from "invoice"')
    })
    await making
    expect(await debitsOf(due.id)).toHaveLength(1)
  })
})

describe('the bank', () => {
  test('pays: the invoice is paid, and the same file or booking again is nothing', async () => {
    const { company, debit } = await released()
    const admin = callerFor(maker, { now: day('2026-11-27') })
    const file = paymentFile(debit.endToEndId)
    expect(await admin.directDebit.importFile(upload(file))).toMatchObject({ applied: 1, isRepeated: false })
    expect(await admin.directDebit.importFile(upload(file))).toMatchObject({ applied: 0, isRepeated: true })
    expect(await admin.directDebit.importFile(upload(`${file} `))).toMatchObject({ applied: 0, repeated: 1 })
    expect(await invoiceOf(company.invoice.id)).toMatchObject({ status: 'paid' })
    expect(await openCents(company.invoice.id)).toBe(0)
  })

  test('sends it back: grace, reminders, suspension; the payment brings the licence back', async () => {
    const { company, debit } = await released()
    const { db } = database()
    await callerFor(maker, { now: day('2026-11-27') }).directDebit.importFile(upload(paymentFile(debit.endToEndId)))
    const back = callerFor(maker, { now: day('2026-11-30') })
    await back.directDebit.importFile(upload(backFile(debit.endToEndId, 'AM04')))
    // The sum again, plus the return fee.
    expect(await openCents(company.invoice.id)).toBe(17731 + 400)
    expect(await licenseOf(company.id)).toMatchObject({ state: 'past_due' })
    for (const on of ['2026-11-30', '2026-11-30', '2026-12-08', '2026-12-15', '2026-12-15']) await dun(db, day(on))
    const levels = await db.select({ kind: outboxMail.kind, text: outboxMail.text }).from(outboxMail)
    const own = levels.filter(({ kind, text }) => /^dunning/.test(kind) && text.includes(company.invoice.number))
    expect(own.map(({ kind }) => kind).sort()).toEqual(['dunning-1', 'dunning-2', 'dunning-3'])
    await advanceLicenses(db, day('2026-12-15'))
    expect(await licenseOf(company.id)).toMatchObject({ state: 'expired' })
    const transfer = transferFile(company.invoice.number, 18131, '2026-12-16', 'NTRY-1')
    await callerFor(maker, { now: day('2026-12-16') }).directDebit.importFile(upload(transfer))
    expect(await invoiceOf(company.invoice.id)).toMatchObject({ status: 'paid', graceUntil: null })
    expect(await licenseOf(company.id)).toMatchObject({ state: 'active', validUntil: day('2026-12-20') })
  })

  test('tells of a debit and of a transfer: what came in twice is shown to the company and to the platform', async () => {
    const { company, debit } = await released()
    const admin = callerFor(maker, { now: day('2026-11-28') })
    const overview = () => callerFor(company.admin, { now: day('2026-11-28') }).billing.overview()
    const listed = async () => (await admin.admin.companies({})).rows.find(({ id }) => id === company.id)
    await admin.directDebit.importFile(upload(paymentFile(debit.endToEndId)))
    expect(await overview()).toMatchObject({ credits: [] })
    expect(await listed()).toMatchObject({ creditCents: 0 })
    const { id, number } = company.invoice
    await admin.directDebit.importFile(upload(transferFile(number, 17731, '2026-11-28', 'NTRY-TWICE')))
    expect((await overview())?.credits).toEqual([{ id, number, creditCents: 17731, stornoNumber: null }])
    expect(await listed()).toMatchObject({ creditCents: 17731 })
  })

  test('tells of the return before the payment: nothing counts as paid', async () => {
    const { company, debit } = await released()
    const admin = callerFor(maker, { now: day('2026-11-30') })
    await admin.directDebit.importFile(upload(backFile(debit.endToEndId, 'MS03')))
    await admin.directDebit.importFile(upload(paymentFile(debit.endToEndId)))
    expect(await invoiceOf(company.invoice.id)).toMatchObject({ status: 'returned' })
    expect(await openCents(company.invoice.id)).toBe(17731 + 400)
  })

  test('rejects a closed account: the mandate ends, a new one is debited in the next run', async () => {
    const { company, debit } = await released()
    const later = day('2026-11-30')
    const rejection = `<Document><CstmrPmtStsRpt><GrpHdr><CreDtTm>2026-11-26T08:00:00</CreDtTm></GrpHdr><OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>${debit.endToEndId}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
    await callerFor(maker, { now: later }).directDebit.importFile(upload(rejection))
    const start = await callerFor(company.admin, { now: later }).billing.start()
    expect(start).toMatchObject({ mode: 'account' })
    const account = { accountHolder: 'Hartmann', iban: 'AT611904300234573201', acceptsMandate: true as const }
    await callerFor(company.admin, { now: later }).billing.changeAccount(account)
    await callerFor(maker, { now: later }).directDebit.create()
    const debits = await debitsOf(company.invoice.id)
    expect(debits.map(({ status }) => status).sort()).toEqual(['open', 'returned'])
    expect(debits.find(({ status }) => status === 'open')).toMatchObject({ sequenceType: 'FRST', amountCents: 18131 })
  })

  test('pays another sum than was debited: nothing counts until a person has looked, and the right booking still does', async () => {
    const { company, debit } = await released()
    const admin = callerFor(maker, { now: day('2026-11-27') })
    const { endToEndId } = debit
    for (const amountCents of [17730, 17732]) {
      const odd = creditFile([{ endToEndId, amountCents, on: '2026-11-27' }])
      expect(await admin.directDebit.importFile(upload(odd))).toMatchObject({ applied: 0, unmatched: 1 })
    }
    expect(await invoiceOf(company.invoice.id)).toMatchObject({ status: 'in_collection' })
    expect((await admin.directDebit.unmatched({})).rows.map(({ doubt }) => doubt)).toContainEqual(
      expect.stringContaining('Weicht von der Lastschrift über 177,31'),
    )
    expect(await admin.directDebit.importFile(upload(paymentFile(endToEndId)))).toMatchObject({ applied: 1 })
    expect(await openCents(company.invoice.id)).toBe(0)
  })

  test('pays in another currency, or in parts of cents: nothing is booked', async () => {
    const company = await createPayingCompany(NOW)
    const admin = callerFor(maker, { now: day('2026-11-27') })
    const euros = transferFile(company.invoice.number, 17731, '2026-11-27', 'NTRY-ODD-1')
    for (const odd of [
      euros.replace('Ccy="EUR"', 'Ccy="HUF"'),
      euros.replace('>177.31<', '>177.315<').replace('ODD-1', 'ODD-2'),
      euros.replace('>177.31<', '>99999999999.00<').replace('ODD-1', 'ODD-3'),
    ]) {
      expect(await admin.directDebit.importFile(upload(odd))).toMatchObject({ applied: 0, unmatched: 1 })
    }
    expect(await openCents(company.invoice.id)).toBe(17731)
    const texts = (await admin.directDebit.unmatched({})).rows.map(({ doubt }) => doubt)
    expect(texts).toContainEqual(expect.stringContaining('177.31 HUF'))
    const right = euros.replace('ODD-1', 'ODD-4').replace('>177.31<', '>177.3100<')
    expect(await admin.directDebit.importFile(upload(right))).toMatchObject({ applied: 1 })
    expect(await openCents(company.invoice.id)).toBe(0)
  })

  test('tells of debits that nobody sent: they wait for a person', async () => {
    const admin = callerFor(maker, { now: day('2026-11-27') })
    const strange = { endToEndId: 'RE-1999-00001-1', amountCents: 17731, on: '2026-11-27' }
    const told = [creditFile([strange]), returnFile([{ ...strange, reason: 'AM04' }])]
    for (const file of told) {
      expect(await admin.directDebit.importFile(upload(file))).toMatchObject({ applied: 0, unmatched: 1 })
      expect(await admin.directDebit.importFile(upload(`${file} `))).toMatchObject({ unmatched: 0, repeated: 1 })
    }
  })

  test.each([
    [
      'entities that grow',
      `<!DOCTYPE d [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;">]><Document>&b;</Document>`,
    ],
    ['a file of the machine', '<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]><Document>&a;</Document>'],
    ['a tree of ten thousand levels', `<Document>${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}</Document>`],
    ['nothing', ''],
  ])('an attack, %s, is refused', async (_what, text) => {
    await expect(callerFor(maker).directDebit.importFile(upload(text))).rejects.toThrow(
      text === '' ? 'mit höchstens 10\u00a0MB' : 'keine lesbare',
    )
  })

  test('a file beyond 10 MB is refused before it is read', async () => {
    const big = creditFile([]).replace('</Stmt>', `<!--${'x'.repeat(10 * 1024 * 1024)}--></Stmt>`)
    await expect(callerFor(maker).directDebit.importFile(upload(big))).rejects.toThrow('höchstens 10\u00a0MB')
  })

  test.each(['<html/>', 'not xml', '<!DOCTYPE a [<!ENTITY x "y">]><Document/>'])(
    'a file that is none: %s',
    async (text) => {
      await expect(callerFor(maker).directDebit.importFile(upload(text))).rejects.toThrow('keine lesbare')
    },
  )
})

test('a mandate expires 36 months after its last debit', async () => {
  const { company } = await released()
  const { db } = database()
  const mandate = async () => (await db.select().from(sepaMandate).where(eq(sepaMandate.companyId, company.id)))[0]
  // It was signed long before.
  await db
    .update(sepaMandate)
    .set({ signedAt: day('2026-06-01') })
    .where(eq(sepaMandate.companyId, company.id))
  await expireMandates(db, day('2029-11-19'))
  expect(await mandate()).toMatchObject({ revokedAt: null })
  await expireMandates(db, day('2029-11-21'))
  expect(await mandate()).toMatchObject({ revokedReason: 'expired' })
  await expireMandates(db, day('2029-11-22'))
  const asked = and(eq(outboxMail.recipient, company.admin.email), eq(outboxMail.kind, 'mandate-expired'))
  expect(await db.$count(outboxMail, asked)).toBe(1)
})
