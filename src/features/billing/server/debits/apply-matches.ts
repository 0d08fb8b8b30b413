import { and, eq, isNull } from 'drizzle-orm'
import { mayMove } from '~/lib/moves'
import { anyOf, type Transaction } from '~/platform/server/database/db'
import { DEBIT_MOVES } from '../../debit/lifecycle'
import { FATAL_REASONS } from '../../debit/return-reasons'
import type { BankEvent } from '../bank-files/bank-event'
import { directDebit } from '../debit-table'
import { bookPastCredit, bookPayments, bookReturn } from '../invoices/ledger'
import { lockCompanies } from '../subscriptions/account'
import { sepaMandate } from '../table'
import { transition } from './debit-lifecycle'
import type { MatchedDebit } from './matching/find-debits'
import type { Match } from './matching/match-events'

/** A booking that counts, and when. */
type Matched = Match & { event: BankEvent; dedupeKey: string; bookedOn: string }

/** Books in the order of the file: consecutive payments together, each return by itself. */
export async function applyAll(tx: Transaction, matched: readonly Matched[], now: Date): Promise<void> {
  if (matched.length === 0) return
  await lockCompanies(tx, [...new Set(matched.flatMap(({ companyId }) => companyId ?? []))])
  let payments: Matched[] = []
  for (const match of matched) {
    const { event, debit } = match
    if (event.kind === 'payment' && debit?.status !== 'returned') {
      payments.push(match)
      if (debit && mayMove(DEBIT_MOVES, debit.status, 'collect')) debit.status = DEBIT_MOVES.collect.to
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
  // A sum for a whole file is thousands of debits, more than a statement has parameters for.
  for (let start = 0; start < matched.length; start += ROWS_AT_ONCE) {
    const part = matched.slice(start, start + ROWS_AT_ONCE)
    await bookPayments(tx, part.flatMap(receiptOf), now)
    const debits = part.flatMap(({ debit }) => debit?.id ?? [])
    if (debits.length > 0) await transition(tx, anyOf(directDebit.id, debits), 'collect')
  }
}

function receiptOf({ event, debit, invoiceId, dedupeKey, bookedOn }: Matched) {
  const { amountCents, bankReferences, endToEndId } = event
  const [reference = endToEndId ?? 'Überweisung'] = bankReferences.map((each) => each.slice(each.indexOf(':') + 1))
  // A debit is paid once, whatever is reported about it.
  const key = debit ? `payment:${debit.id}` : dedupeKey
  return invoiceId ? [{ invoiceId, amountCents, bookedOn, reference, dedupeKey: key }] : []
}

/** The files came in the wrong order: the credit has been returned already. */
async function bookLateCredit(tx: Transaction, match: Matched): Promise<void> {
  const [receipt] = receiptOf(match)
  if (receipt && match.debit) await bookPastCredit(tx, receipt, match.debit.id)
}

type Returned = { event: Pick<BankEvent, 'endToEndId' | 'reasonCode'>; debit: MatchedDebit | null; bookedOn: string }

/** Books a returned debit once: a person may have assigned what a later file repeats. The company is locked. */
export async function bookDebitReturn(tx: Transaction, { event, debit, bookedOn }: Returned, now: Date): Promise<void> {
  if (!debit || debit.status === 'returned') return
  const { reasonCode, endToEndId } = event
  const reference = `${endToEndId ?? ''} ${reasonCode ?? ''}`.trim()
  // A rejected debit was never credited; a returned one was, unless the bank never reported it.
  const wasPaidCents = debit.status === 'collected' ? debit.amountCents : 0
  await transition(tx, eq(directDebit.id, debit.id), 'return', { reasonCode, returnedOn: bookedOn })
  debit.status = 'returned'
  await bookReturn(tx, debit.invoiceId, { bookedOn, reference, debitId: debit.id, wasPaidCents }, now)
  if (reasonCode && FATAL_REASONS.includes(reasonCode)) {
    await tx
      .update(sepaMandate)
      .set({ revokedAt: now, revokedReason: 'returned' })
      .where(and(eq(sepaMandate.id, debit.mandateId), isNull(sepaMandate.revokedAt)))
  }
}
