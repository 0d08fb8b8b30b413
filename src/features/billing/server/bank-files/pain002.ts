import { type BankEvent, BLANK_EVENT, referenceOf } from './bank-event.ts'
import { bookable, exactAmount } from './exact-amount.ts'
import { isoDayOf } from './iso-day.ts'
import { at, type Branch, leaf, list } from './xml-tree.ts'

/** Single debits that were rejected, and files or blocks that were refused as a whole (pain.002). Null when it is none. */
export function readAnswers(document: Branch): BankEvent[] | null {
  const report = at(document, 'CstmrPmtStsRpt')
  if (Object.keys(report).length === 0) return null
  const bookedOn = isoDayOf(leaf(at(report, 'GrpHdr'), 'CreDtTm').slice(0, 10))
  const blank = { ...BLANK_EVENT, isCredit: false, bookedOn }
  const refused = (batchId: string, branch: Branch): BankEvent[] =>
    batchId ? [{ ...blank, kind: 'refusal', batchId, text: batchId, reasonCode: reasonOf(branch) }] : []
  const group = at(report, 'OrgnlGrpInfAndSts')
  if (leaf(group, 'GrpSts') === 'RJCT') return refused(leaf(group, 'OrgnlMsgId'), group)
  return list(report, 'OrgnlPmtInfAndSts').flatMap((block) => {
    const transactions = list(block, 'TxInfAndSts')
    if (leaf(block, 'PmtInfSts') === 'RJCT' && transactions.length === 0) {
      return refused(leaf(block, 'OrgnlPmtInfId'), block)
    }
    return transactions
      .filter((transaction) => leaf(transaction, 'TxSts') === 'RJCT')
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
  })
}

function reasonOf(branch: Branch): string | null {
  return leaf(at(list(branch, 'StsRsnInf')[0] ?? {}, 'Rsn'), 'Cd') || null
}
