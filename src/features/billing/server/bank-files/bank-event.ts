/** What a bank told of one booking of an account, or of the answer to a debit. Amounts are integer cents and positive. */
export type BankEvent = {
  /**
   * `payment` is money that came in, `return` a debit of ours that came back, `outgoing` any other money that left. A
   * `rejection` and a `refusal` move no money: a single debit, or a whole file before any debtor's bank saw it.
   */
  kind: 'payment' | 'return' | 'outgoing' | 'rejection' | 'refusal'
  isCredit: boolean
  amountCents: number
  /** The amount as the bank wrote it when it is none we can book: another currency, or more than we count. */
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
  /** What the bank itself calls the booking: `entry:…`, `detail:…`, `number:…`, `own:…` (its proprietary ids). Sorted. */
  bankReferences: string[]
  /** What the payer wrote, with a structured reference; empty when the bank passes nothing on. */
  purpose: string
  /** What a person reads of the booking: the purpose, else the bank's own words. */
  text: string
  reasonCode: string | null
  /** The other side, as far as the bank says. */
  payerName: string | null
  payerIban: string | null
  /** The bank says that it is a transfer; otherwise it may be the credit of a debit. */
  isTransfer: boolean
  /** One sum for several payments, told without them. */
  isSum: boolean
  /** The sum of the entry that this is a part of; null when it is the whole entry. */
  entryCents: number | null
  /** Place of the entry in its statement. */
  entryNo: number
  /** Why a person has to look at it, whatever it is matched with. */
  doubt: string | null
  /** Bookings of one telling are different ones, however alike; another telling may tell the same again. */
  telling: number
}

/** A statement, report or notice of one account. Cents are signed; null where the bank says nothing. */
export type BankStatement = {
  account: string | null
  /** Number of the statement in its year: the electronic one, else that on paper. */
  sequence: number | null
  year: number | null
  /** What tells this statement or notice from all others of its kind; null where they may overlap. */
  edition: string | null
  openingCents: number | null
  openingOn: string | null
  closingCents: number | null
  closingOn: string | null
  /** Bookings that the bank has announced, but not made yet. */
  pendingCount: number
  events: BankEvent[]
}

export type BankFormat = 'camt.052' | 'camt.053' | 'camt.054' | 'MT940' | 'pain.002'
export type BankDocument = { format: BankFormat; statements: BankStatement[]; answers: BankEvent[] }

/** Facts that most kinds of event leave open. */
export const BLANK_EVENT: Omit<BankEvent, 'kind' | 'isCredit' | 'bookedOn'> = {
  ...{ amountCents: 0, oddAmount: null, valueOn: '', endToEndId: null, mandateId: null, transactionId: null },
  ...{ batchId: null, bankReferences: [], purpose: '', text: '', reasonCode: null, payerName: null, payerIban: null },
  ...{ isTransfer: false, isSum: false, entryCents: null, entryNo: 0, doubt: null, telling: 0 },
}

/** A file of a bank that cannot be booked. The message is a German sentence for whoever sent it. */
export class BankFileFault extends Error {
  override name = 'BankFileFault'
}

const NO_REFERENCES = new Set(['NONREF', 'NOTPROVIDED', 'NONE', 'KEINE', 'NOREF', 'UNKNOWN'])

/** A reference as it was written, or null where banks write that there is none (`NONREF`, `NOTPROVIDED`, zeros). */
export function referenceOf(text: string): string | null {
  const trimmed = text.trim()
  const bare = trimmed.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
  return bare === '' || /^0+$/.test(bare) || NO_REFERENCES.has(bare) ? null : trimmed.slice(0, 140)
}
