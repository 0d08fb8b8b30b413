import { createFileRoute } from '@tanstack/react-router'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/server/public-answer'
import { jsonFeed } from '~/server/search-feed'

export const Route = createFileRoute('/search/jobs.json')({
  server: {
    handlers: { ANY: ({ request }) => answerPublicRead(request, () => jsonFeed(new URL(request.url), currentTime())) },
  },
})
