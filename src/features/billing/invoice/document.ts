/** The content of an invoice, frozen when it is issued; PDF, XML and exports are made only from it. */
export type InvoiceDocument = {
  version: 1
  kind: 'invoice' | 'storno'
  number: string
  /** Calendar days `YYYY-MM-DD`, inclusive. */
  issuedOn: string
  dueOn: string
  serviceFrom: string
  serviceUntil: string
  seller: Seller
  buyer: Buyer
  lines: InvoiceLine[]
  tax: { category: TaxCategory; percent: number; reason: string | null }
  netCents: number
  taxCents: number
  grossCents: number
  /** What credits of the company paid when it was issued. */
  prepaidCents?: number
  payment: Payment
  /** The invoice that this one cancels, in whole or only for some of its days. */
  cancels: { number: string; issuedOn: string; isPart?: true } | null
  terms: string
}

/** S standard rate, AE reverse charge, E exempt (§ 19 UStG). */
export type TaxCategory = 'S' | 'AE' | 'E'

export type Address = {
  name: string
  street: string
  houseNumber: string
  postalCode: string
  city: string
  country: string
}
export type Seller = Address & {
  representatives: string
  email: string
  phone: string
  contactName: string
  registerCourt: string | null
  registerNumber: string | null
  vatId: string | null
  taxNumber: string | null
}
export type Buyer = Address & { vatId: string | null; email: string; customerNumber: string; reference: string | null }

/** Quantity is an integer; minus one on a cancellation. */
export type InvoiceLine = {
  name: string
  description: string
  quantity: number
  unitNetCents: number
  netCents: number
}

export type Payment =
  | { means: 'direct_debit'; mandateReference: string; creditorId: string; debtorIban: string; debtorName: string }
  | { means: 'transfer'; iban: string; bic: string | null; accountName: string }
  | { means: 'none' }

export const taxReasons = {
  AE: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)',
  E: 'Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gemäß § 19 UStG',
} as const
