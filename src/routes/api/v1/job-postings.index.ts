import { createFileRoute } from '@tanstack/react-router'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/server/public-answer'
import { listJobPostings } from '~/server/public-api/job-postings'
import { API_LIMIT } from '~/server/public-api/limit'

export const Route = createFileRoute('/api/v1/job-postings/')({
  server: {
    handlers: {
      ANY: ({ request }) =>
        answerPublicRead(request, () => listJobPostings(new URL(request.url), currentTime()), API_LIMIT),
    },
  },
})
