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
  /** Day the free trial ends, or null. */
  trialUntil: string | null
  validUntil: string
  mandate: { reference: string; accountHolder: string; maskedIban: string; text: string }
  creditorName: string
  creditorId: string
}
