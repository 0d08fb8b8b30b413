import { createFileRoute } from '@tanstack/react-router'
import { answerVideoUpload } from '~/features/companies/server/media/video-upload'
import { createContext } from '~/server/requests/context'

export const Route = createFileRoute('/api/company/video')({
  server: { handlers: { POST: ({ request }) => answerVideoUpload(createContext(request.headers), request) } },
})
