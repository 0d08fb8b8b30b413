/** A notice of the bank (camt.054): this debit came back, for this reason. */
export function returnedDebit(endToEndId: string, reason: string): string {
  return `<?xml version="1.0"?><Document><BkToCstmrDbtCdtNtfctn><Ntfctn><Ntry><Amt Ccy="EUR">181.31</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${today()}</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs><RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf></TxDtls></NtryDtls></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`
}

/** A statement (camt.053) with a transfer that names an invoice. */
export function creditTransfer(number: string, cents: number): string {
  const amount = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  return `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${today()}</Dt></BookgDt><AcctSvcrRef>NTRY-${number}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>Rechnung ${number}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
