import { createFileRoute } from '@tanstack/react-router'
import { answerPublicRead } from '~/server/public-answer'
import { robots } from '~/server/sitemap'

export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { ANY: ({ request }) => answerPublicRead(request, async () => robots()) } },
})
