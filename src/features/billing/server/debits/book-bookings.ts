import { and, count, eq, ne } from 'drizzle-orm'
import { toIsoDay } from '~/lib/dates/dates'
import { anyOf, type Transaction } from '~/platform/server/database/db'
import { bankEntry } from '../bank-table'
import { applyAll } from './apply-matches'
import { bookingKey } from './matching/booking-key'
import { findDebits, unfold } from './matching/find-debits'
import { findKnown } from './matching/known-bookings'
import { findMatches } from './matching/match-events'
import { reconcile, type Telling, type Verdict } from './matching/reconcile'
import { type Judged, type PlacedBooking, recordBookings } from './matching/record-bookings'

/**
 * Books a part of a file's bookings, in order: those that other files reported before are repetitions; possible
 * repetitions and unmatched ones wait for a person. Each is recorded with its result. The import lock is held.
 */
export async function bookBookings(
  tx: Transaction,
  importId: string,
  { events, format }: { events: readonly PlacedBooking[]; format: string },
  now: Date,
): Promise<Judged[]> {
  const unfolded: PlacedBooking[] = []
  for (const event of events) {
    for (const each of await unfold(tx, event)) {
      unfolded.push({ ...event, ...each, bookingKey: bookingKey(event.account, each) })
    }
  }
  const tellings = await tellingsOf(tx, unfolded, format)
  const verdicts = await judgeAll(tx, importId, unfolded, tellings)
  const fresh = unfolded.flatMap((event, index) => (isFresh(verdicts[index]) ? [{ event, index }] : []))
  const matches = await findMatches(
    tx,
    fresh.map(({ event }) => event),
    now,
  )
  const matchOf = new Map(fresh.map(({ index }, at) => [index, matches[at] ?? null]))
  const keys = await dedupeKeys(tx, unfolded)
  const judged = unfolded.map(
    (event, index): Judged => ({
      ...{ event, verdict: verdicts[index] ?? { is: 'new' }, match: matchOf.get(index) ?? null },
      ...{ dedupeKey: keys[index] ?? '', debitId: tellings[index]?.debitId ?? null },
    }),
  )
  const today = toIsoDay(now)
  await recordBookings(tx, { importId, now, today }, judged)
  await settleSums(tx, importId, judged)
  const applied = judged.flatMap(({ event, match, dedupeKey }) =>
    match?.isApplied ? [{ ...match, event, dedupeKey, bookedOn: event.bookedOn || today }] : [],
  )
  await applyAll(tx, applied, now)
  return judged
}

function isFresh(verdict: Verdict | undefined): boolean {
  return verdict?.is === 'new' || verdict?.is === 'details'
}

/** Compares with what other files reported, part by part and account by account. */
async function judgeAll(
  tx: Transaction,
  importId: string,
  events: readonly PlacedBooking[],
  tellings: readonly Telling[],
): Promise<Verdict[]> {
  const verdicts: Verdict[] = events.map(() => ({ is: 'new' }))
  const places = events.flatMap((event, index) => {
    const telling = tellings[index]
    return telling ? [{ event, index, telling }] : []
  })
  for (const group of Map.groupBy(places, ({ event }) => `${event.telling}|${event.account}`).values()) {
    const [first] = group
    if (!first) continue
    const told = group.map(({ telling }) => telling)
    const place = { importId, telling: first.event.telling, account: first.event.account }
    const { known, taken } = await findKnown(tx, place, told)
    reconcile(told, known, taken).forEach((verdict, at) => {
      const index = group[at]?.index
      if (index !== undefined) verdicts[index] = verdict
    })
  }
  return verdicts
}

/** The data to compare, with the debits of ours that bookings name. */
async function tellingsOf(tx: Transaction, events: readonly PlacedBooking[], format: string): Promise<Telling[]> {
  const debits = await findDebits(tx, events)
  return events.map((event, index) => {
    const { entryCents, statementId, entryNo } = event
    const entry = entryCents === null ? null : { name: `${statementId}:${entryNo}`, cents: entryCents }
    return { ...event, format, debitId: debits[index]?.id ?? null, entry }
  })
}

/** One key for each booking: the first with this content, the second, and so on, whatever file reports it. */
async function dedupeKeys(tx: Transaction, events: readonly PlacedBooking[]): Promise<string[]> {
  const keys = [...new Set(events.map((event) => event.bookingKey))]
  if (keys.length === 0) return []
  const rows = await tx
    .select({ key: bankEntry.bookingKey, count: count() })
    .from(bankEntry)
    .where(and(anyOf(bankEntry.bookingKey, keys), ne(bankEntry.outcome, 'repeated')))
    .groupBy(bankEntry.bookingKey)
  const counts = new Map(rows.map((row) => [row.key, row.count]))
  return events.map((event) => {
    const before = counts.get(event.bookingKey) ?? 0
    counts.set(event.bookingKey, before + 1)
    return before === 0 ? `booking:${event.bookingKey}` : `booking:${event.bookingKey}~${before}`
  })
}

/** A sum that waited for a person is now, or may be, explained by its single payments; in doubt a person decides. */
async function settleSums(tx: Transaction, importId: string, judged: readonly Judged[]): Promise<void> {
  const sums = new Map(
    judged.flatMap(({ verdict, dedupeKey }) =>
      verdict.is === 'details' ? [[verdict.of, { dedupeKey, isCertain: verdict.isCertain }]] : [],
    ),
  )
  for (const [sumId, { dedupeKey, isCertain }] of sums) {
    const [part] = await tx
      .select({ id: bankEntry.id })
      .from(bankEntry)
      .where(and(eq(bankEntry.importId, importId), eq(bankEntry.dedupeKey, dedupeKey)))
    if (!part) throw new Error('a sum without its payments')
    const told = isCertain
      ? { outcome: 'repeated' as const, repeatsId: part.id }
      : { resemblesId: part.id, doubt: DOUBTFUL_SUM }
    await tx
      .update(bankEntry)
      .set(told)
      .where(and(eq(bankEntry.id, sumId), eq(bankEntry.outcome, 'unmatched')))
  }
}

const DOUBTFUL_SUM =
  'Vielleicht die Summe von Zahlungen, die eine andere Datei einzeln nannte und die schon gelesen sind.'
