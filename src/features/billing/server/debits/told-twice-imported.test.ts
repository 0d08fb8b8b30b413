import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { SignedInActor } from '~/features/accounts/actor'
import { database } from '~/platform/server/database/db'
import { Desk } from '../../../../../tests/factories/bank-history/desk'
import { tell } from '../../../../../tests/factories/bank-history/tell'
import { type History, histories } from '../../../../../tests/factories/bank-history/truth'
import { actorOf, createPayingCompany } from '../../../../../tests/factories/billing'
import { killedAt } from '../../../../../tests/factories/killed'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { bankEntry, bankImport } from '../bank-table'
import { directDebit } from '../debit-table'
import { invoice, invoiceEntry } from '../invoice-table'
import { importBankFile } from './import-bank-file'
import { createRun } from './runs/create-run'
import { releaseRun } from './runs/release-run'

const NOW = new Date('2026-11-20T10:00:00Z')
const GROSS_CENTS = 17731
const WORDS = {
  purposes: ['Rechnung A', 'Rechnung A Müller', 'A', '', 'Danke schön'],
  ...{ cents: [GROSS_CENTS, GROSS_CENTS, 5000], debits: ['B-1'], debitCents: GROSS_CENTS },
}
const { db } = database()
let actor: SignedInActor
let checker: SignedInActor
beforeAll(async () => {
  actor = await actorOf((await createPlatformAdmin()).id, NOW)
  checker = await actorOf((await createPlatformAdmin()).id, NOW)
})

let accounts = 0

/** An account without any imported file, and two customers: one who transfers, one who is debited. */
async function begin() {
  // Of no real bank.
  const iban = `DE1150010517${String(++accounts).padStart(10, '0')}`
  const [transfers, debited] = [await createPayingCompany(NOW), await createPayingCompany(NOW)]
  const { id } = await createRun({ db, actor, now: NOW })
  await releaseRun({ db, actor: checker, now: NOW }, id)
  await createOperator({ iban })
  return { iban, transfers: transfers.invoice, debited: debited.invoice }
}

type Begun = Awaited<ReturnType<typeof begin>>

/** Writes these customers' invoice numbers into a history. */
function named(history: History, { transfers, debited }: Begun): History {
  const write = (text: string) => text.replace(/\bA\b/, transfers.number).replace(/\bB\b/, debited.number)
  return {
    ...history,
    bookings: history.bookings.map((each) => ({
      ...each,
      purpose: write(each.purpose),
      endToEndId: each.endToEndId && write(each.endToEndId),
      // A mandate that is not ours.
      mandateId: null,
    })),
  }
}

/** Reads a file: alone, by two nodes at once, or killed at some statement and then again. */
async function read(file: { name: string; bytes: Uint8Array }, way: number): Promise<void> {
  const load = (using = db) => importBankFile({ db: using, actor, now: NOW }, file)
  if (way % 3 === 1) await Promise.all([load(), load()])
  else {
    if (way % 3 === 2) await killedAt(way, load)
    await load()
  }
}

async function sumOf(invoiceId: string, ...kinds: ('payment' | 'return' | 'fee')[]): Promise<number> {
  const own = and(eq(invoiceEntry.invoiceId, invoiceId), inArray(invoiceEntry.kind, kinds))
  const rows = await db.select({ cents: invoiceEntry.amountCents }).from(invoiceEntry).where(own)
  return rows.reduce((sum, { cents }) => sum + cents, 0)
}

test('whatever files tell of an account, in whatever order: with a person’s answers the invoices are paid as they were', async () => {
  const property = fc.asyncProperty(histories(WORDS, { most: 5 }), fc.nat(40), async (imagined, way) => {
    const begun = await begin()
    const history = named(imagined, begun)
    const desk = new Desk(db, actor, NOW, history, {
      [begun.transfers.number]: begun.transfers.id,
      [begun.debited.number]: begun.debited.id,
    })
    for (const [index, file] of tell(history, [begun.iban]).entries()) {
      await read(file, way + index)
      await desk.note(file)
      if ((way + index) % 2 === 0) await desk.answer()
    }
    await desk.answer()
    const { told } = desk
    const own = told.filter(({ kind, purpose }) => kind === 'transfer' && purpose.includes(begun.transfers.number))
    expect(await sumOf(begun.transfers.id, 'payment')).toBe(-own.reduce((sum, { cents }) => sum + cents, 0) || 0)
    const isCredited = told.some(({ kind }) => kind === 'debit')
    const isBack = told.some(({ kind }) => kind === 'return')
    expect(await sumOf(begun.debited.id, 'payment')).toBe(isCredited ? -GROSS_CENTS : 0)
    const [debit] = await db.select().from(directDebit).where(eq(directDebit.invoiceId, begun.debited.id))
    expect(debit?.status).toBe(isBack ? 'returned' : isCredited ? 'collected' : 'open')
    expect((await sumOf(begun.debited.id, 'payment', 'return')) === 0).toBe(isBack || !isCredited)
  })
  await fc.assert(property, { numRuns: 25, seed: 20261123, endOnFailure: true })
}, 120_000)

test('every import says what became of each cent', async () => {
  const imports = await db.select().from(bankImport).where(gt(bankImport.eventCount, 0))
  expect(imports.length).toBeGreaterThan(20)
  for (const each of imports) {
    const rows = await db.select().from(bankEntry).where(eq(bankEntry.importId, each.id)).orderBy(asc(bankEntry.id))
    const cents = rows.reduce((sum, { isCredit, amountCents }) => sum + (isCredit ? amountCents : -amountCents), 0)
    expect([each.applied + each.repeated + each.unmatched, each.doneCount]).toEqual([each.eventCount, each.eventCount])
    expect([cents, each.appliedCents + each.repeatedCents + each.unmatchedCents]).toEqual([
      each.totalCents,
      each.totalCents,
    ])
  }
  expect(await db.$count(invoice)).toBeGreaterThan(20)
})
