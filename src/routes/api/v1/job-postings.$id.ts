import { createFileRoute } from '@tanstack/react-router'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/server/public-answer'
import { readJobPosting } from '~/server/public-api/job-postings'
import { API_LIMIT } from '~/server/public-api/limit'

export const Route = createFileRoute('/api/v1/job-postings/$id')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerPublicRead(request, () => readJobPosting(params.id, currentTime()), API_LIMIT),
    },
  },
})
