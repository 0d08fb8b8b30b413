import { createFileRoute } from '@tanstack/react-router'
import { answerMadeFile } from '~/features/accounts/server/answers/file-response'
import { offerPdf } from '~/features/applications/server/offers/offer-pdf'
import { fileAnswers } from '~/server/requests/file-answers'

/** An offer as a PDF, for both sides. */
export const Route = createFileRoute('/api/files/offer/$offerId')({
  server: fileAnswers('offerId', answerMadeFile, offerPdf),
})
