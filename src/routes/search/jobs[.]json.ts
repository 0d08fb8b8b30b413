import { createFileRoute } from '@tanstack/react-router'
import { answerPublicRead } from '~/server/public-answer'
import { jsonFeed } from '~/server/search-feed'

export const Route = createFileRoute('/search/jobs.json')({
  server: {
    handlers: { ANY: ({ request }) => answerPublicRead(request, () => jsonFeed(new URL(request.url), new Date())) },
  },
})
