import { createFileRoute } from '@tanstack/react-router'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/server/public-answer'
import { sitemapIndex } from '~/server/sitemap'

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { ANY: ({ request }) => answerPublicRead(request, () => sitemapIndex(currentTime())) } },
})
