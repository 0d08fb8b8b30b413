import { createFileRoute } from '@tanstack/react-router'
import { currentTime } from '~/lib/current-time'
import { companyIndeedFeed } from '~/server/company-export'
import { answerPublicRead } from '~/server/public-answer'

export const Route = createFileRoute('/company/$companyProfileId/indeed.xml')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerPublicRead(request, () => companyIndeedFeed(params.companyProfileId, currentTime())),
    },
  },
})
