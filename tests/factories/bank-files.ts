import { DEMO_OPERATOR } from '~/demo/content/operator'
import { formatCents } from '~/lib/money/money'

/** Of the operator in the demo and the tests. */
const ACCOUNT = `<Acct><Id><IBAN>${DEMO_OPERATOR.iban}</IBAN></Id></Acct>`

type Told = { endToEndId: string; amountCents: number; on: string }

/** `177.31`, as banks write it. */
function amount(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** A statement (camt.053) with the credit of each of these debits. */
export function creditFile(debits: readonly Told[]): string {
  const entries = debits.map(
    ({ endToEndId, amountCents, on }) =>
      `<Ntry><Amt Ccy="EUR">${amount(amountCents)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${on}</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>`,
  )
  return `<Document><BkToCstmrStmt><Stmt>${ACCOUNT}${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
}

/** A notice (camt.054) of returned debits. */
export function returnFile(debits: readonly (Told & { reason: string })[]): string {
  const entries = debits.map(
    ({ endToEndId, amountCents, on, reason }) =>
      `<Ntry><Amt Ccy="EUR">${amount(amountCents)}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${on}</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs><RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf></TxDtls></NtryDtls></Ntry>`,
  )
  return `<Document><BkToCstmrDbtCdtNtfctn><Ntfctn>${ACCOUNT}${entries.join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`
}

/** A statement (camt.053) with a transfer that names an invoice. */
export function transferFile(number: string, amountCents: number, on: string, reference: string): string {
  return `<Document><BkToCstmrStmt><Stmt>${ACCOUNT}<Ntry><Amt Ccy="EUR">${amount(amountCents)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${on}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>Rechnung ${number} ${formatCents(amountCents)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`
}

type Transfer = {
  text: string
  amountCents: number
  on: string
  iban?: string
  reference?: string
  entryNumber?: string
}

/** A statement (camt.053) with transfers, each as an entry of its own with the payer's text. */
export function wordedFile(transfers: readonly Transfer[]): string {
  const entries = transfers.map(
    ({ text, amountCents, on, iban = 'DE02120300000000202051', reference, entryNumber }) =>
      `<Ntry>${entryNumber ? `<NtryRef>${entryNumber}</NtryRef>` : ''}<Amt Ccy="EUR">${amount(amountCents)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${on}</Dt></BookgDt>${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ''}<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Muster GmbH</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return `<Document><BkToCstmrStmt><Stmt>${ACCOUNT}${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
}

/** The form with which the administration uploads a bank file. */
export function upload(text: string): FormData {
  const form = new FormData()
  form.set('file', new File([text], 'bank.xml'))
  return form
}
