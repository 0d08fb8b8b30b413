import type { Moves } from '~/lib/moves'

export const INVOICE_STATES = ['issued', 'in_collection', 'paid', 'returned', 'cancelled'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** What may happen to an invoice (product.md "State machines"). */
export const INVOICE_MOVES = {
  /** Added to a run of direct debits. */
  collect: { from: ['issued', 'returned'], to: 'in_collection' },
  /** The run was abandoned before any account was debited. */
  putBack: { from: ['in_collection'], to: 'issued' },
  /** A transfer can also pay what was never collected. */
  pay: { from: ['issued', 'in_collection', 'returned'], to: 'paid' },
  return: { from: ['in_collection', 'paid'], to: 'returned' },
  cancel: { from: ['issued', 'returned'], to: 'cancelled' },
  /** Cancelled and issued again with right data; what was paid on it pays the new one. */
  correct: { from: ['issued', 'paid'], to: 'cancelled' },
  /** The booking that paid it belonged to another invoice: open again, in collection again, or still returned. */
  reopen: { from: ['paid'], to: 'issued' },
  reopenCollection: { from: ['paid'], to: 'in_collection' },
  reopenReturn: { from: ['paid'], to: 'returned' },
} satisfies Moves<InvoiceState, string>
export type InvoiceEvent = keyof typeof INVOICE_MOVES

export const invoiceStateLabels = {
  issued: 'Offen',
  in_collection: 'Im Einzug',
  paid: 'Bezahlt',
  returned: 'Zurückgegeben',
  cancelled: 'Storniert',
} satisfies Record<InvoiceState, string>
