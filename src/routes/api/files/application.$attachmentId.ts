import { createFileRoute } from '@tanstack/react-router'
import { answerFile } from '~/features/accounts/server/answers/file-response'
import { sentFile } from '~/features/applications/server/exports/sent-file'
import { fileAnswers } from '~/server/requests/file-answers'

export const Route = createFileRoute('/api/files/application/$attachmentId')({
  server: fileAnswers('attachmentId', answerFile, sentFile),
})
