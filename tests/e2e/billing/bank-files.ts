import { DEMO_OPERATOR } from '../../../src/demo/content/operator.ts'
import { addDays, toIsoDay } from '../../../src/lib/dates/dates.ts'

/** Of the operator in the demo and the tests. */
const ACCOUNT = `<Acct><Id><IBAN>${DEMO_OPERATOR.iban}</IBAN></Id></Acct>`

/** A notice of the bank (camt.054): this debit was returned, for this reason. */
export function returnedDebit(endToEndId: string, reason: string): string {
  return `<?xml version="1.0"?><Document><BkToCstmrDbtCdtNtfctn><Ntfctn>${ACCOUNT}<Ntry><Amt Ccy="EUR">181.31</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${today()}</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs><RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf></TxDtls></NtryDtls></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`
}

/** A statement (camt.053) with a transfer that names an invoice. */
export function creditTransfer(number: string, cents: number): string {
  const amount = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  return `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt>${ACCOUNT}<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${today()}</Dt></BookgDt><AcctSvcrRef>NTRY-${number}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>Rechnung ${number}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`
}

type Told = { number: number; daysAgo: number; opening: number; transfers: readonly { text: string; euros: number }[] }

/** A statement (camt.053) of the demo operator's account with its balances, in euros. */
export function bankStatement({ number, daysAgo, opening, transfers }: Told): string {
  const day = toIsoDay(addDays(new Date(), -daysAgo))
  const closing = transfers.reduce((sum, { euros }) => sum + euros, opening)
  const balance = (type: string, euros: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euros.toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
  const entries = transfers.map(
    ({ text, euros }) =>
      `<Ntry><Amt Ccy="EUR">${euros.toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>NONREF</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Id>${number}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb>${ACCOUNT}${balance('OPBD', opening)}${balance('CLBD', closing)}${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
}

function today(): string {
  return toIsoDay(new Date())
}
