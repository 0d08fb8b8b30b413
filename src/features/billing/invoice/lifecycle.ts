export const INVOICE_STATES = ['issued', 'in_collection', 'paid', 'returned', 'cancelled'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/**
 * Which state may follow which (product.md "State machines"). A transfer pays what was never collected; what was paid by a
 * booking that turns out to be somebody else's is open again.
 */
const TRANSITIONS = {
  issued: ['in_collection', 'paid', 'cancelled'],
  in_collection: ['issued', 'paid', 'returned'],
  paid: ['issued', 'in_collection', 'returned'],
  returned: ['in_collection', 'paid', 'cancelled'],
  cancelled: [],
} satisfies Record<InvoiceState, InvoiceState[]>

export const invoiceStateLabels = {
  issued: 'Offen',
  in_collection: 'Im Einzug',
  paid: 'Bezahlt',
  returned: 'Zurückgegeben',
  cancelled: 'Storniert',
} satisfies Record<InvoiceState, string>

export function canChangeInvoice(from: InvoiceState, to: InvoiceState): boolean {
  const allowed: readonly InvoiceState[] = TRANSITIONS[from]
  return allowed.includes(to)
}
