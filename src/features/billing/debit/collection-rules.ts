import { isValidIBAN } from 'ibantools'
import { toIsoDay } from '../../../lib/dates/dates.ts'
import type { CollectionFault, CollectionField, CollectionFile, Debit } from './collection-file.ts'
import { isCreditorId } from './creditor-id.ts'
import { isEeaIban } from './mandate.ts'
import { isSepaName } from './sepa-text.ts'
import { isTarget2Day } from './target2.ts'

/** No slash at either end and no double slash, as the rulebook requires. */
const IDENTIFIER = /^(?!\/)(?!.*\/\/)[A-Za-z0-9+?/:().,' -]{1,35}(?<!\/)$/
const MAX_CENTS = 99_999_999_999

/**
 * What the banks' schema cannot check: check digits, bank holidays, readable letters, and duplicates. Reports all
 * errors, not only the first.
 */
export function brokenRules(file: CollectionFile): CollectionFault[] {
  const { messageId, createdAt, debits, collectionOn, creditor } = file
  const isBankDay = /^\d{4}-\d{2}-\d{2}$/.test(collectionOn) && isTarget2Day(collectionOn)
  // The block's id is five characters longer and must still fit.
  const isMessageId = IDENTIFIER.test(messageId) && messageId.length <= 30
  const ofFile: [CollectionField, boolean][] = [
    ['other', debits.length > 0 && isMessageId],
    ['collectionOn', isBankDay],
    ['iban', isValidIBAN(creditor.iban)],
    ['creditorId', isCreditorId(creditor.creditorId)],
    ['name', isSepaName(creditor.name)],
  ]
  return [
    ...broken(null, ofFile),
    ...debits.flatMap((debit) => broken(debit.endToEndId, rulesOf(debit, createdAt))),
    ...repeated(debits),
  ]
}

function rulesOf({ endToEndId, amountCents, mandate }: Debit, createdAt: Date): [CollectionField, boolean][] {
  return [
    ['amount', Number.isInteger(amountCents) && amountCents > 0 && amountCents <= MAX_CENTS],
    ['reference', IDENTIFIER.test(endToEndId)],
    ['mandate', IDENTIFIER.test(mandate.reference)],
    ['iban', isValidIBAN(mandate.iban) && isEeaIban(mandate.iban)],
    // Names in scripts that SEPA does not know become empty.
    ['name', isSepaName(mandate.accountHolder)],
    ['signedOn', mandate.signedOn <= toIsoDay(createdAt)],
  ]
}

function broken(endToEndId: string | null, rules: [CollectionField, boolean][]): CollectionFault[] {
  return rules.flatMap(([field, holds]) => (holds ? [] : [{ endToEndId, field }]))
}

/** The same debit twice, or a mandate used for the first time twice. */
function repeated(debits: readonly Debit[]): CollectionFault[] {
  const [ids, firsts] = [new Set<string>(), new Set<string>()]
  return debits.flatMap(({ endToEndId, sequenceType, mandate }) => {
    const isFirst = sequenceType === 'FRST'
    const rules: [CollectionField, boolean][] = [
      ['reference', !ids.has(endToEndId)],
      ['mandate', !(isFirst && firsts.has(mandate.reference))],
    ]
    ids.add(endToEndId)
    if (isFirst) firsts.add(mandate.reference)
    return broken(endToEndId, rules)
  })
}
