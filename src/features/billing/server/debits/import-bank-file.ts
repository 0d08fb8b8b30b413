import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from '~/lib/uuid'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { billingError } from '../../errors'
import { bankImport } from '../debit-table'
import type { BankEvent } from './bank-file'
import { bookEvents } from './book-events'
import type { DebitAdmin } from './create-run'
import { readBankFileApart } from './read-apart'

export type ImportResult = { applied: number; repeated: number; unmatched: number; isRepeated: boolean }

/**
 * Bookings of one transaction: enough that a statement is worth its way to the database, few enough that a company whose
 * payment is among them waits for a moment only.
 */
export const EVENTS_AT_ONCE = 250

/**
 * Reads a file of the bank and books what it tells: payments, returns, rejections. It is booked in parts, each whole or not at
 * all; a file that was interrupted goes on behind its last part when it is read again. The same file again, or another file
 * that tells of the same booking, changes nothing. What fits no invoice is kept for a person to look at.
 *
 * @throws {AppError} invalid when it is no file we can read
 */
export async function importBankFile(ctx: DebitAdmin, file: { name: string; text: string }): Promise<ImportResult> {
  const sha256 = createHash('sha256').update(file.text).digest('hex')
  const read = await readBankFileApart(file.text)
  if (!read) throw billingError('bankFileUnreadable')
  const { format, events } = read
  const base = { fileName: file.name.slice(0, 200), format, sha256, eventCount: events.length }
  for (let isFirst = true; ; isFirst = false) {
    const part = await ctx.db.transaction((tx) => bookPart(tx, ctx, base, events))
    // Read before, or somebody else booked the last part of it beside us.
    if (part.wasDone && isFirst) return { applied: 0, repeated: events.length, unmatched: 0, isRepeated: true }
    if (part.isDone) return { ...part.counts, isRepeated: false }
  }
}

type Base = { fileName: string; format: string; sha256: string; eventCount: number }

/** Books the next part of a file, from wherever it stands. */
async function bookPart(tx: Transaction, { actor, now }: DebitAdmin, base: Base, events: readonly BankEvent[]) {
  await lockImports(tx)
  const known = await findImport(tx, base.sha256)
  const state = known ?? {
    id: uuidv7(now.getTime()),
    applied: 0,
    repeated: 0,
    unmatched: 0,
    doneCount: 0,
    eventCount: -1,
  }
  const { id, doneCount, eventCount, ...counts } = state
  if (doneCount === eventCount) return { wasDone: true, isDone: true, counts }
  if (!known)
    await tx.insert(bankImport).values({ ...base, id, importedByUserId: actor.userId, ...counts, createdAt: now })
  const part = events.slice(doneCount, doneCount + EVENTS_AT_ONCE)
  for (const outcome of await bookEvents(tx, id, part, now)) counts[outcome] += 1
  const isDone = doneCount + part.length >= events.length
  await tx
    .update(bankImport)
    .set({ ...counts, doneCount: doneCount + part.length })
    .where(eq(bankImport.id, id))
  if (isDone) {
    const { applied, repeated, unmatched } = counts
    await audit(tx, {
      ...{ actorUserId: actor.userId, action: 'bank-file.imported', subjectType: 'bank-import', subjectId: id },
      details: { format: base.format, applied, repeated, unmatched },
    })
  }
  return { wasDone: false, isDone, counts }
}

/**
 * Two imports at once must not book the same twice; they take turns, a part each, with whoever assigns bookings by hand and
 * with runs of debits: all of these hold many invoices at a time.
 */
export async function lockImports(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bank-import'))`)
}

async function findImport(tx: Transaction, sha256: string) {
  const [row] = await tx
    .select({
      id: bankImport.id,
      applied: bankImport.applied,
      repeated: bankImport.repeated,
      unmatched: bankImport.unmatched,
      doneCount: bankImport.doneCount,
      eventCount: bankImport.eventCount,
    })
    .from(bankImport)
    .where(eq(bankImport.sha256, sha256))
  return row
}
