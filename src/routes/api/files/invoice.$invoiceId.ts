import { createFileRoute } from '@tanstack/react-router'
import { findInvoiceFile } from '~/features/billing/server/invoice-queries'
import { answerMadeFile } from '~/server/file-response'

/** `?format=pdf|xrechnung`; the PDF (ZUGFeRD) when nothing else is asked for. */
export const Route = createFileRoute('/api/files/invoice/$invoiceId')({
  server: {
    handlers: {
      ANY: ({ request, params }) => {
        const kind = new URL(request.url).searchParams.get('format') === 'xrechnung' ? 'xrechnung' : 'pdf'
        return answerMadeFile(request, params.invoiceId, (db, actor, id) => findInvoiceFile(db, actor, id, kind))
      },
    },
  },
})
