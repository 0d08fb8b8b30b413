import { createFileRoute } from '@tanstack/react-router'
import { currentTime } from '~/lib/current-time'
import { postingQrCode } from '~/server/posting-pictures'
import { answerPublicRead } from '~/server/public-answer'

export const Route = createFileRoute('/job-posting/$jobPostingId/qr.svg')({
  server: {
    handlers: {
      ANY: ({ request, params }) => answerPublicRead(request, () => postingQrCode(params.jobPostingId, currentTime())),
    },
  },
})
