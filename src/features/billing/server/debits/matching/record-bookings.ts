import { sql } from 'drizzle-orm'
import { bankEntry } from '~/features/billing/server/bank-table'
import { uuidv7 } from '~/lib/uuid'
import type { Transaction } from '~/platform/server/database/db'
import { signedCents, type ToldBooking } from './booking-key'
import type { Match } from './match-events'
import type { Verdict } from './reconcile'

export type EventOutcome = 'applied' | 'repeated' | 'unmatched'
/** A booking of a statement with its place in the file. */
export type PlacedBooking = ToldBooking & { statementId: string; edition: string | null }
/** A booking, what is known of it, and what it is about: nothing when it is, or may be, a repetition. */
export type Judged = {
  event: PlacedBooking
  verdict: Verdict
  match: Match | null
  dedupeKey: string
  debitId: string | null
}

/** Why a person has to check what another file may have reported already. */
const DOUBTFUL = 'Vielleicht dieselbe Zahlung wie eine, die schon in einer anderen Datei stand.'

/** What becomes of a booking at its import. */
export function outcomeOf({ verdict, match }: Judged): EventOutcome {
  if (verdict.is === 'repeated') return 'repeated'
  return match?.isApplied ? 'applied' : 'unmatched'
}

/**
 * Records each booking of a part with its result.
 * @throws when the records do not match the input: the part is not booked then
 */
export async function recordBookings(
  tx: Transaction,
  { importId, now, today }: { importId: string; now: Date; today: string },
  judged: readonly Judged[],
): Promise<void> {
  if (judged.length === 0) return
  // As one JSON value: a statement with dozens of parameters for each of hundreds of rows takes longer to build than to
  // run.
  const rows = JSON.stringify(judged.map((each) => rowOf(each, today)))
  const { rows: written } = await tx.execute<{ id: string; cents: string | number }>(sql`
    insert into ${bankEntry}
      (id, import_id, statement_id, entry_no, entry_cents, telling, kind, is_credit, dedupe_key, booking_key, account,
       end_to_end_id, mandate_id, bank_references, amount_cents, odd_amount, booked_on, value_on, reason_code, text, purpose,
       payer_name, payer_iban, is_sum, doubt, outcome, repeats_id, resembles_id, invoice_id, debit_id, created_at, updated_at)
    select id, ${importId}, statement_id, entry_no, entry_cents, telling, kind, is_credit, dedupe_key, booking_key, account,
       end_to_end_id, mandate_id, bank_references, amount_cents, odd_amount, booked_on, value_on, reason_code, text, purpose,
       payer_name, payer_iban, is_sum, doubt, outcome, repeats_id, resembles_id, invoice_id, debit_id, ${now}, ${now}
    from json_populate_recordset(null::${bankEntry}, ${rows}::json)
    returning id, case when is_credit then amount_cents else -amount_cents end as cents`)
  const told = judged.reduce((sum, { event }) => sum + signedCents(event), 0)
  const kept = written.reduce((sum, { cents }) => sum + Number(cents), 0)
  if (written.length !== judged.length || kept !== told) throw new Error('the ledger of a bank file does not add up')
}

function rowOf(each: Judged, today: string) {
  const { event, verdict, match, dedupeKey } = each
  return {
    ...{ id: uuidv7(), statement_id: event.statementId, entry_no: event.entryNo, entry_cents: event.entryCents },
    ...{ telling: event.telling, kind: event.kind, is_credit: event.isCredit, dedupe_key: dedupeKey },
    ...{ booking_key: event.bookingKey, account: event.account, end_to_end_id: event.endToEndId },
    ...{ mandate_id: event.mandateId, bank_references: event.bankReferences, amount_cents: event.amountCents },
    ...{ odd_amount: event.oddAmount, booked_on: event.bookedOn || today, value_on: event.valueOn },
    ...{ reason_code: event.reasonCode, text: event.text, purpose: event.purpose, payer_name: event.payerName },
    ...{ payer_iban: event.payerIban, is_sum: event.isSum, outcome: outcomeOf(each) },
    doubt: verdict.is === 'doubtful' ? DOUBTFUL : (match?.doubt ?? null),
    repeats_id: verdict.is === 'repeated' ? verdict.of : null,
    resembles_id: verdict.is === 'doubtful' ? verdict.of : null,
    ...{ invoice_id: match?.invoiceId ?? null, debit_id: each.debitId },
  }
}
