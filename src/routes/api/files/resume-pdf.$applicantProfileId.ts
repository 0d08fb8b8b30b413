import { createFileRoute } from '@tanstack/react-router'
import { answerMadeFile } from '~/features/accounts/server/answers/file-response'
import { releasedResumePdf } from '~/features/resumes/server/download'
import { currentTime } from '~/lib/current-time'
import { createContext } from '~/server/requests/context'

export const Route = createFileRoute('/api/files/resume-pdf/$applicantProfileId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerMadeFile(createContext(request.headers), request, params.applicantProfileId, (db, actor, id) =>
          releasedResumePdf(db, actor, id, currentTime()),
        ),
    },
  },
})
