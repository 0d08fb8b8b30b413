import { createFileRoute } from '@tanstack/react-router'
import { postingQrCode } from '~/features/job-postings/server/sharing/pictures'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/platform/server/answers/public-answer'

export const Route = createFileRoute('/job-posting/$jobPostingId/qr.svg')({
  server: {
    handlers: {
      ANY: ({ request, params }) => answerPublicRead(request, () => postingQrCode(params.jobPostingId, currentTime())),
    },
  },
})
