/** One booking of an account, or one answer to a debit, as reported by a bank. Amounts are positive integer cents. */
export type BankEvent = {
  /**
   * `payment` is incoming money, `return` a returned debit of ours, `outgoing` any other outgoing money. A `rejection`
   * and a `refusal` move no money: a single debit, or a whole file before any debtor's bank saw it.
   */
  kind: 'payment' | 'return' | 'outgoing' | 'rejection' | 'refusal'
  isCredit: boolean
  amountCents: number
  /** The bank's spelling of an amount we cannot book: another currency, or too large. */
  oddAmount: string | null
  /** Calendar days (`YYYY-MM-DD`), empty when the bank names none. */
  bookedOn: string
  valueOn: string
  /** The debit's own id, or whatever the payer's bank passed on. Null when there is none (`NOTPROVIDED`). */
  endToEndId: string | null
  mandateId: string | null
  transactionId: string | null
  /** The file of debits that was credited as one sum. */
  batchId: string | null
  /** The bank's ids of the booking: `entry:…`, `detail:…`, `number:…`, `own:…` (its proprietary ids). Sorted. */
  bankReferences: string[]
  /** The payer's text, with a structured reference; empty when the bank passes nothing on. */
  purpose: string
  /** The text people read: the purpose, else the bank's own text. */
  text: string
  reasonCode: string | null
  /** The other side, if the bank names it. */
  payerName: string | null
  payerIban: string | null
  /** The bank calls it a transfer; otherwise it may be the credit of a debit. */
  isTransfer: boolean
  /** One sum for several payments, without their details. */
  isSum: boolean
  /** The sum of the entry this is a part of; null when it is the whole entry. */
  entryCents: number | null
  /** Place of the entry in its statement. */
  entryNo: number
  /** Why a person has to check it, whatever it matches. */
  doubt: string | null
  /**
   * Number of the part of the file that reports it: bookings of one part are different ones, however similar; another
   * part may repeat them.
   */
  telling: number
}

/** A statement, report or notice of one account. Cents are signed; null when the bank says nothing. */
export type BankStatement = {
  account: string | null
  /** Number of the statement in its year: the electronic one, else the one on paper. */
  sequence: number | null
  year: number | null
  /** Distinguishes this statement or notice from all others of its kind; null where they may overlap. */
  edition: string | null
  openingCents: number | null
  openingOn: string | null
  closingCents: number | null
  closingOn: string | null
  /** Bookings that the bank has announced but not made yet. */
  pendingCount: number
  events: BankEvent[]
}

export type BankFormat = 'camt.052' | 'camt.053' | 'camt.054' | 'MT940' | 'pain.002'
export type BankDocument = { format: BankFormat; statements: BankStatement[]; answers: BankEvent[] }

/** Fields that most kinds of event leave empty. */
export const BLANK_EVENT: Omit<BankEvent, 'kind' | 'isCredit' | 'bookedOn'> = {
  ...{ amountCents: 0, oddAmount: null, valueOn: '', endToEndId: null, mandateId: null, transactionId: null },
  ...{ batchId: null, bankReferences: [], purpose: '', text: '', reasonCode: null, payerName: null, payerIban: null },
  ...{ isTransfer: false, isSum: false, entryCents: null, entryNo: 0, doubt: null, telling: 0 },
}

/** A bank file that cannot be booked. The message is a German sentence for the person who uploaded it. */
export class BankFileFault extends Error {
  override name = 'BankFileFault'
}

const NO_REFERENCES = new Set(['NONREF', 'NOTPROVIDED', 'NONE', 'KEINE', 'NOREF', 'UNKNOWN'])

/** A reference as written, or null for the banks' placeholders (`NONREF`, `NOTPROVIDED`, zeros). */
export function referenceOf(text: string): string | null {
  const trimmed = text.trim()
  const bare = trimmed.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
  return bare === '' || /^0+$/.test(bare) || NO_REFERENCES.has(bare) ? null : trimmed.slice(0, 140)
}
