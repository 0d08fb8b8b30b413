import { createFileRoute } from '@tanstack/react-router'
import { answerFile } from '~/features/accounts/server/answers/file-response'
import { offeredFile } from '~/features/applications/server/offers/offered-file'
import { fileAnswers } from '~/server/requests/file-answers'

/** The document a company sent along with an offer, for both sides. */
export const Route = createFileRoute('/api/files/offer-document/$offerId')({
  server: fileAnswers('offerId', answerFile, ({ db, actor }, id) => offeredFile(db, actor, id)),
})
