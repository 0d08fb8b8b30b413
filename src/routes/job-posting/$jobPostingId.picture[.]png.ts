import { createFileRoute } from '@tanstack/react-router'
import { postingPicture } from '~/features/job-postings/server/sharing/pictures'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/platform/server/answers/public-answer'

export const Route = createFileRoute('/job-posting/$jobPostingId/picture.png')({
  server: {
    handlers: {
      ANY: ({ request, params }) => answerPublicRead(request, () => postingPicture(params.jobPostingId, currentTime())),
    },
  },
})
