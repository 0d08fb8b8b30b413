import { type BankEvent, referenceOf } from '../bank-event.ts'
import { gvcIn, type TransactionCode } from './transaction-code.ts'
import { at, type Branch, leaf, list, texts } from './xml-tree.ts'

type Facts = Pick<
  BankEvent,
  | 'endToEndId'
  | 'mandateId'
  | 'transactionId'
  | 'batchId'
  | 'bankReferences'
  | 'purpose'
  | 'text'
  | 'payerName'
  | 'payerIban'
>

type Told = {
  entry: Branch
  details: Branch
  detail: Branch
  isCredit: boolean
  /** A returned debit or transfer of ours. */
  isBack: boolean
}

/** References, purpose and other side of a camt entry and one of its details (DFÜ-Abkommen Anlage 3, Teil 4). */
export function factsOf({ entry, details, detail, isCredit, isBack }: Told): Facts {
  const references = at(detail, 'Refs')
  const batch = at(details, 'Btch')
  const remittance = at(detail, 'RmtInf')
  const strd = list(remittance, 'Strd')
  const structured = strd.flatMap((each) => texts(at(each, 'CdtrRefInf'), 'Ref'))
  // What accounting programs write: the paid document's own number.
  const documents = strd.flatMap((each) => [
    ...list(each, 'RfrdDocInf').flatMap((one) => texts(one, 'Nb')),
    ...texts(each, 'AddtlRmtInf'),
  ])
  const pieces = [...texts(remittance, 'Ustrd'), ...structured]
  const parties = at(detail, 'RltdPties')
  // A return names the two sides of the original payment.
  const side = isCredit === isBack ? 'Cdtr' : 'Dbtr'
  const party = Object.keys(at(parties, side)).length > 0 ? side : side === 'Dbtr' ? 'Cdtr' : 'Dbtr'
  const name = at(parties, party)
  return {
    endToEndId: referenceOf(leaf(references, 'EndToEndId')),
    mandateId: referenceOf(leaf(references, 'MndtId')),
    transactionId: referenceOf(leaf(references, 'TxId')),
    batchId:
      referenceOf(leaf(batch, 'MsgId')) ??
      referenceOf(leaf(batch, 'PmtInfId')) ??
      referenceOf(leaf(references, 'PmtInfId')) ??
      referenceOf(leaf(references, 'MsgId')),
    bankReferences: bankReferencesOf(entry, references),
    purpose: pieces.join(' ').slice(0, 500),
    text: ([...pieces, ...documents].join(' ') || leaf(detail, 'AddtlTxInf') || leaf(entry, 'AddtlNtryInf')).slice(
      0,
      500,
    ),
    // Since version 8 the name is one level deeper.
    payerName: (leaf(name, 'Nm') || leaf(at(name, 'Pty'), 'Nm')).slice(0, 140) || null,
    payerIban:
      leaf(at(parties, `${party}Acct`, 'Id'), 'IBAN')
        .replace(/\s/g, '')
        .slice(0, 34) || null,
  }
}

function bankReferencesOf(entry: Branch, references: Branch): string[] {
  const own = list(references, 'Prtry').map((each) => ['own', leaf(each, 'Ref')])
  return [
    ['entry', leaf(entry, 'AcctSvcrRef')],
    ['number', leaf(entry, 'NtryRef')],
    ['detail', leaf(references, 'AcctSvcrRef')],
    ...own,
  ]
    .flatMap(([kind, text = '']) => {
      const reference = referenceOf(text)
      return reference === null ? [] : [`${kind}:${reference}`]
    })
    .sort()
}

/** The bank's code of a booking; a detail may be more precise than its entry. */
export function codeOf(entry: Branch, detail: Branch): TransactionCode {
  const [own, whole] = [at(detail, 'BkTxCd'), at(entry, 'BkTxCd')]
  const code = Object.keys(own).length > 0 ? own : whole
  const family = at(code, 'Domn', 'Fmly')
  return {
    ...{ family: leaf(family, 'Cd'), subfamily: leaf(family, 'SubFmlyCd') },
    gvc: gvcIn(leaf(at(code, 'Prtry'), 'Cd')) || gvcIn(leaf(at(whole, 'Prtry'), 'Cd')),
  }
}
