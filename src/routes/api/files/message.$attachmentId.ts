import { createFileRoute } from '@tanstack/react-router'
import { isApplicantActor, isCompanyActor } from '~/features/accounts/actor'
import { answerFile } from '~/features/accounts/server/answers/file-response'
import { findMessageFile } from '~/features/conversations/server/queries/thread'
import { createContext } from '~/server/requests/context'

export const Route = createFileRoute('/api/files/message/$attachmentId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerFile(createContext(request.headers), request, params.attachmentId, async (db, actor, id) =>
          isCompanyActor(actor) || isApplicantActor(actor) ? findMessageFile(db, actor, id) : null,
        ),
    },
  },
})
