import { createFileRoute } from '@tanstack/react-router'
import { answerMadeFile } from '~/features/accounts/server/answers/file-response'
import { exportResume } from '~/features/resumes/server/download'
import { DOWNLOAD_FORMATS } from '~/features/resumes/vocabulary'
import { createContext } from '~/server/requests/context'

/** `?format=pdf|json|text`; default PDF. */
export const Route = createFileRoute('/api/files/resume-export/$resumeId')({
  server: {
    handlers: {
      ANY: ({ request, params }) => {
        const asked = new URL(request.url).searchParams.get('format')
        const format = DOWNLOAD_FORMATS.find((known) => known === asked) ?? 'pdf'
        return answerMadeFile(createContext(request.headers), request, params.resumeId, (db, actor, id) =>
          exportResume(db, actor, id, format),
        )
      },
    },
  },
})
