import { createFileRoute } from '@tanstack/react-router'
import { answerPublicRead } from '~/server/public-answer'
import { API_LIMIT } from '~/server/public-api/limit'
import { openApiDocument } from '~/server/public-api/openapi'

export const Route = createFileRoute('/api/v1/openapi.json')({
  server: { handlers: { ANY: ({ request }) => answerPublicRead(request, async () => openApiDocument(), API_LIMIT) } },
})
