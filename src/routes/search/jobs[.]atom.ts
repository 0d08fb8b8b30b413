import { createFileRoute } from '@tanstack/react-router'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/server/public-answer'
import { atomFeed } from '~/server/search-feed'

export const Route = createFileRoute('/search/jobs.atom')({
  server: {
    handlers: { ANY: ({ request }) => answerPublicRead(request, () => atomFeed(new URL(request.url), currentTime())) },
  },
})
