import { createFileRoute } from '@tanstack/react-router'
import { sitemapFile } from '~/features/integrations/server/sitemap/sitemap'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/platform/server/answers/public-answer'

export const Route = createFileRoute('/sitemaps/$name')({
  server: {
    handlers: {
      ANY: ({ request, params }) => answerPublicRead(request, () => sitemapFile(params.name, currentTime())),
    },
  },
})
