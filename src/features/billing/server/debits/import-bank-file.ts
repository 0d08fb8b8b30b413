import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { toIsoDay } from '~/lib/dates'
import { formatCents } from '~/lib/money'
import { uuidv7 } from '~/lib/uuid'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { FATAL_REASONS } from '../../debit/return-reasons'
import { billingError } from '../../errors'
import { lockCompany } from '../account'
import { bankEntry, bankImport, directDebit, directDebitRun } from '../debit-table'
import { invoice } from '../invoice-table'
import { bookPastCredit, bookPayment, bookReturn } from '../invoices/ledger'
import { sepaMandate } from '../table'
import type { BankEvent } from './bank-file'
import type { DebitAdmin } from './create-run'
import { putBack } from './put-back'
import { readBankFileApart } from './read-apart'

export type ImportResult = { applied: number; repeated: number; unmatched: number; isRepeated: boolean }

/**
 * Reads a file of the bank and books what it tells: payments, returns, rejections. All or nothing; the same file again,
 * or another file that tells of the same booking, changes nothing. What fits no invoice is kept for a person to look at.
 *
 * @throws {AppError} invalid when it is no file we can read
 */
export async function importBankFile({ db, actor, now }: DebitAdmin, file: { name: string; text: string }) {
  const sha256 = createHash('sha256').update(file.text).digest('hex')
  const read = await readBankFileApart(file.text)
  if (!read) throw billingError('bankFileUnreadable')
  return db.transaction(async (tx): Promise<ImportResult> => {
    // Two imports at once must not book the same twice; they are rare, so one waits.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bank-import'))`)
    const [known] = await tx.select({ id: bankImport.id }).from(bankImport).where(eq(bankImport.sha256, sha256))
    const none = { applied: 0, repeated: read.events.length, unmatched: 0, isRepeated: true }
    if (known) return none
    const importId = uuidv7(now.getTime())
    const base = { id: importId, fileName: file.name.slice(0, 200), format: read.format, sha256 }
    const counts = { applied: 0, repeated: 0, unmatched: 0 }
    await tx.insert(bankImport).values({ ...base, importedByUserId: actor.userId, ...counts, createdAt: now })
    for (const event of read.events) {
      if (event.amountCents <= 0 && event.oddAmount === null && event.kind === 'payment') continue
      for (const single of await unfold(tx, event)) counts[await book(tx, importId, single, now)] += 1
    }
    await tx.update(bankImport).set(counts).where(eq(bankImport.id, importId))
    await audit(tx, {
      ...{ actorUserId: actor.userId, action: 'bank-file.imported', subjectType: 'bank-import', subjectId: importId },
      details: { format: read.format, ...counts },
    })
    return { ...counts, isRepeated: false }
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
async function debitsOfBatch(tx: Transaction, batchId: string) {
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

/**
 * A file or block that the bank refused for its form. No customer's bank has seen it, so nobody is in default: its invoices
 * are due again.
 */
async function bookRefusal(tx: Transaction, importId: string, event: BankEvent, now: Date) {
  const { batchId, bookedOn, reasonCode } = event
  const debits = (await debitsOfBatch(tx, batchId ?? '')).filter(({ status }) => status === 'open')
  const [entry] = await tx
    .insert(bankEntry)
    .values({
      ...{ importId, kind: 'refusal', dedupeKey: `refusal:${batchId}`, amountCents: 0, reasonCode, createdAt: now },
      ...{ bookedOn: bookedOn || toIsoDay(now), text: batchId ?? '' },
      outcome: debits.length > 0 ? 'applied' : 'unmatched',
    })
    .onConflictDoNothing()
    .returning({ outcome: bankEntry.outcome })
  if (!entry) return 'repeated'
  await putBack(tx, debits)
  return entry.outcome
}

async function book(
  tx: Transaction,
  importId: string,
  event: BankEvent,
  now: Date,
): Promise<'applied' | 'repeated' | 'unmatched'> {
  if (event.kind === 'refusal') return bookRefusal(tx, importId, event, now)
  const debit = event.endToEndId ? await findDebit(tx, event.endToEndId) : null
  const invoiceId = debit?.invoiceId ?? (event.kind === 'payment' ? await findByText(tx, event.text) : null)
  const doubt = doubtOf(event, debit)
  // The right booking may still come; it must not count as told already.
  const dedupeKey = keyOf(event, doubt === null ? (debit?.id ?? null) : null)
  const bookedOn = event.bookedOn || toIsoDay(now)
  const inserted = await tx
    .insert(bankEntry)
    .values({
      ...{ importId, kind: event.kind, dedupeKey, endToEndId: event.endToEndId, amountCents: event.amountCents },
      ...{ bookedOn, reasonCode: event.reasonCode, invoiceId },
      text: [...(doubt ? [doubt] : []), event.text].join(' ').slice(0, 500),
      outcome: invoiceId && doubt === null && (event.kind === 'payment' || debit) ? 'applied' : 'unmatched',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ outcome: bankEntry.outcome })
  const [entry] = inserted
  if (!entry) return 'repeated'
  if (entry.outcome === 'unmatched' || !invoiceId) return 'unmatched'
  const [owner] = await tx.select({ companyId: invoice.companyId }).from(invoice).where(eq(invoice.id, invoiceId))
  if (owner) await lockCompany(tx, owner.companyId)
  if (event.kind === 'payment') await bookCredit(tx, invoiceId, debit, { ...event, bookedOn, dedupeKey }, now)
  else if (debit) await bookDebitReturn(tx, debit, { ...event, bookedOn }, now)
  return 'applied'
}

/** Why a person has to look at a payment before it counts, or null. What came back is booked with what was debited. */
function doubtOf({ kind, amountCents, oddAmount }: BankEvent, debit: FoundDebit | null): string | null {
  if (kind !== 'payment') return null
  if (oddAmount !== null) return `Nicht verbuchbarer Betrag: ${oddAmount}.`
  // Debits are credited in full.
  if (debit && debit.amountCents !== amountCents) {
    return `Weicht von der Lastschrift über ${formatCents(debit.amountCents)} ab.`
  }
  return null
}

type FoundDebit = NonNullable<Awaited<ReturnType<typeof findDebit>>>

async function bookCredit(
  tx: Transaction,
  invoiceId: string,
  debit: FoundDebit | null,
  event: BankEvent & { dedupeKey: string },
  now: Date,
) {
  const { amountCents, bookedOn, dedupeKey, bankReference } = event
  const reference = bankReference ?? event.endToEndId ?? 'Überweisung'
  if (debit?.status === 'returned') {
    // The files came in the wrong order: what was credited has gone back already.
    await bookPastCredit(tx, invoiceId, { amountCents, bookedOn, reference, dedupeKey }, debit.id)
    return
  }
  await bookPayment(tx, invoiceId, { amountCents, bookedOn, reference, dedupeKey }, now)
  if (debit?.status === 'open') {
    await tx.update(directDebit).set({ status: 'collected' }).where(eq(directDebit.id, debit.id))
  }
}

async function bookDebitReturn(tx: Transaction, debit: FoundDebit, event: BankEvent, now: Date) {
  const { reasonCode, bookedOn, endToEndId } = event
  const reference = `${endToEndId ?? ''} ${reasonCode ?? ''}`.trim()
  // A rejected debit was never credited; a returned one was, unless the bank never told us so.
  const wasPaidCents = debit.status === 'collected' ? debit.amountCents : 0
  await tx
    .update(directDebit)
    .set({ status: 'returned', reasonCode, returnedOn: bookedOn })
    .where(eq(directDebit.id, debit.id))
  await bookReturn(tx, debit.invoiceId, { bookedOn, reference, debitId: debit.id, wasPaidCents }, now)
  if (reasonCode && FATAL_REASONS.includes(reasonCode)) {
    await tx
      .update(sepaMandate)
      .set({ revokedAt: now, revokedReason: 'returned' })
      .where(and(eq(sepaMandate.id, debit.mandateId), isNull(sepaMandate.revokedAt)))
  }
}

/** A debit is paid once, returned once, rejected once, however many files say so; a transfer is known by its reference. */
function keyOf(event: BankEvent, debitId: string | null): string {
  const { kind, endToEndId, bankReference, bookedOn, amountCents, text } = event
  if (debitId) return `${kind === 'payment' ? 'payment' : 'return'}:${debitId}`
  if (bankReference) return `${kind}:${bankReference}`
  const facts = [kind, endToEndId, bookedOn, amountCents, text].join('|')
  return `${kind}:${createHash('sha256').update(facts).digest('hex')}`
}

async function findDebit(tx: Transaction, endToEndId: string) {
  const [row] = await tx
    .select({
      id: directDebit.id,
      invoiceId: directDebit.invoiceId,
      mandateId: directDebit.mandateId,
      status: directDebit.status,
      amountCents: directDebit.amountCents,
    })
    .from(directDebit)
    .where(eq(directDebit.endToEndId, endToEndId))
  return row ?? null
}

/** The invoice whose number stands in the purpose of a transfer, the only one of them. */
async function findByText(tx: Transaction, text: string): Promise<string | null> {
  const numbers = [...text.toUpperCase().matchAll(/[A-Z0-9]{1,6}-\d{4}-\d{5,}/g)].map(([number]) => number)
  if (numbers.length === 0) return null
  const rows = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(inArray(invoice.number, numbers), eq(invoice.kind, 'invoice')))
    .orderBy(desc(invoice.sequence))
  const [only, ...others] = rows
  return only && others.length === 0 ? only.id : null
}
