import { createFileRoute } from '@tanstack/react-router'
import { answerMadeFile } from '~/features/accounts/server/answers/file-response'
import { releasedResumePdf } from '~/features/resumes/server/download'
import { fileAnswers } from '~/server/requests/file-answers'

export const Route = createFileRoute('/api/files/resume-pdf/$applicantProfileId')({
  server: fileAnswers('applicantProfileId', answerMadeFile, ({ db, actor, now }, id) =>
    releasedResumePdf(db, actor, id, now),
  ),
})
