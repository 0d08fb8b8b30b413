import { createFileRoute } from '@tanstack/react-router'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/server/public-answer'
import { sitemapFile } from '~/server/sitemap'

export const Route = createFileRoute('/sitemaps/$name')({
  server: {
    handlers: {
      ANY: ({ request, params }) => answerPublicRead(request, () => sitemapFile(params.name, currentTime())),
    },
  },
})
