/** The content of an order as in its confirmation; stored with the order. */
export type OrderDocument = {
  orderedOn: string
  recipientName: string
  company: { name: string; street: string; houseNumber: string; postalCode: string; city: string; country: string }
  planName: string
  netCents: number
  taxCents: number
  taxPercent: number
  grossCents: number
  interval: 'month' | 'year'
  /** The last free day, or null without a trial. */
  trialUntil: string | null
  /** The first day that is charged for; missing in orders from before it was kept. */
  paidFrom?: string
  validUntil: string
  /** What the plan allowed when it was ordered, null is unlimited; missing in orders from before it was kept. */
  limits?: { maxActiveJobPostings: number | null; maxMembers: number | null }
  mandate: { reference: string; accountHolder: string; maskedIban: string; text: string }
  creditorName: string
  creditorId: string
}
