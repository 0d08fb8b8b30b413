import { createFileRoute } from '@tanstack/react-router'
import { answerFeed } from '~/features/applications/server/calendar-address/answer-feed'
import { createContext } from '~/server/requests/context'

/** Somebody's interviews, for the calendar program that knows their private address. */
export const Route = createFileRoute('/api/calendar/$token')({
  server: {
    handlers: {
      ANY: ({ request, params }) => answerFeed(createContext(request.headers), request, params.token),
    },
  },
})
