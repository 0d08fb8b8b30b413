import { DEMO_OPERATOR } from './content/operator'

/** Of the operator in the demo and the tests. */
const ACCOUNT = `<Acct><Id><IBAN>${DEMO_OPERATOR.iban}</IBAN></Id></Acct>`

/** Cents as a bank writes them: `177.31`. */
function amount(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** A statement (camt.053) that credits whole blocks of a file of debits. */
export function batchCreditXml(batches: readonly { batchId: string; amountCents: number }[], on: string): string {
  const entries = batches.map(
    ({ batchId, amountCents }) =>
      `<Ntry><Amt Ccy="EUR">${amount(amountCents)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${on}</Dt></BookgDt><NtryDtls><Btch><PmtInfId>${batchId}</PmtInfId></Btch></NtryDtls></Ntry>`,
  )
  return `<Document><BkToCstmrStmt><Stmt>${ACCOUNT}${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
}

/** A notice (camt.054) of debits returned for lack of funds. */
export function returnXml(debits: readonly { endToEndId: string; amountCents: number }[], on: string): string {
  const entries = debits.map(
    ({ endToEndId, amountCents }) =>
      `<Ntry><Amt Ccy="EUR">${amount(amountCents)}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${on}</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs><RtrInf><Rsn><Cd>AM04</Cd></Rsn></RtrInf></TxDtls></NtryDtls></Ntry>`,
  )
  return `<Document><BkToCstmrDbtCdtNtfctn><Ntfctn>${ACCOUNT}${entries.join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`
}
