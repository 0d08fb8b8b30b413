import { createFileRoute } from '@tanstack/react-router'
import { answerMadeFile } from '~/features/accounts/server/answers/file-response'
import { applicationFolder } from '~/features/applications/server/exports/application-folder'
import { currentTime } from '~/lib/current-time'
import { createContext } from '~/server/requests/context'

/** "Bewerbungsmappe" of one application, for its company and the person themselves. */
export const Route = createFileRoute('/api/files/application-folder/$applicationId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerMadeFile(createContext(request.headers), request, params.applicationId, (db, actor, id) =>
          applicationFolder({ db, actor, now: currentTime() }, id),
        ),
    },
  },
})
