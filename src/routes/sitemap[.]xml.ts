import { createFileRoute } from '@tanstack/react-router'
import { answerPublicRead } from '~/server/public-answer'
import { sitemapIndex } from '~/server/sitemap'

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { ANY: ({ request }) => answerPublicRead(request, () => sitemapIndex(new Date())) } },
})
