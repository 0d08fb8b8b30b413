import { createFileRoute } from '@tanstack/react-router'
import { releasedResumePdf } from '~/features/resumes/server/download'
import { currentTime } from '~/lib/current-time'
import { answerMadeFile } from '~/server/file-response'

export const Route = createFileRoute('/api/files/resume-pdf/$applicantProfileId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerMadeFile(request, params.applicantProfileId, (db, actor, id) =>
          releasedResumePdf(db, actor, id, currentTime()),
        ),
    },
  },
})
