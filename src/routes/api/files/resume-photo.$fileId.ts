import { createFileRoute } from '@tanstack/react-router'
import { answerShownFile } from '~/features/accounts/server/answers/file-response'
import { readablePhoto } from '~/features/resumes/server/attachment-access'
import { fileAnswers } from '~/server/requests/file-answers'

export const Route = createFileRoute('/api/files/resume-photo/$fileId')({
  server: fileAnswers('fileId', answerShownFile, ({ db, actor, now }, id) => readablePhoto(db, actor, id, now)),
})
