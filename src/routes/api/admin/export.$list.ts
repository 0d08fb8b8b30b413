import { createFileRoute } from '@tanstack/react-router'
import { answerExport } from '~/server/admin/export-response'

export const Route = createFileRoute('/api/admin/export/$list')({
  server: { handlers: { GET: ({ request, params }) => answerExport(request, params.list) } },
})
