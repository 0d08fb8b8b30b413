import { createFileRoute } from '@tanstack/react-router'
import { answerEvents } from '~/server/live-events'

export const Route = createFileRoute('/api/events')({
  server: { handlers: { GET: ({ request }) => answerEvents(request) } },
})
