import { createFileRoute } from '@tanstack/react-router'
import { robots } from '~/features/integrations/server/sitemap/sitemap'
import { answerPublicRead } from '~/platform/server/answers/public-answer'

export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { ANY: ({ request }) => answerPublicRead(request, async () => robots()) } },
})
