import { createFileRoute } from '@tanstack/react-router'
import { readablePhoto } from '~/features/resumes/server/attachment-access'
import { currentTime } from '~/lib/current-time'
import { answerShownFile } from '~/server/file-response'

/** The photo of a résumé, by its file. */
export const Route = createFileRoute('/api/files/resume-photo/$fileId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerShownFile(request, params.fileId, (db, actor, id) => readablePhoto(db, actor, id, currentTime())),
    },
  },
})
