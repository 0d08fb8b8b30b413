import { createFileRoute } from '@tanstack/react-router'
import { listJobPostings } from '~/features/integrations/server/read-api/job-postings'
import { API_LIMIT } from '~/features/integrations/server/read-api/limit'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/platform/server/answers/public-answer'

export const Route = createFileRoute('/api/v1/job-postings/')({
  server: {
    handlers: {
      ANY: ({ request }) =>
        answerPublicRead(request, () => listJobPostings(new URL(request.url), currentTime()), API_LIMIT),
    },
  },
})
