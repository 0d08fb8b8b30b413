import { createHash } from 'node:crypto'
import { toIsoDay } from '~/lib/dates/dates'
import type { Transaction } from '~/platform/server/database/db'
import type { BankEvent } from '../bank-files/bank-event'
import { bankEntry } from '../bank-table'
import { applyAll } from './apply-matches'
import { debitsOfBatch } from './matching/find-debits'
import { findMatches, type Match } from './matching/match-events'
import type { EventOutcome } from './matching/record-bookings'
import { putBack } from './runs/put-back'

/** Books the bank's answers to our files (pain.002): they move no money. The same answer again is a repetition. */
export async function bookAnswers(
  tx: Transaction,
  importId: string,
  answers: readonly BankEvent[],
  now: Date,
): Promise<EventOutcome[]> {
  const outcomes: EventOutcome[] = []
  for (const answer of answers.filter(({ kind }) => kind === 'refusal')) {
    outcomes.push(await bookRefusal(tx, importId, answer, now))
  }
  const rejections = answers.filter(({ kind }) => kind === 'rejection')
  const matches = await findMatches(tx, rejections, now)
  for (const [index, event] of rejections.entries()) {
    const match = matches[index]
    if (match) outcomes.push(await bookRejection(tx, importId, { event, match }, now))
  }
  return outcomes
}

type Rejection = { event: BankEvent; match: Match }

async function bookRejection(tx: Transaction, importId: string, { event, match }: Rejection, now: Date) {
  const { endToEndId, mandateId, amountCents, reasonCode, text } = event
  const bookedOn = event.bookedOn || toIsoDay(now)
  const facts = JSON.stringify([endToEndId, mandateId, amountCents, bookedOn, reasonCode])
  const dedupeKey = `rejection:${match.debit?.id ?? createHash('sha256').update(facts).digest('hex')}`
  const [entry] = await tx
    .insert(bankEntry)
    .values({
      ...{ importId, kind: 'rejection', isCredit: false, dedupeKey, endToEndId, mandateId, amountCents, bookedOn },
      ...{ reasonCode, text, invoiceId: match.invoiceId, debitId: match.isApplied ? match.debit?.id : null },
      ...{ outcome: match.isApplied ? 'applied' : 'unmatched', createdAt: now },
    })
    .onConflictDoNothing()
    .returning({ id: bankEntry.id })
  if (!entry) return 'repeated'
  if (!match.isApplied) return 'unmatched'
  await applyAll(tx, [{ ...match, event, dedupeKey, bookedOn }], now)
  return 'applied'
}

/**
 * A file or block that the bank refused for its form. No customer's bank has seen it, so nobody is in default: its
 * invoices are due again.
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
      ...{ importId, kind: 'refusal', isCredit: false, dedupeKey: `refusal:${batchId}`, amountCents: 0, reasonCode },
      ...{ bookedOn: bookedOn || toIsoDay(now), text: batchId ?? '', outcome, createdAt: now },
    })
    .onConflictDoNothing()
    .returning({ id: bankEntry.id })
  if (!entry) return 'repeated'
  await putBack(tx, debits, now)
  return outcome
}
