import { sql } from 'drizzle-orm'
import { bankEntry, bankImport, bankStatement } from '~/features/billing/server/bank-table'
import type { Transaction } from '~/platform/server/database/db'
import type { Comparable } from './compare-bookings'
import type { KnownBooking, Telling } from './reconcile'

type Row = Comparable & {
  id: string
  bookingKey: string | null
  edition: string | null
  isSum: boolean
  entryName: string | null
  entryCents: number | string | null
  outcome: string
  repeatsId: string | null
  resemblesId: string | null
  isOwn: boolean
}

export type Known = { known: KnownBooking[]; taken: Set<string> }

/**
 * What other files reported for an account that may be the same bookings: the same sum, or that of their entry, within
 * a few days. Those that earlier parts of this file have repeated are taken.
 */
export async function findKnown(
  tx: Transaction,
  { importId, telling, account }: { importId: string; telling: number; account: string },
  told: readonly Telling[],
): Promise<Known> {
  const wanted = new Map(
    told
      .flatMap(({ amountCents, bookedOn, entry }) => [
        { cents: amountCents, day: bookedOn },
        ...(entry ? [{ cents: entry.cents, day: bookedOn }] : []),
      ])
      .map((each) => [`${each.cents}|${each.day}`, each]),
  )
  const { rows } = await tx.execute<Row>(sql`
    with wanted as (
      select distinct cents, day::date - 4 as low, day::date + 4 as high
      from json_to_recordset(${JSON.stringify([...wanted.values()])}::json) as each(cents bigint, day text)),
    found as (
      select e.* from wanted join ${bankEntry} e on e.amount_cents = wanted.cents
        and e.booked_on between wanted.low::text and wanted.high::text
      union
      select e.* from wanted join ${bankEntry} e on e.entry_cents = wanted.cents
        and e.booked_on between wanted.low::text and wanted.high::text)
    select distinct on (found.id) found.id, booking_key as "bookingKey", is_credit as "isCredit",
      amount_cents as "amountCents", odd_amount as "oddAmount", booked_on as "bookedOn", value_on as "valueOn",
      end_to_end_id as "endToEndId", mandate_id as "mandateId", bank_references as "bankReferences", purpose,
      payer_iban as "payerIban", ${bankImport.format} as format, ${bankStatement.edition} as edition,
      debit_id as "debitId", is_sum as "isSum", statement_id || ':' || entry_no as "entryName", entry_cents as "entryCents", outcome, repeats_id as "repeatsId",
      resembles_id as "resemblesId",
      (found.import_id = ${importId} and telling = ${telling}) as "isOwn"
    from found join ${bankImport} on ${bankImport.id} = found.import_id
    left join ${bankStatement} on ${bankStatement.id} = statement_id
    where found.kind in ('payment', 'return', 'outgoing') and (found.account = ${account} or found.account is null)`)
  return {
    known: rows.filter(({ isOwn }) => !isOwn).map(knownOf),
    taken: new Set(rows.flatMap(({ isOwn, repeatsId }) => (isOwn && repeatsId !== null ? repeatsId : []))),
  }
}

function knownOf({ entryName, entryCents, outcome, repeatsId, resemblesId, isOwn: _, ...row }: Row): KnownBooking {
  return {
    ...row,
    bookingKey: row.bookingKey ?? row.id,
    entry: entryName !== null && entryCents !== null ? { name: entryName, cents: Number(entryCents) } : null,
    originalId: repeatsId ?? row.id,
    // A sum whose payments were reported is explained by them.
    isSum: row.isSum && outcome !== 'repeated',
    isWaiting: outcome === 'unmatched',
    isExplained: resemblesId !== null,
  }
}
