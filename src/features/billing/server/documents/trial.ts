import { createHash } from 'node:crypto'
import { PdfFault } from '~/platform/server/typst/compile-pdf'
import { billingError } from '../../errors'
import type { InvoiceDocument } from '../../invoice/document'
import type { Letter } from './letter'
import { setInvoice, setLetter } from './set-letter'

/** Texts that can be typeset. That depends only on the text, so it is the same for every process and stays true. */
const settable = new Set<string>()
const MAX_KEPT = 10_000

/**
 * Typesets an invoice before it gets its number: issued invoices never change, so nothing may be issued that cannot be
 * typeset. Numbers, days and sums make no difference, so the next month of the same company needs no trial.
 * @throws {AppError} conflict when it cannot be typeset, unavailable when too many documents wait
 */
export function requireSettableInvoice(document: InvoiceDocument): Promise<void> {
  return requireSettable(document, () => setInvoice(document))
}

/**
 * The same for a letter.
 * @throws like {@link requireSettableInvoice}
 */
export function requireSettableLetter(letter: Letter): Promise<void> {
  return requireSettable(letter, () => setLetter(letter))
}

async function requireSettable(content: unknown, set: () => Promise<unknown>): Promise<void> {
  const words = JSON.stringify(content).replace(/\d/g, '0')
  const key = createHash('sha256').update(words).digest('base64')
  if (settable.has(key)) return
  try {
    await set()
  } catch (error) {
    if (error instanceof PdfFault) throw billingError('documentUnsettable')
    throw error
  }
  if (settable.size >= MAX_KEPT) settable.clear()
  settable.add(key)
}
