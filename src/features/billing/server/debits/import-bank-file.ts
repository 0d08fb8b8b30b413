import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from '~/lib/uuid'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { billingError } from '../../errors'
import type { BankEvent } from '../bank-files/bank-event'
import { readBankFileApart } from '../bank-files/read-apart'
import type { NamedDocument } from '../bank-files/read-bank-file'
import { bankEntry, bankImport, bankStatement } from '../bank-table'
import type { DebitAdmin } from '../commands/billing-context'
import { bookAnswers } from './book-answers'
import { bookBookings } from './book-bookings'
import { bookingKey, signedCents } from './matching/booking-key'
import { ownStatements } from './matching/own-statements'
import { type EventOutcome, outcomeOf, type PlacedBooking } from './matching/record-bookings'
import { endOfPart } from './parts'

export type ImportResult = {
  applied: number
  repeated: number
  unmatched: number
  isRepeated: boolean
  /** Other people's accounts in the file; nothing of them was read. */
  foreignAccounts: string[]
}

/**
 * Bookings per transaction: enough to justify the round trip, few enough that a company whose payment is among them
 * waits only for a moment.
 */
export const EVENTS_AT_ONCE = 250

/**
 * Reads a bank file and books its payments, returns and rejections. What does not add up is refused before anything is
 * booked. It is booked in parts, each in one transaction; an interrupted file continues after its last part when it is
 * read again. The same file again changes nothing, another file with the same booking repeats it, and unmatched or
 * doubtful bookings are kept for a person.
 * @throws {AppError} invalid when it is not readable, does not add up, or is of another account
 */
export async function importBankFile(
  ctx: DebitAdmin,
  file: { name: string; bytes: Uint8Array },
): Promise<ImportResult> {
  const read = await readBankFileApart(file.name, file.bytes)
  if ('fault' in read) throw billingError('bankFileUnreadable', read.fault)
  const prepared = []
  // All of them first: an archive with a foreign file is refused completely.
  for (const document of read.documents) prepared.push(await prepare(ctx, document))
  const results: ImportResult[] = []
  for (const each of prepared) results.push(await importDocument(ctx, each))
  return {
    ...sumOf(results),
    isRepeated: results.every(({ isRepeated }) => isRepeated),
    foreignAccounts: [...new Set(prepared.flatMap(({ foreignAccounts }) => foreignAccounts))],
  }
}

function sumOf(results: readonly ImportResult[]) {
  const sum = { applied: 0, repeated: 0, unmatched: 0 }
  for (const { applied, repeated, unmatched } of results) {
    sum.applied += applied
    sum.repeated += repeated
    sum.unmatched += unmatched
  }
  return sum
}

type Prepared = Awaited<ReturnType<typeof prepare>>

async function prepare({ db }: DebitAdmin, document: NamedDocument) {
  const { statements, foreignAccounts } = await ownStatements(db, document)
  // Each with its place, so that parts can be booked separately.
  const events = [
    ...document.answers.map((answer) => ({ answer })),
    ...statements.flatMap(({ account, statement }, statementNo) =>
      statement.events.map((booking) => ({ statementNo, booking, account, edition: statement.edition })),
    ),
  ]
  // Answers to our files form a part of their own.
  const tellings = events.map((each) => ('answer' in each ? -1 : each.booking.telling))
  return { document, statements, foreignAccounts, events, tellings }
}

async function importDocument(ctx: DebitAdmin, prepared: Prepared): Promise<ImportResult> {
  const rest = { foreignAccounts: prepared.foreignAccounts }
  for (let isFirst = true; ; isFirst = false) {
    const part = await ctx.db.transaction((tx) => bookPart(tx, ctx, prepared))
    // Read before, or somebody else just booked its last part.
    if (part.wasDone && isFirst) {
      return { applied: 0, repeated: prepared.events.length, unmatched: 0, isRepeated: true, ...rest }
    }
    if (part.isDone) return { ...part.counts, isRepeated: false, ...rest }
  }
}

/** Books the next part of a file, from its current position. */
async function bookPart(tx: Transaction, ctx: DebitAdmin, prepared: Prepared) {
  await lockImports(tx)
  const { events, tellings, document } = prepared
  const known = await findImport(tx, document.sha256)
  if (known && known.doneCount === known.eventCount) return { wasDone: true, isDone: true, counts: countsOf(known) }
  const state = known ?? (await openImport(tx, ctx, prepared))
  const part = events.slice(state.doneCount, endOfPart(tellings, state.doneCount, EVENTS_AT_ONCE))
  const tally = await bookEvents(tx, ctx, state.id, document.format, part)
  const doneCount = state.doneCount + part.length
  const isDone = doneCount >= events.length
  const counts = {
    applied: state.applied + tally.applied.count,
    repeated: state.repeated + tally.repeated.count,
    unmatched: state.unmatched + tally.unmatched.count,
  }
  const cents = {
    appliedCents: state.appliedCents + tally.applied.cents,
    repeatedCents: state.repeatedCents + tally.repeated.cents,
    unmatchedCents: state.unmatchedCents + tally.unmatched.cents,
  }
  if (isDone && cents.appliedCents + cents.repeatedCents + cents.unmatchedCents !== state.totalCents) {
    throw new Error('the bookings of a bank file do not add up to its sum')
  }
  if (isDone) await requireWhole(tx, state.id)
  await tx
    .update(bankImport)
    .set({ ...counts, ...cents, doneCount })
    .where(eq(bankImport.id, state.id))
  if (isDone) {
    await audit(tx, ctx.actor, 'bank-file.imported', {
      type: 'bank-import',
      id: state.id,
      details: { format: document.format, ...counts, ...cents },
    })
  }
  return { wasDone: false, isDone, counts }
}

/** Complete only when the books contain what each statement, and so each account, reported. */
async function requireWhole(tx: Transaction, importId: string): Promise<void> {
  const { rows } = await tx.execute<{ position: number }>(sql`
    select position from ${bankStatement}
    where ${bankStatement.importId} = ${importId} and ${bankStatement.bookedCents} <> (
      select coalesce(sum(case when is_credit then amount_cents else -amount_cents end), 0)
      from ${bankEntry} where ${bankEntry.statementId} = ${bankStatement.id})`)
  if (rows.length > 0) throw new Error(`statement ${rows[0]?.position} of a bank file does not add up`)
}

type Tally = Record<EventOutcome, { count: number; cents: number }>

async function bookEvents(
  tx: Transaction,
  { now }: DebitAdmin,
  importId: string,
  format: string,
  part: Prepared['events'],
): Promise<Tally> {
  const tally: Tally = {
    applied: { count: 0, cents: 0 },
    repeated: { count: 0, cents: 0 },
    unmatched: { count: 0, cents: 0 },
  }
  const answers = part.flatMap((each) => ('answer' in each ? [each.answer] : []))
  for (const outcome of await bookAnswers(tx, importId, answers, now)) tally[outcome].count += 1
  const statements = await tx
    .select({ id: bankStatement.id })
    .from(bankStatement)
    .where(eq(bankStatement.importId, importId))
    .orderBy(bankStatement.position)
  const bookings = part.flatMap((each): PlacedBooking[] => {
    if ('answer' in each) return []
    const { booking, account, edition, statementNo } = each
    const statementId = statements[statementNo]?.id
    if (statementId === undefined) throw new Error('a booking without its statement')
    return [{ ...booking, account, edition, statementId, bookingKey: bookingKey(account, booking) }]
  })
  for (const judged of await bookBookings(tx, importId, { events: bookings, format }, now)) {
    const sum = tally[outcomeOf(judged)]
    sum.count += 1
    sum.cents += signedCents(judged.event)
  }
  return tally
}

/** Records that a file is being read, with its statements in order. */
async function openImport(tx: Transaction, { actor, now }: DebitAdmin, prepared: Prepared) {
  const { document, statements, foreignAccounts, events } = prepared
  const bookedCents = statements.map(({ statement }) => centsOf(statement.events))
  const state = {
    ...{ id: uuidv7(now.getTime()), applied: 0, repeated: 0, unmatched: 0, doneCount: 0, eventCount: events.length },
    ...{ appliedCents: 0, repeatedCents: 0, unmatchedCents: 0 },
    totalCents: bookedCents.reduce((sum, cents) => sum + cents, 0),
  }
  await tx.insert(bankImport).values({
    ...{ ...state, fileName: document.name, format: document.format, sha256: document.sha256, foreignAccounts },
    ...{ importedByUserId: actor.userId, createdAt: now },
  })
  for (const [index, { account, statement }] of statements.entries()) {
    const { events: own, pendingCount, ...told } = statement
    await tx.insert(bankStatement).values({
      ...{ ...told, id: uuidv7(now.getTime()), importId: state.id, account, pendingCount, createdAt: now },
      ...{ position: index, bookingCount: own.length, bookedCents: bookedCents[index] ?? 0 },
    })
  }
  return state
}

function centsOf(events: readonly BankEvent[]): number {
  return events.reduce((sum, event) => sum + signedCents(event), 0)
}

/**
 * Two imports at once must not book the same twice; part by part they alternate with manual assignments and runs of
 * debits, all of which hold many invoices at a time.
 */
export async function lockImports(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bank-import'))`)
}

function countsOf({ applied, repeated, unmatched }: { applied: number; repeated: number; unmatched: number }) {
  return { applied, repeated, unmatched }
}

async function findImport(tx: Transaction, sha256: string) {
  const [row] = await tx.select().from(bankImport).where(eq(bankImport.sha256, sha256))
  return row
}
