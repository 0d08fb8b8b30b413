import { and, asc, eq, like, lt } from 'drizzle-orm'
import { toIsoDay } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import { anyOf, type Transaction } from '~/platform/server/database/db'
import { invoice, invoiceCredit, invoiceEntry } from '../invoice-table'
import { bookEntries } from './entries'
import { transition } from './invoice-lifecycle'
import { openCents } from './invoice-queries'

type Issued = { id: string; number: string; grossCents: number }

/** A company's credits that pay its next invoice, the oldest first. The company is locked. */
export async function findCreditsToSetOff(tx: Transaction, companyId: string) {
  const rows = await tx
    .select({ id: invoice.id, number: invoice.number, openCents: openCents() })
    .from(invoice)
    .innerJoin(invoiceCredit, eq(invoiceCredit.invoiceId, invoice.id))
    .where(and(eq(invoice.companyId, companyId), eq(invoice.kind, 'invoice')))
    .orderBy(asc(invoice.year), asc(invoice.sequence))
  return rows.flatMap(({ openCents: cents, ...row }) => (cents < 0 ? [{ ...row, creditCents: -cents }] : []))
}

/**
 * Pays an invoice that is just being issued with these credits of its company, in their order. No money moves, so
 * both sides are recorded; the rest of the invoice is debited or transferred as usual. The company is locked, and the
 * caller derives the licence afterwards.
 */
export async function setOffCredits(
  tx: Transaction,
  issued: Issued,
  credits: Awaited<ReturnType<typeof findCreditsToSetOff>>,
  now: Date,
): Promise<void> {
  const common = { kind: 'offset', bookedOn: toIsoDay(now), createdAt: now } as const
  let owed = issued.grossCents
  for (const credit of credits) {
    const amountCents = Math.min(owed, credit.creditCents)
    if (amountCents <= 0) continue
    owed -= amountCents
    const key = `offset:${issued.id}:${credit.id}`
    await bookEntries(tx, [
      {
        ...{ ...common, invoiceId: credit.id, amountCents, dedupeKey: `${key}:from` },
        reference: `verrechnet mit ${issued.number}`,
      },
      {
        ...{ ...common, invoiceId: issued.id, amountCents: -amountCents, dedupeKey: `${key}:to` },
        reference: `Guthaben aus ${credit.number}`,
      },
    ])
  }
  if (owed > 0 || issued.grossCents === 0) return
  await transition(tx, [issued.id], 'pay', { now })
}

/** The parts of an invoice that credits paid, with both sides of each. */
async function findOffsets(tx: Transaction, invoiceId: string) {
  const paid = await tx
    .select({ key: invoiceEntry.dedupeKey })
    .from(invoiceEntry)
    .where(
      and(
        eq(invoiceEntry.invoiceId, invoiceId),
        eq(invoiceEntry.kind, 'offset'),
        lt(invoiceEntry.amountCents, 0),
        like(invoiceEntry.dedupeKey, '%:to'),
      ),
    )
  const keys = paid.flatMap(({ key }) => [key, key.replace(/:to$/, ':from')])
  if (keys.length === 0) return []
  return tx
    .select(pick(invoiceEntry, 'id', 'invoiceId', 'amountCents', 'reference'))
    .from(invoiceEntry)
    .where(anyOf(invoiceEntry.dedupeKey, keys))
}

/**
 * Gives credits back that paid an invoice, by counter-entries: the invoice is open again, and each credit is where it
 * was. The company is locked.
 */
export async function undoOffsets(tx: Transaction, invoiceId: string, now: Date): Promise<void> {
  const offsets = await findOffsets(tx, invoiceId)
  await bookEntries(
    tx,
    offsets.map(({ id, amountCents, ...rest }) => ({
      ...{ ...rest, kind: 'offset' as const, amountCents: -amountCents, bookedOn: toIsoDay(now), createdAt: now },
      dedupeKey: `undone:${id}`,
    })),
  )
  await transition(tx, [invoiceId], 'reopen', { now })
}

type Owed = { invoiceId: string; debitId: string; bookedOn: string; reference: string; createdAt: Date }

/**
 * Moves what a corrected invoice owes after a returned debit to the invoice that replaces it. The company is locked.
 * @returns that invoice, or null when there is none or nothing is owed
 */
export async function owedByCorrection(
  tx: Transaction,
  { invoiceId, debitId, ...facts }: Owed,
): Promise<string | null> {
  const [from] = await tx
    .select({ number: invoice.number, openCents: openCents() })
    .from(invoice)
    .where(eq(invoice.id, invoiceId))
  const to = await lastCorrection(tx, invoiceId)
  if (!from || !to || from.openCents <= 0) return null
  const entry = { ...facts, kind: 'offset' as const }
  await bookEntries(tx, [
    {
      ...{ ...entry, invoiceId, amountCents: -from.openCents, reference: `offen in ${to.number}` },
      dedupeKey: `corrected:${debitId}:from`,
    },
    {
      ...{ ...entry, invoiceId: to.id, amountCents: from.openCents, reference: `offen aus ${from.number}` },
      dedupeKey: `corrected:${debitId}:to`,
    },
  ])
  return to.id
}

/** The newest invoice in place of a corrected one, which can itself have been corrected. */
async function lastCorrection(tx: Transaction, invoiceId: string): Promise<{ id: string; number: string } | null> {
  const [next] = await tx
    .select(pick(invoice, 'id', 'number'))
    .from(invoice)
    .where(eq(invoice.correctsInvoiceId, invoiceId))
  return next ? ((await lastCorrection(tx, next.id)) ?? next) : null
}
