import { createFileRoute } from '@tanstack/react-router'
import { findAttachmentFile } from '~/features/applications/server/queries/for-applicant'
import { answerFile } from '~/server/file-response'

export const Route = createFileRoute('/api/files/application/$attachmentId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerFile(request, params.attachmentId, (db, actor, id) => findAttachmentFile(db, actor, id)),
    },
  },
})
