import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { toIsoDay } from '~/lib/dates'
import { uuidv7 } from '~/lib/uuid'
import type { Transaction } from '~/platform/server/database/db'
import { FATAL_REASONS } from '../../debit/return-reasons'
import { lockCompanies } from '../account'
import { bankEntry, directDebit } from '../debit-table'
import { bookPastCredit, bookPayments, bookReturn } from '../invoices/ledger'
import { sepaMandate } from '../table'
import type { BankEvent } from './bank-file'
import { debitsOfBatch, findMatches, type Match, type MatchedDebit } from './match-events'
import { putBack } from './put-back'

export type EventOutcome = 'applied' | 'repeated' | 'unmatched'
type Matched = Match & { bookedOn: string }

/**
 * Books what a part of a bank's file tells, in its order; what fits nothing costs a share of a few statements. The import
 * lock is held.
 *
 * @returns what became of each booking; a sum for a whole file of debits counts as many
 */
export async function bookEvents(
  tx: Transaction,
  importId: string,
  events: readonly BankEvent[],
  now: Date,
): Promise<EventOutcome[]> {
  const refusals = events.filter(({ kind }) => kind === 'refusal')
  const outcomes: EventOutcome[] = []
  for (const refusal of refusals) outcomes.push(await bookRefusal(tx, importId, refusal, now))
  const today = toIsoDay(now)
  const found = await findMatches(
    tx,
    events.filter((event) => event.kind !== 'refusal' && isOfMoney(event)),
  )
  const matched = found.map((match) => ({ ...match, bookedOn: match.event.bookedOn || today }))
  const fresh = await insertEntries(tx, importId, matched, now)
  for (const match of matched) {
    outcomes.push(!fresh.has(match) ? 'repeated' : match.isApplied ? 'applied' : 'unmatched')
  }
  await applyAll(
    tx,
    matched.filter((match) => fresh.has(match) && match.isApplied),
    now,
  )
  return outcomes
}

/** Money that leaves without being a return is none of ours. */
function isOfMoney({ kind, amountCents, oddAmount }: BankEvent): boolean {
  return kind !== 'payment' || amountCents > 0 || oddAmount !== null
}

/** Keeps each booking once, whatever file tells of it. */
async function insertEntries(
  tx: Transaction,
  importId: string,
  matched: readonly Matched[],
  now: Date,
): Promise<Set<Matched>> {
  if (matched.length === 0) return new Set()
  // As one value: a statement with a dozen values for each of hundreds of rows takes longer to build than to run.
  const entries = JSON.stringify(matched.map(entryOf))
  const { rows } = await tx.execute<{ key: string }>(sql`
    insert into ${bankEntry}
      (id, import_id, kind, dedupe_key, end_to_end_id, amount_cents, booked_on, reason_code, text, payer_name, payer_iban, outcome, invoice_id, created_at, updated_at)
    select id, ${importId}, kind, dedupe_key, end_to_end_id, amount_cents, booked_on, reason_code, text, payer_name, payer_iban, outcome, invoice_id, ${now}, ${now}
    from json_to_recordset(${entries}::json) as entry(
      id uuid, kind text, dedupe_key text, end_to_end_id text, amount_cents int, booked_on text, reason_code text, text text,
      payer_name text, payer_iban text, outcome text, invoice_id uuid)
    on conflict do nothing
    returning dedupe_key as key`)
  // Of two in the same part the first was taken.
  const keys = new Set(rows.map(({ key }) => key))
  return new Set(matched.filter(({ dedupeKey }) => keys.delete(dedupeKey)))
}

function entryOf({ event, dedupeKey, doubt, invoiceId, isApplied, bookedOn }: Matched) {
  const { kind, endToEndId, amountCents, reasonCode, payerName, payerIban } = event
  return {
    ...{ id: uuidv7(), kind, dedupe_key: dedupeKey, end_to_end_id: endToEndId, amount_cents: amountCents },
    ...{ booked_on: bookedOn, reason_code: reasonCode, invoice_id: invoiceId },
    ...{ payer_name: payerName, payer_iban: payerIban },
    outcome: isApplied ? 'applied' : 'unmatched',
    text: [...(doubt ? [doubt] : []), event.text].join(' ').slice(0, 500),
  }
}

/** Books in the order of the file: payments that follow each other together, each return by itself. */
async function applyAll(tx: Transaction, matched: readonly Matched[], now: Date): Promise<void> {
  if (matched.length === 0) return
  await lockCompanies(tx, [...new Set(matched.flatMap(({ companyId }) => companyId ?? []))])
  let payments: Matched[] = []
  for (const match of matched) {
    const { event, debit } = match
    if (event.kind === 'payment' && debit?.status !== 'returned') {
      payments.push(match)
      if (debit?.status === 'open') debit.status = 'collected'
      continue
    }
    await bookCredits(tx, payments, now)
    payments = []
    if (event.kind === 'payment') await bookLateCredit(tx, match)
    else await bookDebitReturn(tx, match, now)
  }
  await bookCredits(tx, payments, now)
}

const ROWS_AT_ONCE = 1000

async function bookCredits(tx: Transaction, matched: readonly Matched[], now: Date): Promise<void> {
  // A sum for a whole file of debits is thousands of them, more than a statement takes values.
  for (let start = 0; start < matched.length; start += ROWS_AT_ONCE) {
    const part = matched.slice(start, start + ROWS_AT_ONCE)
    await bookPayments(tx, part.flatMap(receiptOf), now)
    const debits = part.flatMap(({ debit }) => debit?.id ?? [])
    if (debits.length === 0) continue
    await tx
      .update(directDebit)
      .set({ status: 'collected' })
      .where(and(inArray(directDebit.id, debits), eq(directDebit.status, 'open')))
  }
}

function receiptOf({ event, invoiceId, dedupeKey, bookedOn }: Matched) {
  const { amountCents, bankReference, endToEndId } = event
  const reference = bankReference ?? endToEndId ?? 'Überweisung'
  return invoiceId ? [{ invoiceId, amountCents, bookedOn, reference, dedupeKey }] : []
}

/** The files came in the wrong order: what was credited has gone back already. */
async function bookLateCredit(tx: Transaction, match: Matched): Promise<void> {
  const [receipt] = receiptOf(match)
  if (receipt && match.debit) await bookPastCredit(tx, receipt, match.debit.id)
}

type Returned = { event: Pick<BankEvent, 'endToEndId' | 'reasonCode'>; debit: MatchedDebit | null; bookedOn: string }

/** Books a debit that came back, once: a person may have assigned what a later file tells again. The company is locked. */
export async function bookDebitReturn(tx: Transaction, { event, debit, bookedOn }: Returned, now: Date): Promise<void> {
  if (!debit || debit.status === 'returned') return
  const { reasonCode, endToEndId } = event
  const reference = `${endToEndId ?? ''} ${reasonCode ?? ''}`.trim()
  // A rejected debit was never credited; a returned one was, unless the bank never told us so.
  const wasPaidCents = debit.status === 'collected' ? debit.amountCents : 0
  await tx
    .update(directDebit)
    .set({ status: 'returned', reasonCode, returnedOn: bookedOn })
    .where(eq(directDebit.id, debit.id))
  debit.status = 'returned'
  await bookReturn(tx, debit.invoiceId, { bookedOn, reference, debitId: debit.id, wasPaidCents }, now)
  if (reasonCode && FATAL_REASONS.includes(reasonCode)) {
    await tx
      .update(sepaMandate)
      .set({ revokedAt: now, revokedReason: 'returned' })
      .where(and(eq(sepaMandate.id, debit.mandateId), isNull(sepaMandate.revokedAt)))
  }
}

/**
 * A file or block that the bank refused for its form. No customer's bank has seen it, so nobody is in default: its invoices
 * are due again.
 */
async function bookRefusal(
  tx: Transaction,
  importId: string,
  { batchId, bookedOn, reasonCode }: BankEvent,
  now: Date,
): Promise<EventOutcome> {
  const debits = (await debitsOfBatch(tx, batchId ?? '')).filter(({ status }) => status === 'open')
  const outcome = debits.length > 0 ? 'applied' : 'unmatched'
  const [entry] = await tx
    .insert(bankEntry)
    .values({
      ...{ importId, kind: 'refusal', dedupeKey: `refusal:${batchId}`, amountCents: 0, reasonCode, createdAt: now },
      ...{ bookedOn: bookedOn || toIsoDay(now), text: batchId ?? '' },
      outcome,
    })
    .onConflictDoNothing()
    .returning({ id: bankEntry.id })
  if (!entry) return 'repeated'
  await putBack(tx, debits)
  return outcome
}
