import { createFileRoute } from '@tanstack/react-router'
import { isCompanyActor } from '~/features/accounts/actor'
import { answerMadeFile } from '~/features/accounts/server/answers/file-response'
import { procedureFile } from '~/features/applications/server/exports/procedure-file'
import { currentTime } from '~/lib/current-time'
import { createContext } from '~/server/requests/context'

export const Route = createFileRoute('/api/files/procedure/$jobPostingId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerMadeFile(createContext(request.headers), request, params.jobPostingId, async (db, actor, id) =>
          isCompanyActor(actor) ? procedureFile({ db, actor, now: currentTime() }, id) : null,
        ),
    },
  },
})
