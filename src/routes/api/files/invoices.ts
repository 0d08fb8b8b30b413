import { createFileRoute } from '@tanstack/react-router'
import { answerMadeChoice } from '~/features/accounts/server/answers/file-response'
import { MOST_INVOICES } from '~/features/billing/search-params'
import { findInvoiceArchive } from '~/features/billing/server/invoices/invoice-queries'
import { uuidParam } from '~/lib/search-params'
import { createContext } from '~/server/requests/context'

/** `?ids=…,…&format=pdf|xrechnung`: the selected invoices in one archive. */
export const Route = createFileRoute('/api/files/invoices')({
  server: {
    handlers: {
      ANY: ({ request }) =>
        answerMadeChoice(createContext(request.headers), request, async (context) => {
          const actor = await context.actor()
          const { searchParams } = new URL(request.url)
          const ids = (searchParams.get('ids') ?? '').split(',')
          const known = ids.flatMap((id) => uuidParam(id) ?? [])
          if (!actor || known.length !== ids.length || ids.length > MOST_INVOICES) return null
          const kind = searchParams.get('format') === 'xrechnung' ? 'xrechnung' : 'pdf'
          return findInvoiceArchive(context.db, actor, known, kind)
        }),
    },
  },
})
