type Address = { street: string; houseNumber: string; postalCode: string; city: string; country: string }

/** The content of a file of debits for the bank. */
export type CollectionFile = {
  /** At most 30 characters of the SEPA set; globally unique. */
  messageId: string
  createdAt: Date
  /** `YYYY-MM-DD`, a TARGET2 day. */
  collectionOn: string
  creditor: Address & { name: string; iban: string; bic: string | null; creditorId: string }
  debits: Debit[]
}

export type Debit = {
  endToEndId: string
  sequenceType: 'FRST' | 'RCUR'
  amountCents: number
  mandate: { reference: string; signedOn: string; iban: string; accountHolder: string }
  /** What the debtor's bank still knows of the creditor, where it has changed; it is told once. */
  formerCreditor: { name: string | null; creditorId: string | null } | null
  /** Structured or missing: banks have refused address lines since November 2026. */
  address: Address | null
  remittance: string
}

/** Data of a debit, or of the operator, that a bank would refuse. */
export type CollectionField =
  | 'name'
  | 'iban'
  | 'bic'
  | 'creditorId'
  | 'address'
  | 'mandate'
  | 'signedOn'
  | 'amount'
  | 'reference'
  | 'collectionOn'
  | 'other'

/** One thing to change before a bank accepts the file. Without an id it concerns the file or the creditor. */
export type CollectionFault = { endToEndId: string | null; field: CollectionField }

/** Why the bank would refuse a file. */
export class CollectionFileFault extends Error {
  override name = 'CollectionFileFault'
  readonly faults: readonly CollectionFault[]
  constructor(faults: readonly CollectionFault[]) {
    super(faults.map(({ endToEndId, field }) => `${field} of ${endToEndId ?? 'the file'}`).join(', '))
    this.faults = faults
  }
}

/** What debits collect together, cents. */
export function sumOf(debits: readonly Pick<Debit, 'amountCents'>[]): number {
  return debits.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
