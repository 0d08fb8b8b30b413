import { createFileRoute } from '@tanstack/react-router'
import { readJobPosting } from '~/features/integrations/server/read-api/job-postings'
import { API_LIMIT } from '~/features/integrations/server/read-api/limit'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/platform/server/answers/public-answer'

export const Route = createFileRoute('/api/v1/job-postings/$id')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerPublicRead(request, () => readJobPosting(params.id, currentTime()), API_LIMIT),
    },
  },
})
