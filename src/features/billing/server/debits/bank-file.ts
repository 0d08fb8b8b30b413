import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** What a bank told of one booking. Amounts are integer cents and positive. */
export type BankEvent = {
  /** A refusal is of a whole file or block, before any debtor's bank saw it. */
  kind: 'payment' | 'return' | 'rejection' | 'refusal'
  /** The debit's own id, or null for a transfer. */
  endToEndId: string | null
  /** The file of debits that was credited as one sum. */
  batchId: string | null
  amountCents: number
  /** The amount as the bank wrote it when it is none we can book: another currency, or more than we count. */
  oddAmount: string | null
  bookedOn: string
  reasonCode: string | null
  text: string
  /** Who paid, and from where, as far as the bank says. */
  payerName: string | null
  payerIban: string | null
  /** What the bank calls the booking; the same in every file that tells of it. */
  bankReference: string | null
  /** How many bookings without a reference that say the same stand before it in its statement: whoever pays twice pays twice. */
  occurrence: number
}
export type BankFile = { format: 'camt.053' | 'camt.054' | 'pain.002'; events: BankEvent[] }

const MANY = new Set([
  'Ntfctn',
  'Stmt',
  'Ntry',
  'NtryDtls',
  'TxDtls',
  'OrgnlPmtInfAndSts',
  'TxInfAndSts',
  'Ustrd',
  'StsRsnInf',
])
const parser = new XMLParser({
  removeNSPrefix: true,
  // Ids keep their zeros, amounts their exactness.
  parseTagValue: false,
  // The currency of an amount is one.
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseAttributeValue: false,
  processEntities: true,
  // Names are enough; the path of each of a hundred thousand tags is not put together.
  jPath: false,
  isArray: (name) => MANY.has(name),
})

/** A branch of the tree whose values may be missing or texts; banks' dialects differ. */
type Branch = { [name: string]: unknown }

/**
 * Reads camt.053, camt.054 and pain.002 of any version.
 *
 * @returns null when it is none of them
 */
export function readBankFile(text: string): BankFile | null {
  // Entities of its own have no place in a bank's file.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || XMLValidator.validate(text) !== true) return null
  const document = at(treeOf(text), 'Document')
  const statements = list(at(document, 'BkToCstmrStmt'), 'Stmt')
  const notices = list(at(document, 'BkToCstmrDbtCdtNtfctn'), 'Ntfctn')
  const report = at(document, 'CstmrPmtStsRpt')
  if (statements.length > 0) return { format: 'camt.053', events: statements.flatMap(entriesOf) }
  if (notices.length > 0) return { format: 'camt.054', events: notices.flatMap(entriesOf) }
  if (Object.keys(report).length === 0) return null
  return { format: 'pain.002', events: rejectionsOf(report) }
}

/** The parser refuses what is nested deeper than any bank's file. */
function treeOf(text: string): Branch {
  try {
    return branch(parser.parse(text))
  } catch {
    return {}
  }
}

function entriesOf(statement: Branch): BankEvent[] {
  const seen = new Map<string, number>()
  const events = list(statement, 'Ntry').flatMap(eventsOfEntry)
  return events.map((event) => {
    if (event.bankReference !== null) return event
    const facts = factsOf(event)
    const occurrence = seen.get(facts) ?? 0
    seen.set(facts, occurrence + 1)
    return { ...event, occurrence }
  })
}

/** What a booking without a reference is known by. */
export function factsOf({ kind, endToEndId, bookedOn, amountCents, text }: BankEvent): string {
  return [kind, endToEndId, bookedOn, amountCents, text].join('|')
}

function eventsOfEntry(entry: Branch): BankEvent[] {
  // Only what is booked counts; BOOK stands bare or in <Cd>.
  const status = leaf(entry, 'Sts') || leaf(at(entry, 'Sts'), 'Cd')
  if (status && status !== 'BOOK') return []
  const details = list(entry, 'NtryDtls')
  const transactions = details.flatMap((detail) => list(detail, 'TxDtls'))
  const reference = leaf(entry, 'AcctSvcrRef')
  if (transactions.length > 1) {
    // They share the reference of the sum they are booked as.
    return transactions.map((transaction, at) => eventOf(entry, transaction, reference && `${reference}/${at + 1}`))
  }
  return [eventOf(entry, transactions[0] ?? details[0] ?? {}, reference)]
}

function eventOf(entry: Branch, transaction: Branch, entryReference: string): BankEvent {
  const references = at(transaction, 'Refs')
  const batch = at(transaction, 'Btch')
  const returned = at(transaction, 'RtrInf')
  const isReturn = Object.keys(returned).length > 0
  const isCredit = (leaf(transaction, 'CdtDbtInd') || leaf(entry, 'CdtDbtInd')) === 'CRDT'
  const amount = amountOf(transaction) ??
    amountOf(at(at(transaction, 'AmtDtls'), 'TxAmt')) ??
    amountOf(entry) ?? { cents: 0, odd: null }
  // Not the number of the entry (NtryRef): many banks begin anew with each statement.
  const reference = leaf(references, 'AcctSvcrRef') || entryReference
  const parties = at(transaction, 'RltdPties')
  const payer = at(parties, 'Dbtr')
  const endToEndId = leaf(references, 'EndToEndId')
  return {
    kind: isReturn ? 'return' : 'payment',
    endToEndId: endToEndId && endToEndId !== 'NOTPROVIDED' ? endToEndId : null,
    batchId:
      leaf(batch, 'MsgId') ||
      leaf(batch, 'PmtInfId') ||
      leaf(references, 'PmtInfId') ||
      leaf(references, 'MsgId') ||
      null,
    // Money that leaves without being a return is none of ours.
    amountCents: isReturn || isCredit ? amount.cents : 0,
    oddAmount: isReturn || isCredit ? amount.odd : null,
    bookedOn: dayOf(at(entry, 'BookgDt')) || dayOf(at(entry, 'ValDt')),
    reasonCode: isReturn ? leaf(at(returned, 'Rsn'), 'Cd') || null : null,
    text: texts(at(transaction, 'RmtInf'), 'Ustrd') || leaf(entry, 'AddtlNtryInf'),
    // Since version 8 the name is a level further down.
    payerName: (leaf(payer, 'Nm') || leaf(at(payer, 'Pty'), 'Nm')).slice(0, 140) || null,
    payerIban: leaf(at(at(parties, 'DbtrAcct'), 'Id'), 'IBAN').slice(0, 34) || null,
    bankReference: reference || null,
    occurrence: 0,
  }
}

/** Single debits that were rejected, and files or blocks that were refused as a whole. */
function rejectionsOf(report: Branch): BankEvent[] {
  const bookedOn = leaf(at(report, 'GrpHdr'), 'CreDtTm').slice(0, 10)
  const group = at(report, 'OrgnlGrpInfAndSts')
  const blocks = list(report, 'OrgnlPmtInfAndSts')
  const blank = {
    endToEndId: null,
    batchId: null,
    amountCents: 0,
    oddAmount: null,
    bookedOn,
    text: '',
    payerName: null,
    payerIban: null,
    bankReference: null,
    occurrence: 0,
  }
  const refused = (batchId: string, branch: Branch): BankEvent[] =>
    batchId ? [{ ...blank, kind: 'refusal', batchId, reasonCode: reasonOf(branch) }] : []
  if (leaf(group, 'GrpSts') === 'RJCT') return refused(leaf(group, 'OrgnlMsgId'), group)
  return blocks.flatMap((block) => {
    const transactions = list(block, 'TxInfAndSts')
    if (leaf(block, 'PmtInfSts') === 'RJCT' && transactions.length === 0) {
      return refused(leaf(block, 'OrgnlPmtInfId'), block)
    }
    return transactions
      .filter((transaction) => leaf(transaction, 'TxSts') === 'RJCT')
      .map((transaction) => ({
        ...blank,
        kind: 'rejection' as const,
        endToEndId: leaf(transaction, 'OrgnlEndToEndId') || null,
        amountCents: amountOf(at(at(transaction, 'OrgnlTxRef'), 'Amt'), 'InstdAmt')?.cents ?? 0,
        reasonCode: reasonOf(transaction),
      }))
  })
}

function reasonOf(branch: Branch): string | null {
  return leaf(at(list(branch, 'StsRsnInf')[0] ?? {}, 'Rsn'), 'Cd') || null
}

function branch(value: unknown): Branch {
  return isBranch(value) ? value : {}
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function at(tree: Branch, name: string): Branch {
  return branch(tree[name])
}

function list(tree: Branch, name: string): Branch[] {
  const value = tree[name]
  return Array.isArray(value) ? value.map(branch) : []
}

function leaf(tree: Branch, name: string): string {
  const value = tree[name]
  // With attributes a text is a branch.
  const text = typeof value === 'string' ? value : branch(value)['#text']
  return typeof text === 'string' ? text.trim() : ''
}

function texts(tree: Branch, name: string): string {
  const value = tree[name]
  return Array.isArray(value)
    ? value
        .filter((each) => typeof each === 'string')
        .join(' ')
        .slice(0, 500)
    : ''
}

function dayOf(tree: Branch): string {
  return leaf(tree, 'Dt') || leaf(tree, 'DtTm').slice(0, 10)
}

/** What fits the database: 21 million euros. */
const MAX_CENTS = 2_147_483_647

/** `177.31` in euros → 17731, never through a fraction; anything else stays as it was written. Null when there is none. */
function amountOf(tree: Branch, name = 'Amt'): { cents: number; odd: string | null } | null {
  const written = leaf(tree, name)
  if (written === '') return null
  const currency = leaf(at(tree, name), '@Ccy') || 'EUR'
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(written) ?? []
  const cents = Number(whole ?? Number.NaN) * 100 + Number(fraction.padEnd(2, '0'))
  if (currency !== 'EUR' || !(cents <= MAX_CENTS)) return { cents: 0, odd: `${written} ${currency}`.slice(0, 40) }
  return { cents, odd: null }
}
