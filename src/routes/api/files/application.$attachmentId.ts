import { createFileRoute } from '@tanstack/react-router'
import { sentFile } from '~/features/applications/server/exports/sent-file'
import { currentTime } from '~/lib/current-time'
import { answerFile } from '~/server/file-response'

export const Route = createFileRoute('/api/files/application/$attachmentId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerFile(request, params.attachmentId, (db, actor, id) => sentFile({ db, actor, now: currentTime() }, id)),
    },
  },
})
