import { createFileRoute } from '@tanstack/react-router'
import { API_LIMIT } from '~/features/integrations/server/read-api/limit'
import { openApiDocument } from '~/features/integrations/server/read-api/openapi'
import { answerPublicRead } from '~/platform/server/answers/public-answer'

export const Route = createFileRoute('/api/v1/openapi.json')({
  server: { handlers: { ANY: ({ request }) => answerPublicRead(request, async () => openApiDocument(), API_LIMIT) } },
})
