import { and, desc, eq, inArray } from 'drizzle-orm'
import type { BankEvent } from '~/features/billing/server/bank-files/bank-event'
import { bankEntry } from '~/features/billing/server/bank-table'
import { invoice } from '~/features/billing/server/invoice-table'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { pick } from '~/lib/pick'
import { anyOf, type Transaction } from '~/platform/server/database/db'
import { findDebits, type MatchedDebit } from './find-debits'
import { numbersIn } from './read-numbers'

/** A bank booking and what of ours it is about. */
export type Match = {
  debit: MatchedDebit | null
  invoiceId: string | null
  companyId: string | null
  /** Why a person has to check it before it counts. */
  doubt: string | null
  isApplied: boolean
}

/**
 * Finds what bookings are about: a debit by its id or mandate, else, for payments, the only invoice that is named, or
 * the newest one in its place. When a debit was reported before, or does not fit, a person decides.
 */
export async function findMatches(tx: Transaction, events: readonly BankEvent[], now: Date): Promise<Match[]> {
  const lastDay = toIsoDay(addDays(now, MOST_DAYS_AHEAD))
  const debits = await findDebits(tx, events)
  const invoices = await findInvoices(tx, events)
  const booked = await findBooked(
    tx,
    debits.flatMap((debit) => debit?.id ?? []),
  )
  return events.map((event, index) => {
    const debit = debits[index] ?? null
    const named = debit === null && event.kind === 'payment' ? onlyOne(numbersOf(event), invoices) : null
    const doubt = event.doubt ?? (event.bookedOn > lastDay ? TO_COME : doubtOf(event, debit, booked))
    // A second report in the same part must see the first.
    if (debit && doubt === null) booked.add(`${event.kind}:${debit.id}`)
    const invoiceId = debit?.invoiceId ?? named?.id ?? null
    return {
      ...{ debit, invoiceId, doubt, companyId: debit?.companyId ?? named?.companyId ?? null },
      isApplied: event.kind !== 'outgoing' && invoiceId !== null && doubt === null,
    }
  })
}

/** A bank adds its fees to a returned debit; more than this is something else. */
const MOST_FEES_CENTS = 10_000

/** Banks book for the days to come, over long holidays at most so many. */
const MOST_DAYS_AHEAD = 14
const TO_COME = 'Der Buchungstag liegt in der Zukunft.'

const SUM = 'Eine Summe aus mehreren Zahlungen, die diese Datei nicht einzeln nennt.'

function doubtOf(event: BankEvent, debit: MatchedDebit | null, booked: ReadonlySet<string>): string | null {
  const { kind, amountCents, oddAmount, bookedOn } = event
  if (kind === 'rejection' || kind === 'refusal') return null
  if (oddAmount !== null) return `Nicht verbuchbarer Betrag: ${oddAmount}.`
  if (debit === null) return event.isSum ? SUM : null
  const told = formatCents(debit.amountCents)
  if (booked.has(`${kind}:${debit.id}`)) {
    const what = kind === 'return' ? 'Rückgabe' : 'Gutschrift'
    return `Für diese Lastschrift über ${told} ist schon eine ${what} gebucht.`
  }
  const isFitting =
    kind === 'return'
      ? amountCents >= debit.amountCents && amountCents <= debit.amountCents + MOST_FEES_CENTS
      : amountCents === debit.amountCents
  // Debits are credited in full.
  if (!isFitting) return `Weicht von der Lastschrift über ${told} ab.`
  const isLate = kind === 'payment' && debit.status === 'returned' && bookedOn > (debit.returnedOn ?? bookedOn)
  return isLate ? `Die Lastschrift über ${told} war da schon zurückgegeben.` : null
}

/** `payment:…` and `return:…` of debits for which the bank has already reported a valid one. */
async function findBooked(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ kind: bankEntry.kind, debitId: bankEntry.debitId })
    .from(bankEntry)
    .where(and(anyOf(bankEntry.debitId, [...new Set(ids)]), inArray(bankEntry.outcome, ['applied', 'assigned'])))
  return new Set(rows.map(({ kind, debitId }) => `${kind}:${debitId}`))
}

type NamedInvoice = { id: string; companyId: string; number: string }

/** Structured, in the purpose, or as the payer's own id of the payment. */
function numbersOf({ purpose, text, endToEndId }: BankEvent): string[] {
  return [...new Set([...numbersIn(purpose), ...numbersIn(text), ...numbersIn(endToEndId ?? '')])]
}

async function findInvoices(tx: Transaction, events: readonly BankEvent[]): Promise<Map<string, NamedInvoice>> {
  const numbers = [...new Set(events.flatMap((event) => (event.kind === 'payment' ? numbersOf(event) : [])))]
  if (numbers.length === 0) return new Map()
  const rows = await tx
    .select({ id: invoice.id, companyId: invoice.companyId, number: invoice.number })
    .from(invoice)
    .where(and(anyOf(invoice.number, numbers), eq(invoice.kind, 'invoice')))
    .orderBy(desc(invoice.sequence))
  const newest = await findCorrections(
    tx,
    rows.map(({ id }) => id),
  )
  return new Map(rows.map((row) => [row.number, newest.get(row.id) ?? row]))
}

/** The newest invoice in place of each corrected one: customers go on naming the number that they were sent first. */
async function findCorrections(tx: Transaction, ids: readonly string[]): Promise<Map<string, NamedInvoice>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ ...pick(invoice, 'id', 'companyId', 'number'), corrects: invoice.correctsInvoiceId })
    .from(invoice)
    .where(anyOf(invoice.correctsInvoiceId, [...ids]))
  const later = await findCorrections(
    tx,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.flatMap(({ corrects, ...row }) => (corrects === null ? [] : [[corrects, later.get(row.id) ?? row] as const])),
  )
}

function onlyOne(numbers: readonly string[], invoices: ReadonlyMap<string, NamedInvoice>): NamedInvoice | null {
  const named = new Map(numbers.flatMap((number) => invoices.get(number) ?? []).map((each) => [each.id, each]))
  const [only] = named.values()
  return only && named.size === 1 ? only : null
}
