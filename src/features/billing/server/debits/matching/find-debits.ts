import { and, desc, eq } from 'drizzle-orm'
import type { BankEvent } from '~/features/billing/server/bank-files/bank-event'
import { directDebit, directDebitRun } from '~/features/billing/server/debit-table'
import { invoice } from '~/features/billing/server/invoice-table'
import { sepaMandate } from '~/features/billing/server/table'
import { pick } from '~/lib/pick'
import { anyOf, type Transaction } from '~/platform/server/database/db'
import { bare } from './compare-bookings'
import { numbersIn } from './read-numbers'

export type MatchedDebit = Awaited<ReturnType<typeof select>>[number]

/**
 * The debit of ours that each event is about, or null: by its own id, however it is spaced; a return without one by its
 * mandate, or by the id in its text, when only one debit is possible. One object for each debit: a later booking sees
 * what an earlier one did to it.
 */
export async function findDebits(tx: Transaction, events: readonly BankEvent[]): Promise<(MatchedDebit | null)[]> {
  const ours = events.map((event) => (isOfDebit(event) ? event : null))
  const debits = new Map<string, MatchedDebit>()
  const keep = (rows: readonly MatchedDebit[]) => {
    for (const row of rows) if (!debits.has(row.id)) debits.set(row.id, row)
  }
  const ids = ours.flatMap((event) => event?.endToEndId ?? [])
  if (ids.length > 0) keep(await select(tx).where(anyOf(directDebit.endToEndId, [...new Set(ids)])))
  const byId = new Map([...debits.values()].map((debit) => [debit.endToEndId, debit]))
  const left = ours.map((event) => (event && !byId.has(event.endToEndId ?? '') ? event : null))
  const numbers = left.flatMap((event) => (event ? numbersIn(`${event.endToEndId ?? ''} ${textOf(event)}`) : []))
  if (numbers.length > 0) keep(await select(tx).where(anyOf(invoice.number, [...new Set(numbers)])))
  const mandates = left.flatMap((event) => (event?.endToEndId === null ? (event.mandateId ?? []) : []))
  const references = await findMandates(tx, mandates)
  if (references.size > 0) keep(await select(tx).where(anyOf(directDebit.mandateId, [...references.values()])))
  const all = [...debits.values()]
  return ours.map((event) => {
    if (!event) return null
    const exact = byId.get(event.endToEndId ?? '')
    if (exact) return exact
    if (event.endToEndId !== null)
      return only(all, ({ endToEndId }) => bare(endToEndId) === bare(event.endToEndId ?? ''))
    if (event.kind === 'payment') return null
    const mandateId = references.get(bare(event.mandateId ?? ''))
    if (mandateId) return only(all, (debit) => debit.mandateId === mandateId && mayBeBack(debit, event))
    const text = bare(textOf(event))
    return only(all, (debit) => text.includes(bare(debit.endToEndId)) && mayBeBack(debit, event))
  })
}

/** What the bank calls a transfer is no debit, whatever id its payer copied into it. */
function isOfDebit({ kind, isTransfer, doubt }: BankEvent): boolean {
  return kind === 'return' || kind === 'rejection' || (kind === 'payment' && !isTransfer && doubt === null)
}

/** Payments name their debit only by its id; a text may be a customer's. */
function textOf({ kind, purpose, text }: BankEvent): string {
  return kind === 'payment' ? '' : purpose || text
}

const MOST_FEES_CENTS = 10_000

function mayBeBack({ status, amountCents }: MatchedDebit, event: BankEvent): boolean {
  const isOut = status === 'open' || status === 'collected'
  const extra = event.amountCents - amountCents
  return isOut && (event.kind === 'rejection' || (extra >= 0 && extra <= MOST_FEES_CENTS))
}

function only(debits: readonly MatchedDebit[], isMeant: (debit: MatchedDebit) => boolean): MatchedDebit | null {
  const meant = debits.filter(isMeant)
  return meant.length === 1 ? (meant[0] ?? null) : null
}

/** Ids of mandates by their references, in any spacing of banks. */
async function findMandates(tx: Transaction, references: readonly string[]): Promise<Map<string, string>> {
  if (references.length === 0) return new Map()
  const rows = await tx
    .select({ id: sepaMandate.id, reference: sepaMandate.reference })
    .from(sepaMandate)
    .where(anyOf(sepaMandate.reference, [...new Set(references)]))
  return new Map(rows.map(({ id, reference }) => [bare(reference), id]))
}

function select(tx: Transaction) {
  return tx
    .select({
      ...pick(directDebit, 'id', 'invoiceId', 'mandateId', 'endToEndId', 'status', 'returnedOn', 'amountCents'),
      companyId: invoice.companyId,
    })
    .from(directDebit)
    .innerJoin(invoice, eq(invoice.id, directDebit.invoiceId))
}

/** One sum for a whole file of debits is one payment for each of them, when the sum is right. */
export async function unfold(tx: Transaction, event: BankEvent): Promise<BankEvent[]> {
  const { kind, endToEndId, batchId, amountCents, doubt } = event
  if (kind !== 'payment' || endToEndId !== null || batchId === null || doubt !== null) return [event]
  const own = (await debitsOfBatch(tx, batchId)).filter(({ status }) => status !== 'discarded')
  const sum = own.reduce((total, each) => total + each.amountCents, 0)
  if (own.length === 0 || sum !== amountCents) return [event]
  return own.map((debit) => ({
    ...{ ...event, endToEndId: debit.endToEndId, amountCents: debit.amountCents, isSum: false, isTransfer: false },
    entryCents: own.length > 1 ? amountCents : null,
  }))
}

/** The debits of a file of ours or of one of its blocks, by the id that banks repeat. */
export async function debitsOfBatch(tx: Transaction, batchId: string) {
  const [, reference, type] = /^(SW-[0-9A-F]{20})(?:-(FRST|RCUR))?$/.exec(batchId) ?? []
  if (!reference) return []
  const rows = await tx
    .select(pick(directDebit, 'id', 'invoiceId', 'endToEndId', 'amountCents', 'sequenceType', 'status'))
    .from(directDebit)
    .innerJoin(directDebitRun, eq(directDebitRun.id, directDebit.runId))
    .where(and(eq(directDebitRun.reference, reference), eq(directDebitRun.status, 'released')))
    .orderBy(desc(directDebit.endToEndId))
  return type ? rows.filter(({ sequenceType }) => sequenceType === type) : rows
}
