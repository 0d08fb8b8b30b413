import { createHash } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { formatCents } from '~/lib/money'
import type { Transaction } from '~/platform/server/database/db'
import { directDebit, directDebitRun } from '../debit-table'
import { invoice } from '../invoice-table'
import { type BankEvent, factsOf } from './bank-file'

/** A booking of the bank and what of ours it is about. */
export type Match = {
  event: BankEvent
  debit: MatchedDebit | null
  invoiceId: string | null
  companyId: string | null
  /** Why a person has to look at it before it counts. */
  doubt: string | null
  dedupeKey: string
  isApplied: boolean
}
export type MatchedDebit = {
  id: string
  invoiceId: string
  companyId: string
  mandateId: string
  endToEndId: string
  status: (typeof directDebit.$inferSelect)['status']
  amountCents: number
}

/** Finds what bookings are about: a debit by its id, else, for payments, the only invoice whose number stands in the text. */
export async function findMatches(tx: Transaction, events: readonly BankEvent[]): Promise<Match[]> {
  const singles: BankEvent[] = []
  for (const event of events) singles.push(...(await unfold(tx, event)))
  const debits = await findDebits(tx, singles)
  const invoices = await findInvoices(tx, singles)
  return singles.map((event) => {
    // One object for each debit: what a booking does to it the next one sees.
    const debit = (event.endToEndId && debits.get(event.endToEndId)) || null
    const named = debit === null && event.kind === 'payment' ? onlyOne(numbersIn(event.text), invoices) : null
    const doubt = doubtOf(event, debit)
    const invoiceId = debit?.invoiceId ?? named?.id ?? null
    return {
      ...{ event, debit, invoiceId, doubt },
      companyId: debit?.companyId ?? named?.companyId ?? null,
      // The right booking may still come; it must not count as told already.
      dedupeKey: keyOf(event, doubt === null ? (debit?.id ?? null) : null),
      isApplied: invoiceId !== null && doubt === null,
    }
  })
}

/** One sum for a whole file of debits is one payment for each of them, when the sum is right. */
async function unfold(tx: Transaction, event: BankEvent): Promise<BankEvent[]> {
  const { kind, endToEndId, batchId, amountCents } = event
  if (kind !== 'payment' || endToEndId !== null || batchId === null) return [event]
  const own = (await debitsOfBatch(tx, batchId)).filter(({ status }) => status !== 'discarded')
  const sum = own.reduce((total, each) => total + each.amountCents, 0)
  if (own.length === 0 || sum !== amountCents) return [event]
  return own.map((debit) => ({ ...event, endToEndId: debit.endToEndId, amountCents: debit.amountCents }))
}

/** The debits of a file of ours or of one of its blocks, by the id that banks repeat. */
export async function debitsOfBatch(tx: Transaction, batchId: string) {
  const [, reference, type] = /^(SW-[0-9A-F]{20})(?:-(FRST|RCUR))?$/.exec(batchId) ?? []
  if (!reference) return []
  const rows = await tx
    .select({
      id: directDebit.id,
      invoiceId: directDebit.invoiceId,
      endToEndId: directDebit.endToEndId,
      amountCents: directDebit.amountCents,
      sequenceType: directDebit.sequenceType,
      status: directDebit.status,
    })
    .from(directDebit)
    .innerJoin(directDebitRun, eq(directDebitRun.id, directDebit.runId))
    .where(and(eq(directDebitRun.reference, reference), eq(directDebitRun.status, 'released')))
  return type ? rows.filter(({ sequenceType }) => sequenceType === type) : rows
}

/** Why a person has to look at a payment before it counts, or null. What came back is booked with what was debited. */
function doubtOf({ kind, amountCents, oddAmount }: BankEvent, debit: MatchedDebit | null): string | null {
  if (kind !== 'payment') return null
  if (oddAmount !== null) return `Nicht verbuchbarer Betrag: ${oddAmount}.`
  // Debits are credited in full.
  if (debit && debit.amountCents !== amountCents) {
    return `Weicht von der Lastschrift über ${formatCents(debit.amountCents)} ab.`
  }
  return null
}

/** A debit is paid once, returned once, rejected once, however many files say so; a transfer is known by its reference. */
function keyOf(event: BankEvent, debitId: string | null): string {
  const { kind, bankReference, occurrence } = event
  if (debitId) return `${kind === 'payment' ? 'payment' : 'return'}:${debitId}`
  if (bankReference) return `${kind}:${bankReference}`
  const facts = occurrence === 0 ? factsOf(event) : `${factsOf(event)}|${occurrence}`
  return `${kind}:${createHash('sha256').update(facts).digest('hex')}`
}

async function findDebits(tx: Transaction, events: readonly BankEvent[]): Promise<Map<string, MatchedDebit>> {
  const ids = [...new Set(events.flatMap(({ endToEndId }) => endToEndId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({
      id: directDebit.id,
      invoiceId: directDebit.invoiceId,
      companyId: invoice.companyId,
      mandateId: directDebit.mandateId,
      endToEndId: directDebit.endToEndId,
      status: directDebit.status,
      amountCents: directDebit.amountCents,
    })
    .from(directDebit)
    .innerJoin(invoice, eq(invoice.id, directDebit.invoiceId))
    .where(inArray(directDebit.endToEndId, ids))
  return new Map(rows.map((row) => [row.endToEndId, row]))
}

type NamedInvoice = { id: string; companyId: string; number: string }

async function findInvoices(tx: Transaction, events: readonly BankEvent[]): Promise<Map<string, NamedInvoice>> {
  const numbers = [...new Set(events.flatMap(({ kind, text }) => (kind === 'payment' ? numbersIn(text) : [])))]
  if (numbers.length === 0) return new Map()
  const rows = await tx
    .select({ id: invoice.id, companyId: invoice.companyId, number: invoice.number })
    .from(invoice)
    .where(and(inArray(invoice.number, numbers), eq(invoice.kind, 'invoice')))
    .orderBy(desc(invoice.sequence))
  return new Map(rows.map((row) => [row.number, row]))
}

/** Numbers of invoices, as far as a text may have some. */
export function numbersIn(text: string): string[] {
  return [...text.toUpperCase().matchAll(/[A-Z0-9]{1,6}-\d{4}-\d{5,}/g)].map(([number]) => number)
}

function onlyOne(numbers: readonly string[], invoices: ReadonlyMap<string, NamedInvoice>): NamedInvoice | null {
  const named = new Set(numbers.flatMap((number) => invoices.get(number) ?? []))
  const [only] = named
  return only && named.size === 1 ? only : null
}
