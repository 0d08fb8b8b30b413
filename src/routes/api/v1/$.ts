import { createFileRoute } from '@tanstack/react-router'
import { API_LIMIT } from '~/features/integrations/server/read-api/limit'
import { answerPublicRead, apiError } from '~/platform/server/answers/public-answer'

export const Route = createFileRoute('/api/v1/$')({
  server: {
    handlers: {
      ANY: ({ request }) =>
        answerPublicRead(request, async () => apiError(404, 'not-found', 'Diese Adresse gibt es nicht.'), API_LIMIT),
    },
  },
})
