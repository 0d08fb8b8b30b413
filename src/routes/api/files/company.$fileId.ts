import { createFileRoute } from '@tanstack/react-router'
import { answerCompanyFile } from '~/features/companies/server/media/company-file'

export const Route = createFileRoute('/api/files/company/$fileId')({
  server: { handlers: { ANY: ({ request, params }) => answerCompanyFile(request, params.fileId) } },
})
