import { createFileRoute } from '@tanstack/react-router'
import { currentTime } from '~/lib/current-time'
import { postingPicture } from '~/server/posting-pictures'
import { answerPublicRead } from '~/server/public-answer'

export const Route = createFileRoute('/job-posting/$jobPostingId/picture.png')({
  server: {
    handlers: {
      ANY: ({ request, params }) => answerPublicRead(request, () => postingPicture(params.jobPostingId, currentTime())),
    },
  },
})
