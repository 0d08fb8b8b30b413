import { createFileRoute } from '@tanstack/react-router'
import { isApplicantActor, isCompanyActor } from '~/features/accounts/actor'
import { findMessageFile } from '~/features/conversations/server/queries/thread'
import { answerFile } from '~/server/file-response'

export const Route = createFileRoute('/api/files/message/$attachmentId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerFile(request, params.attachmentId, async (db, actor, id) =>
          isCompanyActor(actor) || isApplicantActor(actor) ? findMessageFile(db, actor, id) : null,
        ),
    },
  },
})
