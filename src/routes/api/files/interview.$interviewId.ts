import { createFileRoute } from '@tanstack/react-router'
import { answerTextFile } from '~/features/accounts/server/answers/text-file'
import { interviewCalendar } from '~/features/applications/server/queries/interview-calendar'
import { uuidParam } from '~/lib/search-params'
import { createContext } from '~/server/requests/context'

/** An agreed appointment for the calendar of either side. */
export const Route = createFileRoute('/api/files/interview/$interviewId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerTextFile(
          createContext(request.headers),
          request,
          { name: 'termin.ics', contentType: 'text/calendar' },
          async (context) => {
            const actor = await context.actor()
            const id = uuidParam(params.interviewId)
            return actor && id ? interviewCalendar(context.db, actor, id, context.now) : null
          },
        ),
    },
  },
})
