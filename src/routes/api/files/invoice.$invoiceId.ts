import { createFileRoute } from '@tanstack/react-router'
import { answerMadeFile } from '~/features/accounts/server/answers/file-response'
import { findInvoiceFile } from '~/features/billing/server/invoices/invoice-queries'
import { createContext } from '~/server/requests/context'

/** `?format=pdf|xrechnung`; default is the PDF (ZUGFeRD). */
export const Route = createFileRoute('/api/files/invoice/$invoiceId')({
  server: {
    handlers: {
      ANY: ({ request, params }) => {
        const kind = new URL(request.url).searchParams.get('format') === 'xrechnung' ? 'xrechnung' : 'pdf'
        return answerMadeFile(createContext(request.headers), request, params.invoiceId, (db, actor, id) =>
          findInvoiceFile(db, actor, id, kind),
        )
      },
    },
  },
})
