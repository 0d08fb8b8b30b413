type Address = { street: string; houseNumber: string; postalCode: string; city: string; country: string }

/** What a file of debits for the bank says. */
export type CollectionFile = {
  /** At most 30 characters of the SEPA set; unique for ever. */
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
  /** Structured or not at all: address lines are refused by banks since November 2026. */
  address: Address | null
  remittance: string
}

/** What of a debit, or of the operator's own data, a bank would refuse. */
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

/** One thing to change before a bank takes the file. Without an id it is about the file and whoever collects. */
export type CollectionFault = { endToEndId: string | null; field: CollectionField }

/** Why a file would be refused by the bank. */
export class CollectionFileFault extends Error {
  override name = 'CollectionFileFault'
  readonly faults: readonly CollectionFault[]
  constructor(faults: readonly CollectionFault[]) {
    super(faults.map(({ endToEndId, field }) => `${field} of ${endToEndId ?? 'the file'}`).join(', '))
    this.faults = faults
  }
}
