import { choiceParam, numberParam, searchParams, textParam } from '~/lib/search-params'
import { INVOICE_STATES } from './invoice/lifecycle'

const page = numberParam(1, 100_000)

/** Parameters of "Tarif und Rechnungen". */
export const readBillingPage = searchParams({ page })

/**
 * Parameters of `/super/invoices`; `overdue` are those in or past their grace, `credit` those with an overpayment,
 * `vat` those with another rate than the one that counts.
 */
export const INVOICE_FILTERS = [...INVOICE_STATES, 'overdue', 'credit', 'storno', 'vat'] as const
export const readInvoiceList = searchParams({ q: textParam(120), status: choiceParam(INVOICE_FILTERS), page })

export const DEBIT_TABS = ['runs', 'imports', 'unmatched', 'repeated', 'handled'] as const
export const readDebitList = searchParams({ tab: choiceParam(DEBIT_TABS), page })
export const readDebitRun = searchParams({ page })

export const BILLING_PAGE_SIZE = 25

/** In one archive; a page of a list has fewer. */
export const MOST_INVOICES = 50
