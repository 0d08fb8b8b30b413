import { createFileRoute } from '@tanstack/react-router'
import { currentTime } from '~/lib/current-time'
import { companyHrBaXml } from '~/server/company-export'
import { answerPublicRead } from '~/server/public-answer'

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
