import { createFileRoute } from '@tanstack/react-router'
import { answerFile } from '~/features/accounts/server/answers/file-response'
import { sentFile } from '~/features/applications/server/exports/sent-file'
import { currentTime } from '~/lib/current-time'
import { createContext } from '~/server/requests/context'

export const Route = createFileRoute('/api/files/application/$attachmentId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerFile(createContext(request.headers), request, params.attachmentId, (db, actor, id) =>
          sentFile({ db, actor, now: currentTime() }, id),
        ),
    },
  },
})
