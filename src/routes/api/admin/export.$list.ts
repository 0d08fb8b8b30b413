import { createFileRoute } from '@tanstack/react-router'
import { answerExport } from '~/features/administration/server/export-response'
import { createContext } from '~/server/requests/context'

export const Route = createFileRoute('/api/admin/export/$list')({
  server: {
    handlers: { GET: ({ request, params }) => answerExport(createContext(request.headers), request, params.list) },
  },
})
