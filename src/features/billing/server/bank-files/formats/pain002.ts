import { type BankEvent, BankFileFault, BLANK_EVENT, referenceOf } from '../bank-event.ts'
import { bookable, exactAmount } from '../exact-amount.ts'
import { isoDayOf } from '../iso-day.ts'
import { at, type Branch, countOf, leaf, list } from './xml-tree.ts'

/**
 * Single rejected debits, and files or blocks that were refused as a whole (pain.002). Null when it is none.
 * @throws BankFileFault when something is refused without saying what, or an answer is in an unknown place
 */
export function readAnswers(document: Branch): BankEvent[] | null {
  const report = at(document, 'CstmrPmtStsRpt')
  if (Object.keys(report).length === 0) return null
  const bookedOn = isoDayOf(leaf(at(report, 'GrpHdr'), 'CreDtTm').slice(0, 10))
  const blank = { ...BLANK_EVENT, isCredit: false, bookedOn }
  const refused = (batchId: string, branch: Branch): BankEvent[] =>
    batchId ? [{ ...blank, kind: 'refusal', batchId, text: batchId, reasonCode: reasonOf(branch) }] : refuseNameless()
  const group = at(report, 'OrgnlGrpInfAndSts')
  if (leaf(group, 'GrpSts') === 'RJCT') return refused(leaf(group, 'OrgnlMsgId'), group)
  const blocks = list(report, 'OrgnlPmtInfAndSts')
  const read = blocks.reduce((sum, block) => sum + list(block, 'TxInfAndSts').length, 0)
  if (countOf(document, 'TxInfAndSts') !== read) throw new BankFileFault(ELSEWHERE)
  return blocks.flatMap((block) => {
    const transactions = list(block, 'TxInfAndSts')
    const status = leaf(block, 'PmtInfSts')
    if (status === 'RJCT' && transactions.length === 0) return refused(leaf(block, 'OrgnlPmtInfId'), block)
    return (
      transactions
        // Without a status of its own it has that of its block.
        .filter((transaction) => (leaf(transaction, 'TxSts') || status) === 'RJCT')
        .map((transaction) => {
          const original = at(transaction, 'OrgnlTxRef')
          const amount = exactAmount(leaf(at(original, 'Amt'), 'InstdAmt'), 'EUR')
          return {
            ...{ ...blank, kind: 'rejection' as const, reasonCode: reasonOf(transaction) },
            endToEndId: referenceOf(leaf(transaction, 'OrgnlEndToEndId')),
            mandateId: referenceOf(leaf(at(original, 'MndtRltdInf'), 'MndtId')),
            amountCents: amount ? bookable(amount).amountCents : 0,
          }
        })
    )
  })
}

const ELSEWHERE =
  'Nicht alle Antworten dieser Datei stehen dort, wo wir sie lesen. Es wurde nichts gebucht. Bitte laden Sie die Nachrichten der Bank einzeln herunter.'

function refuseNameless(): never {
  throw new BankFileFault(
    'Diese Datei sagt, dass die Bank Lastschriften abgelehnt hat, aber nicht, welche. Es wurde nichts gebucht. Bitte fragen Sie bei der Bank nach.',
  )
}

function reasonOf(branch: Branch): string | null {
  return leaf(at(list(branch, 'StsRsnInf')[0] ?? {}, 'Rsn'), 'Cd') || null
}
