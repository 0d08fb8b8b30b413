import { createFileRoute } from '@tanstack/react-router'
import { sitemapIndex } from '~/features/integrations/server/sitemap/sitemap'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/platform/server/answers/public-answer'

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { ANY: ({ request }) => answerPublicRead(request, () => sitemapIndex(currentTime())) } },
})
