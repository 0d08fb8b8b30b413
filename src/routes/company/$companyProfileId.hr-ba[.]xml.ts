import { createFileRoute } from '@tanstack/react-router'
import { companyHrBaXml } from '~/features/integrations/server/exports/company-export'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/platform/server/answers/public-answer'

export const Route = createFileRoute('/company/$companyProfileId/hr-ba.xml')({
  server: {
    handlers: {
      ANY: ({ request, params }) => {
        const { searchParams } = new URL(request.url)
        return answerPublicRead(request, () => companyHrBaXml(params.companyProfileId, searchParams, currentTime()))
      },
    },
  },
})
