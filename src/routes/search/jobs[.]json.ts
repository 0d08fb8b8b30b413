import { createFileRoute } from '@tanstack/react-router'
import { jsonFeed } from '~/features/job-search/server/feeds/search-feed'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/platform/server/answers/public-answer'

export const Route = createFileRoute('/search/jobs.json')({
  server: {
    handlers: { ANY: ({ request }) => answerPublicRead(request, () => jsonFeed(new URL(request.url), currentTime())) },
  },
})
