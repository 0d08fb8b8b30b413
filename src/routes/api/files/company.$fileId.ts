import { createFileRoute } from '@tanstack/react-router'
import { answerCompanyFile } from '~/server/company-file-response'

export const Route = createFileRoute('/api/files/company/$fileId')({
  server: { handlers: { ANY: ({ request, params }) => answerCompanyFile(request, params.fileId) } },
})
