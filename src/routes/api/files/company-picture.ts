import { createFileRoute } from '@tanstack/react-router'
import { drawnPicture } from '~/features/companies/server/media/drawn-picture'
import { answerPublicRead } from '~/platform/server/answers/public-answer'
import { createRateLimit } from '~/platform/server/rate-limit'

/** A page of companies shows two dozen; drawing one takes less than a millisecond. */
const limit = createRateLimit({ limit: 1200, windowSeconds: 60 })

export const Route = createFileRoute('/api/files/company-picture')({
  server: { handlers: { ANY: ({ request }) => answerPublicRead(request, () => drawnPicture(request), limit) } },
})
