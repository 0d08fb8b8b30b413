import { createFileRoute } from '@tanstack/react-router'
import { answerMadeFile } from '~/features/accounts/server/answers/file-response'
import { offerPdf } from '~/features/applications/server/offers/offer-pdf'
import { createContext } from '~/server/requests/context'

/** An offer as a PDF, for both sides. */
export const Route = createFileRoute('/api/files/offer/$offerId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerMadeFile(createContext(request.headers), request, params.offerId, (db, actor, id) =>
          offerPdf({ db, actor }, id),
        ),
    },
  },
})
