import { createFileRoute } from '@tanstack/react-router'
import { answerShownFile } from '~/features/accounts/server/answers/file-response'
import { readablePhoto } from '~/features/resumes/server/attachment-access'
import { currentTime } from '~/lib/current-time'
import { createContext } from '~/server/requests/context'

export const Route = createFileRoute('/api/files/resume-photo/$fileId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerShownFile(createContext(request.headers), request, params.fileId, (db, actor, id) =>
          readablePhoto(db, actor, id, currentTime()),
        ),
    },
  },
})
