import { createFileRoute } from '@tanstack/react-router'
import { answerPublicRead, apiError } from '~/server/public-answer'
import { API_LIMIT } from '~/server/public-api/limit'

export const Route = createFileRoute('/api/v1/$')({
  server: {
    handlers: {
      ANY: ({ request }) =>
        answerPublicRead(request, async () => apiError(404, 'not-found', 'Diese Adresse gibt es nicht.'), API_LIMIT),
    },
  },
})
