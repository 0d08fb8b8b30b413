import { createFileRoute } from '@tanstack/react-router'
import { companyIndeedFeed } from '~/features/integrations/server/exports/company-export'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/platform/server/answers/public-answer'

export const Route = createFileRoute('/company/$companyProfileId/indeed.xml')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerPublicRead(request, () => companyIndeedFeed(params.companyProfileId, currentTime())),
    },
  },
})
