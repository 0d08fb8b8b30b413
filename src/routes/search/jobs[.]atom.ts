import { createFileRoute } from '@tanstack/react-router'
import { atomFeed } from '~/features/job-search/server/feeds/search-feed'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/platform/server/answers/public-answer'

export const Route = createFileRoute('/search/jobs.atom')({
  server: {
    handlers: { ANY: ({ request }) => answerPublicRead(request, () => atomFeed(new URL(request.url), currentTime())) },
  },
})
