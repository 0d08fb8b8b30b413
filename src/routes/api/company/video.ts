import { createFileRoute } from '@tanstack/react-router'
import { answerVideoUpload } from '~/server/video-upload'

export const Route = createFileRoute('/api/company/video')({
  server: { handlers: { POST: ({ request }) => answerVideoUpload(request) } },
})
