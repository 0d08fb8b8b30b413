import { createFileRoute } from '@tanstack/react-router'
import { answerFile } from '~/features/accounts/server/answers/file-response'
import { readableAttachment } from '~/features/resumes/server/attachment-access'
import { currentTime } from '~/lib/current-time'
import { createContext } from '~/server/requests/context'

export const Route = createFileRoute('/api/files/resume/$attachmentId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerFile(createContext(request.headers), request, params.attachmentId, (db, actor, id) =>
          readableAttachment(db, actor, id, currentTime()),
        ),
    },
  },
})
