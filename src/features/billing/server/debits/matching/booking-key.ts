import { createHash } from 'node:crypto'
import type { BankEvent } from '~/features/billing/server/bank-files/bank-event'

/** A booking of the account that is accounted for; what a bank answers to single debits moves no money. */
export type ToldBooking = BankEvent & { account: string; bookingKey: string }

/**
 * All that makes a booking of an account the one it is. Two that agree in it are told apart by how often one telling has
 * them: whoever pays the same twice has paid twice.
 */
export function bookingKey(account: string, event: BankEvent): string {
  const { kind, isCredit, amountCents, oddAmount, bookedOn, valueOn, endToEndId, mandateId, transactionId } = event
  const { batchId, bankReferences, purpose, payerIban } = event
  const facts = [
    ...[account, kind, isCredit, amountCents, oddAmount, bookedOn, valueOn, endToEndId, mandateId, transactionId],
    // A line break that another format puts elsewhere is no difference.
    ...[batchId, bankReferences, purpose.replace(/\s+/g, ''), payerIban],
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

/** Cents by which a booking moved the account: positive is money that came in. */
export function signedCents({ kind, isCredit, amountCents }: Pick<BankEvent, 'kind' | 'isCredit' | 'amountCents'>) {
  if (kind === 'rejection' || kind === 'refusal') return 0
  return isCredit ? amountCents : -amountCents
}
