import { createFileRoute } from '@tanstack/react-router'
import { answerMadeFile } from '~/features/accounts/server/answers/file-response'
import { findInvoiceFile } from '~/features/billing/server/invoices/invoice-queries'
import { fileAnswers } from '~/server/requests/file-answers'

/** `?format=pdf|xrechnung`; default is the PDF (ZUGFeRD). */
export const Route = createFileRoute('/api/files/invoice/$invoiceId')({
  server: fileAnswers('invoiceId', answerMadeFile, ({ db, actor, query }, id) =>
    findInvoiceFile(db, actor, id, query.get('format') === 'xrechnung' ? 'xrechnung' : 'pdf'),
  ),
})
