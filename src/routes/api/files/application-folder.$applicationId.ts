import { createFileRoute } from '@tanstack/react-router'
import { answerMadeFile } from '~/features/accounts/server/answers/file-response'
import { applicationFolder } from '~/features/applications/server/exports/application-folder'
import { fileAnswers } from '~/server/requests/file-answers'

/** "Bewerbungsmappe" of one application, for its company and the person themselves. */
export const Route = createFileRoute('/api/files/application-folder/$applicationId')({
  server: fileAnswers('applicationId', answerMadeFile, applicationFolder),
})
