import { createFileRoute } from '@tanstack/react-router'
import { readableAttachment } from '~/features/resumes/server/attachment-access'
import { currentTime } from '~/lib/current-time'
import { answerFile } from '~/server/file-response'

export const Route = createFileRoute('/api/files/resume/$attachmentId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerFile(request, params.attachmentId, (db, actor, id) => readableAttachment(db, actor, id, currentTime())),
    },
  },
})
