import { createFileRoute } from '@tanstack/react-router'
import { isApplicantActor, isCompanyActor } from '~/features/accounts/actor'
import { answerFile } from '~/features/accounts/server/answers/file-response'
import { findMessageFile } from '~/features/conversations/server/queries/thread'
import { fileAnswers } from '~/server/requests/file-answers'

export const Route = createFileRoute('/api/files/message/$attachmentId')({
  server: fileAnswers('attachmentId', answerFile, async ({ db, actor }, id) =>
    isCompanyActor(actor) || isApplicantActor(actor) ? findMessageFile(db, actor, id) : null,
  ),
})
