import { and, eq, inArray, like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { SignedInActor } from '~/features/accounts/actor'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { creditFile, returnFile } from '../../../../../tests/factories/bank-files'
import { actorOf, createPayingCompany } from '../../../../../tests/factories/billing'
import { killedAtEachStep } from '../../../../../tests/factories/killed'
import { createOperator } from '../../../../../tests/factories/operator'
import { advanceLicenses } from '../../../../../tests/factories/timed-acts'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { bankEntry } from '../bank-table'
import { directDebit, directDebitRun } from '../debit-table'
import { sendDocuments } from '../documents/send-documents'
import { invoice, invoiceEntry, invoiceFile } from '../invoice-table'
import { verifyInvoiceChain } from '../invoices/chain'
import { dun } from '../invoices/dunning'
import { EVENTS_AT_ONCE, importBankFile } from './import-bank-file'
import { createRun } from './runs/create-run'
import { releaseRun } from './runs/release-run'

const NOW = new Date('2026-11-20T10:00:00Z')
const day = (iso: string) => new Date(`${iso}T10:00:00Z`)
let maker: SignedInActor
let checker: SignedInActor
let bill: { id: string; number: string }
let companyId = ''
beforeAll(async () => {
  await createOperator()
  maker = await actorOf((await createPlatformAdmin()).id, NOW)
  checker = await actorOf((await createPlatformAdmin()).id, NOW)
  const company = await createPayingCompany(NOW)
  bill = company.invoice
  companyId = company.id
})

const { db } = database()
const debits = () => db.select().from(directDebit).where(eq(directDebit.invoiceId, bill.id))
const status = async () =>
  (await db.select({ status: invoice.status }).from(invoice).where(eq(invoice.id, bill.id)))[0]?.status
const entries = (...kinds: ('payment' | 'return' | 'fee')[]) =>
  db
    .select({ cents: invoiceEntry.amountCents })
    .from(invoiceEntry)
    .where(and(eq(invoiceEntry.invoiceId, bill.id), inArray(invoiceEntry.kind, kinds)))
const mailsAbout = (kind: string) =>
  db
    .select({ id: outboxMail.id })
    .from(outboxMail)
    .where(and(like(outboxMail.kind, kind), like(outboxMail.text, `%${bill.number}%`)))

// One life of one invoice: each test continues where the previous one ended, because tests of a file run in order.
test('the invoice’s documents: one mail and one file of each kind', async () => {
  await killedAtEachStep(
    (killed) => sendDocuments(killed, NOW),
    async (isDone) => {
      expect((await mailsAbout('invoice')).length).toBeLessThanOrEqual(1)
      if (!isDone) return
      expect(await mailsAbout('invoice')).toHaveLength(1)
      expect(await db.select().from(invoiceFile).where(eq(invoiceFile.invoiceId, bill.id))).toHaveLength(2)
    },
  )
})

test('making a run: no debit or one, and an announcement with it', async () => {
  await killedAtEachStep(
    (killed) => createRun({ db: killed, actor: maker, now: NOW }),
    async (isDone) => {
      expect(await debits()).toHaveLength(isDone ? 1 : 0)
      expect(await mailsAbout('debit-announced')).toHaveLength(isDone ? 1 : 0)
      expect(await status()).toBe(isDone ? 'in_collection' : 'issued')
    },
  )
})

test('releasing it: no file or one', async () => {
  const [run] = await db.select({ id: directDebitRun.id }).from(directDebitRun)
  await killedAtEachStep(
    (killed) => releaseRun({ db: killed, actor: checker, now: NOW }, run?.id ?? ''),
    async (isDone) => {
      const [after] = await db.select().from(directDebitRun)
      expect(after).toMatchObject(isDone ? { status: 'released' } : { status: 'draft', xml: null })
      expect([...(after?.xml ?? '').matchAll(/<EndToEndId>/g)]).toHaveLength(isDone ? 1 : 0)
    },
  )
})

test('reading the bank’s files: paid once, back once', async () => {
  const endToEndId = `${bill.number}-1`
  const told = { endToEndId, amountCents: 17731, on: '2026-11-27' }
  const credit = { name: 'camt053.xml', bytes: Buffer.from(creditFile([told])) }
  await killedAtEachStep(
    (killed) => importBankFile({ db: killed, actor: maker, now: day('2026-11-27') }, credit),
    async (isDone) => expect(await entries('payment')).toEqual(isDone ? [{ cents: -17731 }] : []),
  )
  const back = { name: 'camt054.xml', bytes: Buffer.from(returnFile([{ ...told, on: '2026-11-30', reason: 'AM04' }])) }
  await killedAtEachStep(
    (killed) => importBankFile({ db: killed, actor: maker, now: day('2026-11-30') }, back),
    async (isDone) => {
      expect(await entries('return', 'fee')).toHaveLength(isDone ? 2 : 0)
      expect(await status()).toBe(isDone ? 'returned' : 'paid')
    },
  )
})

test('a long file goes on where it was interrupted, and every booking is kept once', async () => {
  const strangers = Array.from({ length: EVENTS_AT_ONCE + 1 }, (_, index) => `RE-1999-${10_000 + index}-1`)
  const told = strangers.map((endToEndId) => ({ endToEndId, amountCents: 100, on: '2026-12-01' }))
  const long = { name: 'long.xml', bytes: Buffer.from(creditFile(told)) }
  const kept = () => db.$count(bankEntry, like(bankEntry.endToEndId, 'RE-1999-%'))
  const seen = new Set<number>()
  let result: unknown
  await killedAtEachStep(
    async (killed) => {
      result = await importBankFile({ db: killed, actor: maker, now: day('2026-12-01') }, long)
    },
    async () => void seen.add(await kept()),
  )
  expect([...seen]).toEqual([0, EVENTS_AT_ONCE, EVENTS_AT_ONCE + 1])
  expect(result).toEqual({
    ...{ applied: 0, repeated: 0, unmatched: EVENTS_AT_ONCE + 1, isRepeated: false, foreignAccounts: [] },
  })
})

test('reminding: one mail of the level', async () => {
  await killedAtEachStep(
    (killed) => dun(killed, day('2026-11-30')),
    async (isDone) => expect(await mailsAbout('dunning-1')).toHaveLength(isDone ? 1 : 0),
  )
})

test('opening the next period: no invoice or one, and the chain whole', async () => {
  await db
    .update(invoice)
    .set({ status: 'paid', graceUntil: null, paidAt: day('2026-12-01') })
    .where(eq(invoice.id, bill.id))
  await killedAtEachStep(
    (killed) => advanceLicenses(killed, day('2026-12-20')),
    async (isDone) => {
      const own = await db.select({ id: invoice.id }).from(invoice).where(eq(invoice.companyId, companyId))
      // Each company is a separate transaction; being killed after it does no harm.
      expect(own.length).toBeLessThanOrEqual(2)
      if (isDone) expect(own).toHaveLength(2)
      expect(await verifyInvoiceChain(db)).toEqual({ checked: own.length, broken: null })
    },
  )
})
