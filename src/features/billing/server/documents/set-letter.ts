import { compilePdf } from '~/platform/server/typst/compile-pdf'
import { ciiInvoice } from '../../invoice/cii'
import type { InvoiceDocument } from '../../invoice/document'
import { INVOICE_XML, invoiceLetter, type Letter } from './letter'
import letterTypst from './letter.typ?raw'
import { FACTUR_X, markPdf } from './pdf-marks'

/**
 * A letter as PDF/A-3a and PDF/UA-1.
 * @throws PdfFault, AppError `unavailable` like `compilePdf`
 */
export async function setLetter(letter: Letter): Promise<Uint8Array> {
  return markPdf(await compilePdf({ source: letterTypst, data: letter, standard: 'a-3a' }))
}

/**
 * The invoice on paper with the EN 16931 XML inside (ZUGFeRD).
 * @throws like {@link setLetter}
 */
export async function setInvoice(document: InvoiceDocument): Promise<Uint8Array> {
  const files = [{ path: INVOICE_XML, content: Buffer.from(ciiInvoice(document, 'zugferd'), 'utf8') }]
  const data = invoiceLetter(document)
  return markPdf(await compilePdf({ source: letterTypst, data, files, standard: 'a-3a' }), [FACTUR_X])
}
