import { createFileRoute } from '@tanstack/react-router'
import { answerMadeFile } from '~/features/accounts/server/answers/file-response'
import { exportResume } from '~/features/resumes/server/download'
import { DOWNLOAD_FORMATS } from '~/features/resumes/vocabulary'
import { fileAnswers } from '~/server/requests/file-answers'

/** `?format=pdf|json|text`; default PDF. */
export const Route = createFileRoute('/api/files/resume-export/$resumeId')({
  server: fileAnswers('resumeId', answerMadeFile, ({ db, actor, query }, id) =>
    exportResume(db, actor, id, DOWNLOAD_FORMATS.find((known) => known === query.get('format')) ?? 'pdf'),
  ),
})
