import { linesOf, referenceIn, type ToldEntry, type ToldStatement } from './tell'
import { type Format, isDebit, PAYERS, type Style, type TrueBooking } from './truth'

type Camt = Exclude<Format, 'MT940'>
type Telling = { format: Camt; version: '02' | '08'; style: Style; file: number }

const MESSAGES = {
  'camt.052': ['BkToCstmrAcctRpt', 'Rpt'],
  'camt.053': ['BkToCstmrStmt', 'Stmt'],
  'camt.054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const

/** Statements, reports or notices as a camt file of a German bank. */
export function camtText(statements: readonly ToldStatement[], telling: Telling): string {
  const { format, version, file } = telling
  const [message, name] = MESSAGES[format]
  const parts = statements.map((statement) => `<${name}>${statementText(statement, telling)}</${name}>`)
  const head = `<GrpHdr><MsgId>MSG-${file}</MsgId><CreDtTm>2026-11-16T06:00:00+01:00</CreDtTm></GrpHdr>`
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${format}.001.${version}"><${message}>${head}${parts.join('')}</${message}></Document>`
}

function statementText(statement: ToldStatement, telling: Telling): string {
  const { iban, id, sequence, openingOn, openingCents, closingCents, day, entries, pending } = statement
  const number = sequence === null ? '' : `<ElctrncSeqNb>${sequence}</ElctrncSeqNb>`
  const balances =
    telling.format === 'camt.054'
      ? ''
      : `${balance('OPBD', openingCents, openingOn)}${balance('CLBD', closingCents, day)}`
  const told = [
    ...entries.map((entry) => entryText(entry, telling, 'BOOK')),
    ...pending.map((entry) => entryText(entry, telling, 'PDNG')),
  ]
  return `<Id>${id}</Id>${number}<CreDtTm>${day}T20:00:00</CreDtTm><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balances}${told.join('')}`
}

function balance(type: string, cents: number, day: string): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp>${amount(Math.abs(cents))}${direction(cents >= 0)}<Dt><Dt>${day}</Dt></Dt></Bal>`
}

function amount(cents: number, name = 'Amt'): string {
  return `<${name} Ccy="EUR">${(cents / 100).toFixed(2)}</${name}>`
}

function direction(isCredit: boolean): string {
  return `<CdtDbtInd>${isCredit ? 'CRDT' : 'DBIT'}</CdtDbtInd>`
}

const CODES = {
  transfer: ['RCDT', 'ESCT', '166'],
  debit: ['IDDT', 'ESDD', '171'],
  return: ['IDDT', 'UPDD', '109'],
  outgoing: ['ICDT', 'ESCT', '116'],
  'returned-transfer': ['ICDT', 'RRTN', '159'],
  reversal: ['RCDT', 'ESCT', '166'],
} as const

function entryText(entry: ToldEntry, telling: Telling, status: 'BOOK' | 'PDNG'): string {
  const { bookings, isCredit, cents, bookedOn } = entry
  const { style, format, version } = telling
  const [first] = bookings
  if (!first) throw new Error('an empty entry')
  const [family, subfamily, gvc] = CODES[first.kind]
  const code = `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${subfamily}</SubFmlyCd></Fmly></Domn><Prtry><Cd>NTRF+${gvc}+9310</Cd><Issr>DK</Issr></Prtry></BkTxCd>`
  const reference = referenceIn(format, style.entryReference, first.id) ?? 'NONREF'
  const isSum = bookings.length > 1 && style.batches === 'sum'
  const details = isSum
    ? `<Btch><NbOfTxs>${bookings.length}</NbOfTxs></Btch>`
    : bookings.map((each) => detailText(each, telling, bookings.length > 1)).join('')
  const value = style.hasValueDay ? `<ValDt><Dt>${bookedOn}</Dt></ValDt>` : ''
  return `<Ntry>${amount(cents)}${direction(isCredit)}${first.kind === 'reversal' ? '<RvslInd>true</RvslInd>' : ''}<Sts>${version === '02' ? status : `<Cd>${status}</Cd>`}</Sts><BookgDt><Dt>${bookedOn}</Dt></BookgDt>${value}<AcctSvcrRef>${reference}</AcctSvcrRef>${code}<NtryDtls>${details}</NtryDtls></Ntry>`
}

function detailText(booking: TrueBooking, { style, format, version }: Telling, isPart: boolean): string {
  const { id, kind, cents, feeCents, isCredit, endToEndId, mandateId, purpose, payer } = booking
  const own = referenceIn(format, style.detailReference, id)
  const references = [
    `<EndToEndId>${(style.hasEndToEndId || isDebit(kind)) && endToEndId !== null ? endToEndId : 'NOTPROVIDED'}</EndToEndId>`,
    mandateId === null ? '' : `<MndtId>${mandateId}</MndtId>`,
    own === null ? '' : `<Prtry><Tp>FI-UMSATZ-ID</Tp><Ref>${own}</Ref></Prtry>`,
  ]
  const moved =
    kind === 'return'
      ? `<AmtDtls><InstdAmt>${amount(cents - feeCents)}</InstdAmt></AmtDtls>`
      : isPart
        ? version === '02'
          ? `<AmtDtls><TxAmt>${amount(cents)}</TxAmt></AmtDtls>`
          : `${amount(cents)}${direction(isCredit)}`
        : ''
  const side = isCredit || kind === 'return' ? 'Dbtr' : 'Cdtr'
  const { name, iban } = PAYERS[payer] ?? { name: '', iban: '' }
  const named = `<Nm>${name.replace('&', '&amp;')}</Nm>`
  const account = style.hasIban ? `<${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct>` : ''
  const party = `<RltdPties><${side}>${version === '02' ? named : `<Pty>${named}</Pty>`}</${side}>${account}</RltdPties>`
  const lines = linesOf(purpose, style.text).map((line) => `<Ustrd>${line}</Ustrd>`)
  const remittance = lines.length > 0 ? `<RmtInf>${lines.join('')}</RmtInf>` : ''
  const reason = kind === 'return' ? 'AM04' : kind === 'returned-transfer' ? 'AC04' : null
  const back = reason === null ? '' : `<RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf>`
  return `<TxDtls><Refs>${references.join('')}</Refs>${moved}${party}${remittance}${back}</TxDtls>`
}
