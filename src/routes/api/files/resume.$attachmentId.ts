import { createFileRoute } from '@tanstack/react-router'
import { answerFile } from '~/features/accounts/server/answers/file-response'
import { readableAttachment } from '~/features/resumes/server/attachment-access'
import { fileAnswers } from '~/server/requests/file-answers'

export const Route = createFileRoute('/api/files/resume/$attachmentId')({
  server: fileAnswers('attachmentId', answerFile, ({ db, actor, now }, id) => readableAttachment(db, actor, id, now)),
})
