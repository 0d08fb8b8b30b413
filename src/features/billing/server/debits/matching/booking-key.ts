import { createHash } from 'node:crypto'
import type { BankEvent } from '~/features/billing/server/bank-files/bank-event'

/** A booking of the account; a bank's answers to single debits move no money. */
export type ToldBooking = BankEvent & { account: string; bookingKey: string }

/**
 * Everything that identifies a booking of an account. Equal ones are distinguished by how often one part of a file has
 * them: paying the same twice is two payments.
 */
export function bookingKey(account: string, event: BankEvent): string {
  const { kind, isCredit, amountCents, oddAmount, bookedOn, valueOn, endToEndId, mandateId, transactionId } = event
  const { batchId, bankReferences, purpose, payerIban } = event
  const facts = [
    ...[account, kind, isCredit, amountCents, oddAmount, bookedOn, valueOn, endToEndId, mandateId, transactionId],
    // Line breaks differ between formats.
    ...[batchId, bankReferences, purpose.replace(/\s+/g, ''), payerIban],
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

/** Cents by which a booking changed the account: incoming money is positive. */
export function signedCents({ kind, isCredit, amountCents }: Pick<BankEvent, 'kind' | 'isCredit' | 'amountCents'>) {
  if (kind === 'rejection' || kind === 'refusal') return 0
  return isCredit ? amountCents : -amountCents
}
